import { expect, it } from 'vitest';
import type { FieldPlace } from '../../../dictionary/model/relationships';
import { typeFamily } from '../../../dictionary/model/typeFamilies';
import { KINDS } from '../../../exportCheck/model/kinds';
import { KINDS_IN_SQL } from '../../../exportCheck/model/kindsInSql';
import { dictionary, guides } from '../../../testing/guides/projectGuides';
import { isGolden } from '../../../testing/golden';
import { sqlChecks } from './render';

isGolden(__dirname, sqlChecks);

async function fileOf(name: string): Promise<string> {
  const files = await sqlChecks.render(dictionary, { guides });
  return String(files.find(({ path }) => path.endsWith(`/${name}`))?.content ?? '');
}

it('says of each kind of finding whether SQL knows it', async () => {
  const script = await fileOf('duckdb.sql');
  const [, unknown = ''] = /^-- Not told here: ([^.]+)\./m.exec(script) ?? [];
  for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
    const isKnown = KINDS_IN_SQL[kind] !== 'nowhere';
    expect([kind, script.includes(`'${kind}'`)]).toEqual([kind, isKnown]);
    expect([kind, unknown.split(', ').includes(kind)]).toEqual([kind, !isKnown]);
  }
});

it('leaves to dbt’s source what that tests already', async () => {
  const test = await fileOf('dbt_test.sql');
  expect(test).not.toMatch(/'(null-unexpected|null-doubted|not-in-list|file-empty)' AS kind/);
  const orphans = (text: string) => text.match(/^SELECT 'orphan' AS kind/gm)?.length ?? 0;
  const familyOf = ({ slug, anchor }: FieldPlace) => {
    const entity = dictionary.entities.find((one) => one.slug === slug);
    return typeFamily(entity!.fields.find((field) => field.anchor === anchor)!.dataType);
  };
  const { joins } = dictionary.relationships;
  const left = joins.filter(
    ({ from, to, with: beside, where }) =>
      where ?? (beside.length > 0 || familyOf(from) !== familyOf(to)),
  );
  expect(orphans(await fileOf('spark.sql'))).toBe(joins.length);
  expect(orphans(test)).toBe(left.length);
  expect(left.length).toBeLessThan(joins.length / 2);
});
