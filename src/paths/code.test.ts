import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDuckDb } from '../testing/guides/databases';
import { makeFolder, sampleFolder } from '../testing/guides/exportFolder';
import { closeAll, DATABASE_NAMES, loadEverywhere, type Loaded } from '../testing/guides/loaded';
import { hasPython, runPython } from '../testing/guides/programs';
import { dictionary } from '../testing/guides/projectGuides';
import { pandasOf, sqlOf, stepsOf } from './code';
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

/** Routes of each kind; a field of the end, and how many rows have it and how many there are in all. */
const ROUTES: readonly (readonly [
  from: string,
  to: string,
  field: string,
  met: number,
  all: number,
])[] = [
  ['visit-service', 'claims', 'Claim Id', 48, 51],
  ['claims', 'payments', 'Payment Id', 5, 48],
  // Two nulls match in the batch, which the join compares beside the statement.
  ['statement-detail', 'statement-header', 'Statement Date', 5, 5],
  // Only attachments whose area says so.
  ['attachments', 'visit-service', 'Time In', 11, 11],
  // GUIDs in lowercase and in uppercase.
  ['education', 'attachments', 'Original Name', 5, 5],
  ['insurance', 'attachments', 'Original Name', 8, 9],
  // A number and a text.
  ['lab-test-results', 'lab-report', 'Laboratory Report', 15, 15],
  // Three fields at once.
  ['treatment-plan-plus-details', 'treatment-plan-plus', 'Item Label', 17, 17],
  ['payer', 'claims', 'Claim Id', 47, 52],
  // A word of SQL as the name of an entity.
  ['authorization', 'claims', 'Claim Id', 37, 42],
  // Numbers of two widths.
  ['clinical-notes', 'employee', 'Last Name', 102, 102],
  // The client alone.
  ['eMar', 'medication-history', 'Last Filled', 80, 80],
];

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
  it('reads in SQL Server as in the others, in its own spelling; it is not run', () => {
    expect(sqlOf(stepsBetween('statement-detail', 'statement-header'), 'sqlserver'))
      .toMatchInlineSnapshot(`
      "SELECT [Statement Detail].*, [Statement Header].*
      FROM [ContentClientStatementDetail] AS [Statement Detail]
      LEFT JOIN [ContentClientStatementHeader] AS [Statement Header]
        ON [Statement Detail].[Statement Id] = [Statement Header].[Statement Id]
        AND ([Statement Detail].[Client Id] = [Statement Header].[Client Id] OR ([Statement Detail].[Client Id] IS NULL AND [Statement Header].[Client Id] IS NULL))
        AND ([Statement Detail].[Statement Batch Id] = [Statement Header].[Statement Batch Id] OR ([Statement Detail].[Statement Batch Id] IS NULL AND [Statement Header].[Statement Batch Id] IS NULL))
        AND ([Statement Detail].[Statement Version] = [Statement Header].[Statement Version] OR ([Statement Detail].[Statement Version] IS NULL AND [Statement Header].[Statement Version] IS NULL));"
    `);
    expect(sqlOf(stepsBetween('insurance', 'attachments'), 'sqlserver')).toMatchInlineSnapshot(`
      "SELECT [Insurance].*, [Attachments].*
      FROM [ContentClientInsurance] AS [Insurance]
      LEFT JOIN [ContentClientAttachments] AS [Attachments]
        ON LOWER(CAST([Insurance].[Insurance Card Image Attachment 1] AS nvarchar(100))) = LOWER(CAST([Attachments].[Attachment] AS nvarchar(100)));"
    `);
  });

  it('compares numbers of two widths as they are', () => {
    const steps = stepsBetween('clinical-notes', 'employee');
    expect(sqlOf(steps, 'postgresql')).not.toContain('CAST');
    expect(pandasOf(steps)).not.toContain('astype');
  });

  it('keeps the records to which the route applies, in every language', () => {
    const steps = stepsBetween('attachments', 'visit-service');
    expect(sqlOf(steps, 'postgresql')).toMatchInlineSnapshot(`
      "SELECT "Attachments".*, "Visit Service".*
      FROM "ContentClientAttachments" AS "Attachments"
      LEFT JOIN "ContentVisitService" AS "Visit Service"
        ON "Attachments"."Attachment Area Id" = "Visit Service"."Client Visit Id"
      WHERE "Attachments"."Attachment Area" = 'Visit';"
    `);
    expect(pandasOf(steps)).toMatchInlineSnapshot(`
      "import json
      import pandas as pd

      def read(file):
          with open(file, encoding="utf-8-sig") as lines:
              content = lines.read()
          if content.lstrip().startswith("["):
              return json.loads(content)
          return [json.loads(line) for line in content.split("\\n") if line.strip()]

      def load(file, entity):
          return pd.DataFrame(read(file)).convert_dtypes().add_prefix(f"{entity}: ")

      attachments = load("ContentClientAttachments.json", "Attachments")
      visit_service = load("ContentVisitService.json", "Visit Service")

      result = attachments
      result = result[result["Attachments: Attachment Area"] == "Visit"]
      result = result.merge(visit_service.dropna(subset=["Visit Service: Client Visit Id"]), how="left",
          left_on=["Attachments: Attachment Area Id"],
          right_on=["Visit Service: Client Visit Id"])"
    `);
  });

  it('holds the condition of the end where it is joined', () => {
    const sql = sqlOf(stepsBetween('visit-service', 'attachments'), 'duckdb');
    expect(sql).toContain(`AND "Attachments"."Attachment Area" = 'Visit'`);
    expect(sql).not.toContain('WHERE');
  });

  it('gives each entity a variable of its own in Python', () => {
    const variables = entities.map(({ slug }) => slug.toLowerCase().replace(/\W+/g, '_'));
    expect(new Set(variables).size).toBe(entities.length);
    // None begins with a figure.
    expect(pandasOf(stepsBetween('834-load', 'profile'))).toContain('\nt_834_load = load(');
  });

  it('is nothing for no steps', () => {
    expect([sqlOf([], 'duckdb'), pandasOf([])]).toEqual(['', '']);
  });
});
