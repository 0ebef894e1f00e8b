import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../testing/guides/exportFolder';
import { needs, runPython } from '../../../testing/guides/programs';
import { dictionary, PROJECT, textsOf } from '../../../testing/guides/projectGuides';
import { isGolden } from '../../../testing/golden';
import { readSample } from '../../../testing/sample/sample';
import { types } from './types';

isGolden(__dirname, types);

const textOf = async (ending: string, of = PROJECT) =>
  [...(await textsOf(types, of))].find(([file]) => file.endsWith(ending))?.[1] ?? '';

/** What the compiler says, at its strictest, of code that uses the types. */
function complaints(declarations: string, code: string): string[] {
  const folder = path.join(makeFolder({}), 'code');
  fs.mkdirSync(folder, { recursive: true });
  const file = (name: string, text: string) => {
    fs.writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const program = ts.createProgram(
    [file('ehi.d.ts', declarations), file('use.ts', `import type * as ehi from './ehi';\n${code}`)],
    // The types of the language alone: to read those of a browser takes longest.
    {
      strict: true,
      noEmit: true,
      types: [],
      lib: ['lib.es2022.d.ts'],
      target: ts.ScriptTarget.ES2022,
    },
  );
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

it('refuses a wrong type, an unknown code and a missing key', async () => {
  const code = `
    declare const plan: ehi.ContentClientPaymentPlan;
    export const days: string = plan['Payment Plan Id'];
    plan.Frequency = 'Y';
    plan['Client Ids'];
    export const empty: ehi.ContentPayer = {};`.replaceAll(
    'ContentClientPaymentPlan',
    dictionary.entities.find(({ slug }) => slug === 'payment-plan')?.fileName ?? '',
  );
  const said = complaints(await textOf('.d.ts'), code);
  expect(said).toHaveLength(4);
  expect(said.join('\n')).toMatch(
    /'number' is not assignable to type 'string'[^]*'"Y"' is not assignable[^]*Client Ids[^]*missing/,
  );
});

it('keeps text that ends comments in its place', async () => {
  const { dictionary, inputs } = await readSample();
  const entities = dictionary.entities.map((one) => ({ ...one, description: '*/ no comment' }));
  const text = await textOf('.d.ts', { dictionary: { ...dictionary, entities }, inputs });
  expect(complaints(text, '')).toEqual([]);
});

it('is imported by Python with hostile texts', async (test) => {
  needs('python3', test);
  const sample = await readSample();
  const { output, errors } = runPython(makeFolder({ 'x.json': '' }), [
    ['ehi.py', await textOf('.py', sample)],
    ['use.py', 'import ehi\nprint(len(ehi.ExportFiles.__annotations__))'],
  ]);
  expect([errors, output]).toEqual(['', String(sample.dictionary.entities.length)]);
});
