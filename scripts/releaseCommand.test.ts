import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { casesOf } from '../src/testing/cases';
import { entityYaml, fieldYaml, makeProject, whatRulesWant } from '../src/testing/dataFolder';
import { generatePages } from '../src/site/generator/generate';
import { loadDictionary } from '../src/dictionary/load/load';
import { changesText } from '../src/releases/format';
import { frozenFiles, readReleases, writeRelease } from '../src/releases/frozen';
import { historyOf } from '../src/releases/history';
import { checkCommand } from './checkCommand';
import { releaseCommand } from './releaseCommand';

const FIELD = fieldYaml('Policy Number', 'A1', 'varchar').replace(
  'What it says.',
  'Number on the card of the plan.\n    describedBy: site',
);
const PAYER = entityYaml('Payer', FIELD).replace(
  'What a record is.',
  'Who pays for services.\ndescribedBy: site',
);
const ENTITY = 'data/entities/payer.yaml';
const CHANGES = 'data/changes.yaml';
const NEXT = 'title: First release\nsummary: Where it begins.\nchanges: []\n';

/** A sound project, without a release. */
async function project(): Promise<string> {
  const identifiers = [
    ...['identifiers', 'external', 'unknown', 'polymorphic', 'notIdentifiers'].map(
      (key) => `${key}: []\n`,
    ),
    'own:\n  - {identifier: Policy Number, identifies: a policy, basis: The name.}\n',
  ].join('');
  const files = { changes: NEXT, identifiers, ...whatRulesWant('payer', 'Policy Number') };
  const root = makeProject({ 'payer.yaml': PAYER }, files);
  write(root, 'package.json', '{\n  "name": "x",\n  "version": "1.0.0"\n}\n');
  fs.mkdirSync(path.join(root, '.git'));
  await check(root, '--fix');
  return root;
}

const read = (root: string, file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const write = (root: string, file: string, text: string) =>
  fs.writeFileSync(path.join(root, file), text);

type Command = (print: Record<'log' | 'error', (line: string) => void>) => number | Promise<number>;

async function run(command: Command) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  return { exitCode: await command({ log: print, error: print }), output: lines.join('\n') };
}

const check = (root: string, ...args: string[]) => run((print) => checkCommand(root, args, print));
const release = (root: string, version: string, today: string) =>
  run((print) => releaseCommand(root, [version], today, print));
