import { DuckDBInstance } from '@duckdb/node-api';
import { PGlite, types } from '@electric-sql/pglite';
import path from 'node:path';
import prettier from 'prettier';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { QueryRows } from '../../components/QueryResult';
import { makeFolder } from './exportFolder';
import { hasPython, runPython } from './programs';
import { blocksRunBy, guides, pythonFile, pandasFile } from './projectGuides';
import { STORY, storyFiles } from './storyRecords';

// Other programs are started, and a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const RESULTS = path.join(__dirname, '../../../docs/guides/results');

const queries = blocksRunBy('recipe');
const programs = blocksRunBy('pandas').filter(({ recipe }) => recipe);
const [duckDbSetup] = blocksRunBy('duckdb-recipes');
const [postgresSetup] = blocksRunBy('postgres-recipes');
const [postgresFile] = blocksRunBy('postgres-file');

/** The files of which the recipes make a view. */
const FILES = [...(duckDbSetup?.code ?? '').matchAll(/VIEW "(\w+)"/g)].map(
  ([, file]) => file ?? '',
);

it('each recipe has its query, its program and its table of results', () => {
  const names = queries.map(({ recipe }) => recipe);
  expect(names).toHaveLength(8);
  expect(programs.map(({ recipe }) => recipe)).toEqual(names);
  const page = guides.find(({ slug }) => slug === '/guides/recipes')?.body ?? '';
  for (const name of names) expect(page).toContain(`from './results/${name}.json'`);
});

/** What each recipe gives on DuckDB. */
const results = new Map<string, QueryRows>();

beforeAll(async () => {
  const folder = makeFolder(storyFiles());
  const duckDb = await (await DuckDBInstance.create()).connect();
  await duckDb.run(duckDbSetup?.code.replaceAll("'export/", `'${folder}/export/`) ?? '');
  for (const { recipe, code } of queries) {
    const result = await duckDb.runAndReadAll(code);
    const rows = result.getRowsJson().map((row) => row.map(asShown));
    results.set(recipe, { columns: result.columnNames(), rows });
  }
});

it.each(queries)('$recipe gives on DuckDB the rows that the page shows', async ({ recipe }) => {
  const result = results.get(recipe);
  expect(result?.rows.length).toBeGreaterThan(1);
  const spelled = await prettier.format(JSON.stringify(result), {
    parser: 'json',
    printWidth: 100,
  });
  await expect(spelled).toMatchFileSnapshot(path.join(RESULTS, `${recipe}.json`));
});

describe('on PostgreSQL', () => {
  let postgres: PGlite;

  beforeAll(async () => {
    const asText = (value: string) => value;
    postgres = new PGlite({ parsers: { [types.DATE]: asText, [types.INT8]: asText } });
    await postgres.exec(postgresSetup?.code ?? '');
    for (const file of FILES) {
      const code = postgresFile?.code
        .replaceAll('ContentVisitService', file)
        .replace(`'/lines/${file}.json'`, "'/dev/blob'");
      await postgres.exec(code ?? '', { blob: new Blob([`${STORY.get(file)?.join('\n')}\n`]) });
    }
  });

  it.each(queries)('$recipe gives the same', async ({ recipe, code }) => {
    const { fields, rows } = await postgres.query<unknown[]>(code, [], { rowMode: 'array' });
    expect(comparable({ columns: fields.map(({ name }) => name), rows })).toEqual(given(recipe));
  });
});

describe('in pandas', () => {
  const isHere = hasPython('pandas');

  it.for(programs)('$recipe gives the same', ({ recipe, code }, context) => {
    if (!isHere) context.skip('pandas is not on this machine; the code is parsed');
    const { output, errors } = runPython(makeFolder(storyFiles()), [
      pythonFile('read_export.py'),
      pandasFile('load_export.py'),
      ['recipe.py', `${code}\n${PRINT_JSON}`],
    ]);
    expect(errors).toBe('');
    const { columns, data } = JSON.parse(output.split('\nJSON').at(-1) ?? '');
    expect(comparable({ columns, rows: data })).toEqual(given(recipe));
  });

  it.for(blocksRunBy('pandas'))('$title $recipe can be parsed', ({ code }, context) => {
    if (!hasPython('ast')) context.skip('python3 is not on this machine');
    const parse = `import ast\nast.parse(${JSON.stringify(code)})`;
    const { errors } = runPython(makeFolder({}), [['parse.py', parse]]);
    expect(errors).toBe('');
  });
});

const PRINT_JSON =
  'print("JSON" + result.astype("object").to_json(orient="split", index=False, default_handler=str))';

function given(recipe: string): object {
  return comparable(results.get(recipe) ?? { columns: [], rows: [] });
}

/** Numbers are alike whatever their decimals: 150, 150.0 and 150.00. */
function comparable({
  columns,
  rows,
}: {
  columns: readonly string[];
  rows: readonly (readonly unknown[])[];
}) {
  const alike = (value: unknown) => {
    const text = asShown(value);
    return text !== null && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  };
  return { columns, rows: rows.map((row) => row.map(alike)) };
}

/** A value as the page shows it. */
function asShown(value: unknown): string | null {
  return value === null ? null : String(value);
}
