import { expect, it } from 'vitest';
import { KINDS } from '../../../exportCheck/model/kinds';
import { KINDS_IN_SQL } from '../../../exportCheck/model/kindsInSql';
import { dictionary, guides } from '../../../testing/guides/projectGuides';
import { isGolden } from '../../../testing/golden';
import { sqlChecks } from './render';

isGolden(__dirname, sqlChecks);

const files = await sqlChecks.render(dictionary, { guides });
const fileOf = (name: string) =>
  String(files.find(({ path }) => path.endsWith(`/${name}`))?.content ?? '');

it('says of each kind of finding whether SQL knows it', () => {
  const script = fileOf('duckdb.sql');
  const [, unknown = ''] = /^-- Not told here: ([^.]+)\./m.exec(script) ?? [];
  for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
    const isKnown = KINDS_IN_SQL[kind] !== 'nowhere';
    expect([kind, script.includes(`'${kind}'`)]).toEqual([kind, isKnown]);
    expect([kind, unknown.split(', ').includes(kind)]).toEqual([kind, !isKnown]);
  }
});

it('leaves to dbt’s source what that tests already', () => {
  const test = fileOf('dbt_test.sql');
  expect(test).not.toMatch(/'(null-unexpected|null-doubted|not-in-list|file-empty)' AS kind/);
  const orphans = (text: string) => text.match(/^SELECT 'orphan' AS kind/gm)?.length ?? 0;
  const left = dictionary.relationships.joins.filter(
    ({ with: beside, where }) => where ?? beside.length > 0,
  );
  expect(orphans(fileOf('spark.sql'))).toBe(dictionary.relationships.joins.length);
  expect(orphans(test)).toBeGreaterThanOrEqual(left.length);
  expect(orphans(test)).toBeLessThan(dictionary.relationships.joins.length / 2);
});
