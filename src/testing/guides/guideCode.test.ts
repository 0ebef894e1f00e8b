import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CheckReport } from '../../export/model/report';
import { checkProgram, convertProgram } from '../../outputs/artefacts/programs/programs';
import { zipOf } from '../../outputs/artefacts/sampleExport/sampleZip';
import { openDuckDb } from './databases';
import { exampleFiles, makeFolder } from './exportFolder';
import { needs, runPython, runShell } from './programs';
import { blocksRunBy, dictionary, exampleOf, guides, PROGRAMS, pythonFile } from './projectGuides';

const client = exampleOf('visit-service', 'Client Id');
const visit = exampleOf('visit-service', 'Client Visit Id');

/** What each Python file prints on the examples. */
const PRINTED: Readonly<Record<string, RegExp>> = {
  'read_export.py': /^$/,
  'list_visits.py': new RegExp(`^${client} ${visit} COMPLETED$`),
  'read_values.py': /^False True 2023-09-06 10:54:00 2023-05-01 00:00:00$/,
  'find_custom_fields.py':
    /^'Referral': filled 1 times, for example 'Walk-in'\n'Never filled': filled 0 times, for example None$/,
  'restore_names.py': /^no file: [0-9A-F-]{36} sleep-log-2025-02.pdf /,
  'to_bytes.py': /^b'\\xff\\xd8' b'\\xff\\xd8'$/,
};

it('each guide is in the menu', () => {
  const menu = fs.readFileSync('sidebars.ts', 'utf8');
  const ids = guides.map(({ file }) => file.replace(/^docs\/|\.mdx$/g, ''));
  expect(ids.filter((id) => !menu.includes(`'${id}'`))).toEqual([]);
});

it('all code of the guides says by what it is run, and what is not run says so', () => {
  expect(PROGRAMS.join(', ')).toBe(
    'convert, duckdb, ehi-check, jq, load, nowhere, pandas, parquet, python, question, recipe, to-sql',
  );
  expect(blocksRunBy('nowhere').map(({ title }) => title)).toEqual(['SQL Server']);
  const loading = guides.find(({ slug }) => slug === '/guides/load-into-a-database');
  expect(loading?.body.replace(/\s+/g, ' ')).toContain('was not run on SQL Server');
});

it('the custom fields that the guide describes are checked, and no longer listed as custom', async () => {
  const [description, command] = blocksRunBy('ehi-check');
  const [program] = await checkProgram(dictionary, { guides: [] });
  const folder = makeFolder({});
  fs.writeFileSync(path.join(folder, 'ehi-check.mjs'), program?.content ?? '');
  fs.writeFileSync(path.join(folder, 'export.zip'), zipOf(dictionary));
  fs.writeFileSync(path.join(folder, description?.title ?? ''), description?.code ?? '');
  const listed = (line = '') => {
    const { output, errors } = runShell(folder, `${line} --format json`);
    expect(errors).toBe('');
    const { findings, notes } = JSON.parse(output) as CheckReport;
    expect(findings).toEqual([]);
    return notes.flatMap(({ kind, field }) => (kind === 'field-custom' ? [field] : []));
  };
  const all = listed(command?.code.replace(/ --custom \S+/, ''));
  const left = listed(command?.code);
  expect(all.filter((name) => !left.includes(name))).toEqual([
    ...['First Name', 'Date of Birth', 'Gender', 'Mood (1-10)'],
  ]);
});

it('the sample export is converted and queried by the commands of the guide', async (context) => {
  needs('sqlite3', context);
  const [commands] = blocksRunBy('convert');
  const [program] = await convertProgram(dictionary, { guides });
  const folder = makeFolder({ 'ehi-convert.mjs': String(program?.content) });
  fs.writeFileSync(path.join(folder, 'sample-export.zip'), zipOf(dictionary));
  const { output, errors } = runShell(folder, commands?.code ?? '');
  expect(errors).toBe('');
  expect(output).toMatch(/^([\d,]+) records of 108 files read: \1 rows, 0 rejected records\./);
  expect(output).toContain('left_at_most');
});

describe.each(['lines', 'array'] as const)('on the examples as %s', (form) => {
  const folder = makeFolder(exampleFiles(dictionary, form));

  it.for(blocksRunBy('python'))('$title runs', ({ title, code }, context) => {
    needs('python3', context);
    const printed = runPython(folder, [pythonFile('read_export.py'), [title, code]]);
    expect(printed).toMatchObject({ errors: '', status: 0 });
    expect(printed.output).toMatch(PRINTED[title] ?? /no expected result/);
  });

  it('the queries of the guides and of the first questions run in DuckDB', async () => {
    const database = await openDuckDb(folder);
    const visits = await Promise.all(blocksRunBy('duckdb').map(({ code }) => database.rows(code)));
    const results: Record<string, readonly object[]> = {};
    for (const { page, query } of dictionary.firstQuestions) {
      if (query) results[page] = await database.rows(query);
    }
    await database.close();
    const time = { time_in: '2025-03-04 10:00:00', Balance: '10.0000' };
    expect(visits).toEqual([[expect.objectContaining({ 'Client Id': Number(client), ...time })]]);
    const keys = ['Client Id', 'Never filled', 'Referral'].map((key) => ({ key }));
    expect(results).toEqual({
      '/entities/erx-messages#timestamp-utc': [{ minutes: '300', records: '1' }],
      '/guides/custom-fields#own-file': keys,
      '/entities/episode': keys,
      '/guides/where-is#deleted': [{ Status: 'COMPLETED', appointments: '1' }],
      '/entities/payments': [expect.objectContaining({ payments: '1', amount: 10 })],
      '/entities/medication-request#is-history': [],
    });
  });

  it('jq runs', (context) => {
    needs('jq', context);
    const printed = blocksRunBy('jq').map(({ code }) => runShell(folder, code));
    for (const { errors, status } of printed)
      expect({ errors, status }).toEqual({ errors: '', status: 0 });
    const outputs = printed.map(({ output }) => output.trim());
    expect(outputs).toEqual([`${client},${visit},"COMPLETED"`]);
  });
});
