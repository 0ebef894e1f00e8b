import { beforeAll, expect, it, vi } from 'vitest';
import { handbook } from '../../outputs/artefacts/handbook/handbook';
import { HANDBOOK_PROOF } from '../../proof/handbook';
import type { Outcome, Subject } from '../../proof/subject/proof';
import { HOSTILE_TEXTS } from '../../testing/hostileTexts';
import { readSample } from '../../testing/sample/sample';
import { CAN_CHANGE_ZONE, inTimeZones } from '../../testing/timeZones';
import { loadTypesetter } from './typeset';

// Sets pages, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 60_000 });

const { dictionary, inputs } = await readSample();
let typeset: Awaited<ReturnType<typeof loadTypesetter>>;

beforeAll(async () => {
  typeset = await loadTypesetter();
});

async function pdfOf(of = dictionary): Promise<Buffer> {
  const [file] = await handbook.render(of, { ...inputs, typeset });
  return Buffer.from(file!.content);
}

function faultsOf(pdf: Buffer, entities = dictionary.entities): Outcome {
  const subject = {
    dictionary: { ...dictionary, entities },
    paths: ['handbook.pdf'],
    bytes: () => pdf,
  };
  return HANDBOOK_PROOF.run(subject as unknown as Subject) as Outcome;
}

it('sets a tagged document with a bookmark for each entity and a row for each field', async () => {
  expect(faultsOf(await pdfOf())).toMatchObject({ broken: [] });
});

it('is found out where an entity or a field is lost, or the document is not tagged', async () => {
  const pdf = await pdfOf({ ...dictionary, entities: dictionary.entities.slice(1) });
  const lost = dictionary.entities[0]!.name;
  expect(faultsOf(pdf)).toMatchObject({
    broken: [
      `handbook.pdf has no bookmark ${lost}`,
      expect.stringMatching(/^handbook\.pdf has \d+ rows of tables, not \d+$/),
    ],
  });
  const text = pdf.toString('latin1');
  const untagged = Buffer.from(text.replace('/Marked true', '/Marked null'), 'latin1');
  expect(faultsOf(untagged, dictionary.entities.slice(1))).toMatchObject({
    broken: ['handbook.pdf has no mark as tagged'],
  });
  const unlinked = Buffer.from(text.replaceAll('/Contents (page', '/Contents (on'), 'latin1');
  expect(faultsOf(unlinked, dictionary.entities.slice(1))).toMatchObject({
    broken: [expect.stringMatching(/^handbook\.pdf has 0 links to \d+ names of fields$/)],
  });
});

it('gives the same bytes in every time zone, in fonts of its own', async ({ skip }) => {
  if (!CAN_CHANGE_ZONE) skip('this is a thread, whose time zone cannot be changed');
  const [first, ...others] = await inTimeZones(
    ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'],
    () => pdfOf(),
  );
  for (const other of others) expect(other.equals(first!)).toBe(true);
  const fonts = [...first!.toString('latin1').matchAll(/\/BaseFont \/\w+\+(\w+)/g)];
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
  expect(faultsOf(await pdfOf({ ...dictionary, entities }), entities)).toMatchObject({
    broken: [],
  });
});

it('says what the compiler says of contents that cannot be set', () => {
  expect(() => typeset({})).toThrow(/^The handbook cannot be set in type: .*shortTitle/s);
});
