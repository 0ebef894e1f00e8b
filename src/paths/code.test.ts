import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DialectName } from '../code/sql';
import { casesOf } from '../testing/cases';
import { openDuckDb } from '../testing/guides/databases';
import { makeFolder, sampleFolder } from '../testing/guides/exportFolder';
import { closeAll, DATABASE_NAMES, loadEverywhere, type Loaded } from '../testing/guides/loaded';
import { hasPython, runPython } from '../testing/guides/programs';
import { dictionary } from '../testing/guides/projectGuides';
import { pandasOf, sqlOf, stepsOf, type Step } from './code';
import { findRoutes, graphOf } from './findRoutes';

const { entities, relationships } = dictionary;
const graph = graphOf({ ...relationships, entities });
const entityOf = (slug: string) => {
  const entity = entities.find((one) => one.slug === slug);
  if (!entity) throw new Error(`No entity ${slug}`);
  return entity;
};

function stepsBetween(from: string, to: string) {
  const [best] = findRoutes(graph, from, to).routes;
  if (!best) throw new Error(`No route from ${from} to ${to}`);
  return stepsOf(best, entityOf);
}

type Route = [from: string, to: string, field: string, met: number, all: number];
const ROUTES = Object.values(casesOf<Route>('src/paths/routes'));

describe('the queries run, and find the partners', () => {
  let databases: Loaded;

  beforeAll(async () => {
    const folder = sampleFolder(dictionary);
    // In DuckDB a route reads the export's own files.
    databases = { ...(await loadEverywhere(folder)), duckdb: await openDuckDb(folder) };
  });

  afterAll(() => closeAll(databases));

  const cases = DATABASE_NAMES.flatMap((dialect) =>
    ROUTES.map((route) => [dialect, ...route] as const),
  );

  it.each(cases)('on %s from %s to %s', async (dialect, from, to, field, met, all) => {
    // A field of the end instead of all columns, of which some have the same name.
    const [, ...rest] = sqlOf(stepsBetween(from, to), dialect).split('\n');
    const counts = `SELECT count("${entityOf(to).name}"."${field}") AS met, count(*) AS found`;
    const [row] = await databases[dialect].rows([counts, ...rest].join('\n'));
    expect([Number(row?.met), Number(row?.found)]).toEqual([met, all]);
  });
});

describe('with pandas', () => {
  const isHere = hasPython('pandas');

  it.for(ROUTES)('the code from %s to %s runs', ([from, to, field, met, all], context) => {
    if (!isHere) context.skip(`pandas is not on this machine; the code is parsed`);
    const folder = sampleFolder(dictionary);
    const column = JSON.stringify(`${entityOf(to).name}: ${field}`);
    const code = [
      pandasOf(stepsBetween(from, to)),
      `print(result[${column}].count(), len(result))`,
    ].join('\n');
    expect(runPython(folder, [['route.py', code]])).toEqual({
      output: `${met} ${all}`,
      errors: '',
      status: 0,
    });
  });

  it('all code can be parsed', (context) => {
    if (!hasPython('ast')) context.skip('python3 is not on this machine');
    const codes = ROUTES.map(([from, to]) => pandasOf(stepsBetween(from, to)));
    const parse = `import ast, json\nfor code in json.loads(${JSON.stringify(JSON.stringify(codes))}): ast.parse(code)`;
    expect(runPython(makeFolder({}), [['parse.py', parse]])).toMatchObject({
      errors: '',
      status: 0,
    });
  });
});

describe('what the code says', () => {
  type Written = { from?: string; to?: string; steps?: Step[]; pandas: string };

  const { start, ...written } = casesOf<Written>('src/paths/code');
  it.each(Object.entries(written))(
    '%s',
    (_, { from = '', to = '', steps = stepsBetween(from, to), pandas, ...sql }) => {
      for (const [dialect, text] of Object.entries(sql))
        expect(sqlOf(steps, dialect as DialectName)).toBe(text);
      expect(pandasOf(steps)).toBe(`${String(start)}\n${pandas}`);
    },
  );

  it('gives each entity a variable of its own in Python', () => {
    const variables = entities.map(({ slug }) => slug.toLowerCase().replace(/\W+/g, '_'));
    expect(new Set(variables).size).toBe(entities.length);
  });

  it('is nothing for no steps', () => {
    expect([sqlOf([], 'duckdb'), pandasOf([])]).toEqual(['', '']);
  });
});
