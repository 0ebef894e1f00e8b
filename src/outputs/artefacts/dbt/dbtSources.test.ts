import { load } from 'js-yaml';
import { expect, it } from 'vitest';
import { dictionary, PROJECT, textsOf } from '../../../testing/guides/projectGuides';
import { isGolden } from '../../../testing/golden';
import { readSample } from '../../../testing/sample/sample';
import { tablesOf } from '../columns';
import { dbtSources } from './dbtSources';

isGolden(__dirname, dbtSources);

type DbtColumn = { name: string; description?: string; data_tests?: unknown[] };
type DbtTable = { name: string; columns: DbtColumn[] };

async function tablesIn(of = PROJECT): Promise<DbtTable[]> {
  const [text = ''] = (await textsOf(dbtSources, of)).values();
  const { sources } = load(text) as { sources: { tables: DbtTable[] }[] };
  return sources[0]?.tables ?? [];
}

const tables = await tablesIn();
const tests = (table: string, column: string) =>
  tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column)
    ?.data_tests;
type Relationship = { to: string; config?: { severity?: string; where?: string } };
const relationships = tables
  .flatMap(({ columns }) => columns.flatMap(({ data_tests = [] }) => data_tests))
  .flatMap((test) => (test as { relationships?: Relationship }).relationships ?? []);

it('has each table and column under the names of the snake_case DDL', () => {
  expect(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)])).toEqual(
    tablesOf(dictionary).map(({ snakeName, columns }) => [
      snakeName,
      columns.map((column) => column.snakeName),
    ]),
  );
});

it('tests nulls, closed lists and joins, and only warns of what is inferred', () => {
  const plan = tablesOf(dictionary).find(({ entity }) => entity.slug === 'payment-plan')!.snakeName;
  expect(tests(plan, 'frequency')).toEqual([
    'not_null',
    { accepted_values: { values: ['M', 'W'] } },
  ]);
  const to = "source('ehi', 'content_visit_service')";
  expect(tests('content_claims', 'visit_id')).toContainEqual({
    relationships: { to, field: 'client_visit_id', config: { severity: 'warn' } },
  });
  const stated = dictionary.relationships.joins.filter(
    ({ status, where }) => status === 'stated' && !where,
  );
  expect(relationships.filter(({ config }) => !config?.severity)).toHaveLength(stated.length);
});

it('tests a join that depends on another field only where that holds', () => {
  const conditional = relationships.filter(({ config }) => config?.where?.includes(" = '"));
  const joins = dictionary.relationships.joins.filter(({ when, where }) => when && !where);
  expect(conditional).toHaveLength(joins.length);
});

it('has nothing that dbt would run in its texts', async () => {
  const { dictionary: of, inputs } = await readSample();
  const entities = of.entities.map((entity) => ({ ...entity, description: '{{ env }} {% x %}' }));
  const [table] = await tablesIn({ dictionary: { ...of, entities }, inputs } as never);
  expect(table).toMatchObject({ description: '{ { env }} { % x %}' });
});
