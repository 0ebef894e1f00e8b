import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { RULES } from '../src/dictionary/rules';
import { entityYaml, fieldYaml, makeProject, whatRulesWant } from '../src/testing/dataFolder';
import { checkCommand } from './checkCommand';

const FIELD = fieldYaml('Client Id').replace(
  'What it says.',
  'Person who receives services; the same number in all files.\n    describedBy: site',
);
const SOUND = entityYaml('A', FIELD).replace(
  'What a record is.',
  'Who pays for services.\ndescribedBy: site',
);

/** A project in which Client Id is at home. */
function project(entities: Record<string, string>, files: Record<string, string | object> = {}) {
  const client = { identifier: 'Client Id', identifies: 'a client', status: 'inferred' };
  const home = { home: { entity: 'a', field: 'Client Id' }, basis: 'The name.' };
  return makeProject(entities, {
    identifiers: { identifiers: [{ ...client, ...home }] },
    ...whatRulesWant('a', 'Client Id'),
    ...files,
  });
}

async function check(root: string, ...args: string[]) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const exitCode = await checkCommand(root, args, { log: print, error: print });
  return { exitCode, output: lines.join('\n') };
}

it('lists each rule with what it asks for', async () => {
  const { exitCode, output } = await check('/nowhere', '--list');
  expect(exitCode).toBe(0);
  expect(output.split('\n')).toHaveLength(RULES.length + 1);
  expect(output).toMatch(/^dates-in-order +Examples of one record agree in time/m);
  expect(output).toMatch(/^record-is-whole .*\(--fix fixes it\)$/m);
});

it('tells what breaks a rule, with its name, and fails', async () => {
  const root = project({ 'a.yaml': SOUND.replace('exampleValue: 1', 'exampleValue: 1.5') });
  const { exitCode, output } = await check(root);
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^data\/entities\/a\.yaml:13:19 .* \(example-fits-data-type\)$/m);
  expect(output).toMatch(/\n3 problems in the data$/);
});

it('names in one run every place that breaks when a field is renamed', async () => {
  const root = project({ 'a.yaml': SOUND.replace('fieldName: Client Id', 'fieldName: Person Id') });
  const { exitCode, output } = await check(root);
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^data\/identifiers\.yaml:1:.* "Client Id" is no field of a/m);
  expect(output).toMatch(/^data\/entities\/a\.yaml:.*\(identifier-has-outcome\)$/m);
});

it('reads pages, components and whatever else has texts for readers', async () => {
  const root = project({ 'a.yaml': SOUND });
  const folders = ['docs', 'docs/guides'].concat(
    ['components', 'dictionary/model', 'outputs', 'pages', 'theme'].map((name) => `src/${name}`),
  );
  for (const folder of folders) {
    const file = path.join(root, folder, folder.startsWith('docs') ? 'a.mdx' : 'a.ts');
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, "'Who recieved it'");
  }
  const { output } = await check(root);
  const found = output.match(/^.+(?=\/a\.\w+:1:\d+ .*"recieved" is in no word list)/gm);
  expect(new Set(found)).toEqual(new Set(folders));
});

it('fixes what it can, and then reports the rest', async () => {
  const root = project({ 'a.yaml': SOUND.replace('Value: 1', 'Value: x') });
  const { exitCode, output } = await check(root, '--fix');
  expect(output).toContain('fixed data/published-addresses.yaml (published-address-stays)');
  expect(exitCode).toBe(1);
  expect(output).toContain('"x" is no integer');
  expect(output).toMatch(/\n2 problems in the data$/);
  const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text);
  write('data/entities/a.yaml', SOUND);
  expect((await check(root, '--fix')).output).toContain('fixed data/sample/ContentA.json');
  expect((await check(root, '--fix')).output).not.toContain('fixed');
  expect(await check(root)).toEqual({
    ...{ exitCode: 0, output: '1 entity, 1 field: no problem found' },
  });
  write('data/entities/a.yaml', SOUND.replace('isCustomOnly: false', 'isCustomOnly: true'));
  write('data/sample/ContentA.json', '{"Mood":"good"}\n');
  await check(root, '--fix');
  expect(fs.readFileSync(path.join(root, 'data/sample/ContentA.json'), 'utf8')).toMatch(
    /"Client Id".*"Mood":"good"/,
  );
});

it.each([
  [['--lists'], '"--lists" is no option; did you mean "--list"?'],
  [['everything'], '"everything" is no option; use --list, --fix'],
])('says what is wrong with %j', async (args, message) => {
  expect(await check('/nowhere', ...args)).toEqual({ exitCode: 1, output: message });
});

it('tells where a page is not valid MDX', async () => {
  const root = makeProject({ 'a.yaml': SOUND }, {}, { 'guides/b.mdx': '---\ntitle: B\n---\n\n{a' });
  expect((await check(root)).output).toMatch(
    /^docs\/guides\/b\.mdx:5:\d+ {2}is not valid MDX: [^(]+\n1 problem$/,
  );
});

it('tells that the data cannot be read', async () => {
  const { exitCode, output } = await check(project({ 'a.yaml': '' }));
  expect(exitCode).toBe(1);
  expect(output).toContain('data/entities/a.yaml  is empty');
});
