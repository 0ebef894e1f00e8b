import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type QueryRows } from '../../components/guideTables';
import { makeFolder, sampleFolder } from './exportFolder';
import {
  closeAll,
  comparable,
  DATABASE_NAMES,
  isShown,
  loadEverywhere,
  resultOn,
  type Loaded,
} from './loaded';
import { hasPython, needs, runPython } from './programs';
import { blocksRunBy, dictionary, guides, pythonFile, pandasFile } from './projectGuides';

const queries = blocksRunBy('recipe');
const programs = blocksRunBy('pandas').filter(({ recipe }) => recipe);

it('each recipe has its query, its program and its table of results', () => {
  const names = queries.map(({ recipe }) => recipe);
  expect(names).toHaveLength(17);
  expect(programs.map(({ recipe }) => recipe)).toEqual(names);
  for (const { guide, recipe } of queries) {
    const page = guides.find(({ slug }) => slug === guide)?.body;
    expect(page).toContain(`from './results/${recipe}.json'`);
  }
});

const folder = sampleFolder(dictionary);

/** The databases, with the sample export in each. */
let databases: Loaded;

/** What each recipe gives on DuckDB. */
const results = new Map<string, QueryRows>();

beforeAll(async () => {
  databases = await loadEverywhere(folder);
  for (const { recipe, code } of queries) {
    results.set(recipe, await resultOn(databases, 'duckdb', code));
  }
});

afterAll(() => closeAll(databases));

it.each(queries)('$recipe gives on DuckDB the rows that the page shows', async ({ recipe }) => {
  const result = given(recipe);
  expect(result.rows.length).toBeGreaterThan(1);
  await isShown(recipe, result);
});

describe.each(DATABASE_NAMES.slice(1))('on %s', (name) => {
  it.each(queries)('$recipe gives the same', async ({ recipe, code }) => {
    const result = await resultOn(databases, name, code);
    expect(comparable(result)).toEqual(comparable(given(recipe)));
  });
});

it.each(queries)('$recipe is a view of the converted database', async ({ recipe }) => {
  const result = await resultOn(databases, 'sqlite', `SELECT * FROM "${recipe}"`);
  expect(comparable(result)).toEqual(comparable(given(recipe)));
});

it('a diagnosis list is active until the day on which it ends, also one that ends later', async () => {
  const [problems] = queries.filter(({ recipe }) => recipe === 'problems');
  const activeOn = async (ends: string) => {
    await databases.duckdb.run(`UPDATE "ContentClientDiagnosis" SET "Termination Date" = ${ends}`);
    return (await resultOn(databases, 'duckdb', problems?.code ?? '')).rows.length;
  };
  const days = ["'2025-03-03'", "'2025-03-04'", "'2025-04-30'", 'NULL'];
  const found: number[] = [];
  for (const day of days) found.push(await activeOn(day));
  const { length: all } = given('problems').rows;
  expect(found).toEqual([0, all, all, all]);
});

describe('in pandas', () => {
  const isHere = hasPython('pandas');

  it.for(programs)('$recipe gives the same', ({ recipe, code }, context) => {
    if (!isHere) context.skip('pandas is not on this machine; the code is parsed');
    const { output, errors } = runPython(folder, [
      pythonFile('read_export.py'),
      pandasFile('load_export.py'),
      ['recipe.py', `${code}\n${PRINT_JSON}`],
    ]);
    expect(errors).toBe('');
    const { columns, data } = JSON.parse(output.split('\nJSON').at(-1) ?? '');
    const rows = data.map((row: unknown[]) =>
      row.map((value) => (value === null ? null : `${value}`)),
    );
    expect(comparable({ columns, rows })).toEqual(comparable(given(recipe)));
  });

  it('all code can be parsed', (context) => {
    needs('python3', context);
    const codes = blocksRunBy('pandas').map(({ code }) => code);
    const parse = `import ast\nfor code in ${JSON.stringify(codes)}:\n    ast.parse(code)`;
    expect(runPython(makeFolder({}), [['parse.py', parse]]).errors).toBe('');
  });
});

const PRINT_JSON =
  'print("JSON" + result.astype("object").to_json(orient="split", index=False, default_handler=str))';

function given(recipe: string): QueryRows {
  return results.get(recipe) ?? { columns: [], rows: [] };
}