const filesOf = (root: string) =>
  fs
    .readdirSync(path.join(root, 'data'), { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(path.join(root, 'data', file)).isFile())
    .map((file) => [file, read(root, `data/${file}`)]);

it('freezes the dictionary, and asks for the cause of what changes from then on', async () => {
  const root = await project();
  const first = await release(root, '1.0.0', '2026-03-01');
  expect(first.output).toMatch(
    /\ndata\/site.yaml says nothing of publisher: name, address, contact, report, source\n1.0.0, 2026-03-01: the first release\nwrote data\/releases\/1.0.0; commit it$/,
  );
  const schema = '# yaml-language-server: $schema=./schema/changes.schema.json\n';
  expect(read(root, CHANGES)).toBe(`${schema}changes: []\n`);
  expect(read(root, 'data/releases/releases.yaml')).toMatch(
    /^# Written by npm run release; a release never changes\.\nreleases:\n {2}- version: "1\.0\.0"\n/,
  );
  const [one] = readReleases(root);
  const frozen = () => writeRelease(root, { ...one!, version: '2.0.0' }, []);
  expect(frozen).toThrow('entities.csv is not generated, and cannot be frozen');
  const files = frozenFiles(root, '1.0.0');
  const text = (name: string) => new TextDecoder().decode(files[name]);
  expect(Object.keys(files).sort()).toEqual([
    ...['SHA256SUMS', 'catalog.json', 'ddl/duckdb.sql', 'ddl/postgresql.sql', 'ddl/sqlite.sql'],
    ...['ddl/sqlserver.sql', 'dictionary.xlsx', 'ehi-check.mjs', 'entities.csv', 'fields.csv'],
    ...['joins.csv', 'llms-full.txt', 'schema/all.schema.json', 'schema/catalog.schema.json'],
    'values.csv',
  ]);
  expect(text('SHA256SUMS').split('\n')).toHaveLength(Object.keys(files).length);
  expect(text('catalog.json')).toContain('"release": "1.0.0"');
  expect(text('schema/all.schema.json')).toContain('1.0.0');
  await generatePages(root);
  expect(read(root, 'docs/lists/edition.json')).toContain('Dictionary 1.0.0, March 1, 2026');
  expect(read(root, 'docs/lists/check-rules.json')).toMatch(/"version": ?"1\.0\.0"/);
  expect((await check(root)).output).toContain('no problem found');

  const nullable = read(root, ENTITY).replace('isNullable: false', 'isNullable: true');
  write(root, ENTITY, nullable.replace('hasCustomFields: false', 'hasCustomFields: true'));
  expect((await check(root)).output).toContain(
    'data/changes.yaml:2:10  changes  E7 Payer: Custom fields can be added: false → true has no cause; add an entry with rule E7, payer, cause, reason, date and source to data/changes.yaml (change-has-cause)\ndata/changes.yaml:2:10  changes  N1 Payer, Policy Number: Now nullable: false → true has no cause; add an entry with rule N1, payer and Policy Number, cause, reason, date and source to data/changes.yaml (change-has-cause)',
  );
  write(root, ENTITY, nullable);
  expect((await release(root, '1.1.0', '2026-04-01')).exitCode).toBe(1);
  const cause =
    '{rule: N1, entity: payer, field: Policy Number, cause: export-changed, reason: An export has nulls., date: 2026-03-20, source: An export}';
  write(root, CHANGES, `${schema}title: Nulls\nsummary: Of nulls.\nchanges:\n  - ${cause}\n`);
  const dictionary = loadDictionary(path.join(root, 'data'));
  const changes = changesText(historyOf(dictionary, readReleases(root)));
  expect(changes).toContain('1 change since 1.0.0');
  expect(changes).toContain('The export changed: An export has nulls.');
  const second = await release(root, '1.1.0', '2026-04-01');
  expect(second.output).toContain('1.1.0, 2026-04-01: 1 change since 1.0.0 (1 breaking)');
  expect(JSON.parse(read(root, 'package.json'))).toMatchObject({ version: '1.1.0' });
  expect(readReleases(root).map(({ version }) => version)).toEqual(['1.0.0', '1.1.0']);
  expect((await check(root)).output).toContain('no problem found');
  expect(read(root, 'data/releases/1.1.0/changes.yaml')).toMatch(/^title: Nulls\n/);
  const listed =
    /change-has-cause +Each change since .* release, but to the documentation, has its cause\.$/;
  expect((await check(root, '--list')).output).toMatch(listed);
});

/** What is refused: the version asked for and the day, once a file is written or goes, or a text is put to its end. */
type Refusal = Record<'version' | 'today' | 'says', string> & {
  files?: Record<string, string>;
  appends?: string;
  removes?: string;
};

const refusals = Object.entries(casesOf<Refusal>(path.join(__dirname, 'releaseCommand')));

it.each(refusals)('refuses %s, and writes nothing', async (_, refusal) => {
  const root = await released();
  const { version, today, says, files = {}, appends, removes } = refusal;
  for (const [file, text] of Object.entries(files)) write(root, file, text);
  if (appends) fs.appendFileSync(path.join(root, appends), ' ');
  if (removes) fs.rmSync(path.join(root, removes));
  const before = filesOf(root);
  const { exitCode, output } = await release(root, version, today);
  expect(output).toContain(says);
  expect(output).toMatch(/nothing was written$/);
  expect(exitCode).toBe(1);
  expect(filesOf(root)).toEqual(before);
});

const firstRelease = project().then(async (root) => {
  await release(root, '1.0.0', '2026-03-01');
  return root;
});

async function released(): Promise<string> {
  const root = await project();
  fs.cpSync(await firstRelease, root, { recursive: true });
  return root;
}
