import { spawnSync } from 'node:child_process';
import { beforeAll, expect, it } from 'vitest';
import { handbook } from '../../outputs/artefacts/handbook/handbook';
import { casesOf } from '../../testing/cases';
import { expectHandbook } from '../../testing/handbook';
import { HOSTILE_TEXTS } from '../../testing/hostileTexts';
import { readSample } from '../../testing/sample/sample';
import { isSameInAllZones } from '../../testing/timeZones';
import { loadTypesetter } from './typeset';

const { dictionary, inputs } = await readSample();
let typeset: Awaited<ReturnType<typeof loadTypesetter>>;

beforeAll(async () => {
  typeset = await loadTypesetter();
});

async function pdfOf(of = dictionary): Promise<Buffer> {
  const [file] = await handbook(of, { ...inputs, typeset });
  return Buffer.from(file!.content);
}

it('sets a tagged document with a bookmark for each entity and a row for each field', async () => {
  expectHandbook(await pdfOf(), dictionary.entities);
});

isSameInAllZones(() => pdfOf());

it('sets on each page what a reader finds there', ({ skip }) => {
  const { contents, properties, pages } = casesOf<string[]>('src/site/generator/typeset');
  const input = Buffer.from(typeset(contents!));
  for (const property of properties!) expect(input.toString('latin1')).toContain(property);
  const { stdout, error } = spawnSync('pdftotext', ['-raw', '-', '-'], { input, encoding: 'utf8' });
  if (error) skip('pdftotext is not on this machine');
  // As words: where lines and the dots of the contents end is pure looks.
  const words = stdout.replaceAll(/( \.)+ \u2060|[^\S\f]+/g, ' ').split(/ ?\f ?/);
  expect(words).toEqual([...pages!, '']);
});

it('sets in fonts of its own', async () => {
  const fonts = [...(await pdfOf()).toString('latin1').matchAll(/\/BaseFont \/\w+\+(\w+)/g)];
  expect(new Set(fonts.map(([, font]) => font))).toEqual(
    new Set(['LibertinusSerif', 'DejaVuSansMono']),
  );
});

it('sets whatever a text holds as text', async () => {
  const [entity, ...others] = dictionary.entities;
  const description = HOSTILE_TEXTS.join(' ');
  const fields = entity!.fields.map((field) => ({
    ...field,
    description,
    exampleValue: description,
  }));
  const hostile = { ...entity!, name: '<b> #[x] *y* $z$ \\', description, fields };
  const entities = [hostile, ...others];
  expectHandbook(await pdfOf({ ...dictionary, entities }), entities);
});

it('says what the compiler says of contents that cannot be set', () => {
  expect(() => typeset({})).toThrow(/^The handbook cannot be set in type: .*shortTitle/s);
});
