import fc from 'fast-check';
import { CORE_SCHEMA, load as parseYaml } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import type { Entity, Field } from '../../../dictionary/model/dictionary';
import type { Relationships } from '../../../dictionary/model/relationships';
import { isGolden } from '../../../testing/golden';
import { HOSTILE_TEXTS } from '../../../testing/hostileTexts';
import { scratchHistory } from '../../../testing/releases/scratch';
import { readSample } from '../../../testing/sample/sample';
import { pageContents } from './content';
import { pages } from './pages';

isGolden(__dirname, pages);

const NONE: Relationships = { identifiers: [], joins: [], homes: {} };

function anEntity(text: string): Entity {
  return {
    slug: 'a-b',
    name: text,
    fileName: 'ContentAB',
    area: 'Medications',
    description: text,
    customConfiguration: { isCustomOnly: false, hasCustomFields: true },
    aliases: [],
    note: text,
    fields: [
      {
        fieldName: text,
        dataType: 'varchar',
        isNullable: true,
        exampleValue: text,
        description: text,
        anchor: 'x',
      },
    ],
  };
}

/** The front matter and the body of the page of an entity whose texts are all this one, and its JSON. */
async function partsOf(text: string) {
  const { dictionary, inputs } = await readSample();
  const [mdx, json] = await pages({ ...dictionary, entities: [anEntity(text)] }, inputs);
  const [before, frontMatter = '', ...body] = String(mdx!.content).split(/^---$/m);
  expect(before).toBe('');
  return { frontMatter, body: body.join('---'), json: JSON.parse(String(json!.content)) };
}

const { body: BODY } = await partsOf('A');

/** Whatever the text, it may stand only in the quoted front matter and in the JSON. */
async function expectTextIsOnlyData(text: string): Promise<void> {
  const { frontMatter, body, json } = await partsOf(text);
  expect(body).toBe(BODY);
  const read = parseYaml(frontMatter, { schema: CORE_SCHEMA }) as Record<string, string>;
  expect(read.title).toBe(text);
  expect(json.fields[0].description).toBe(text);
}

it.each(HOSTILE_TEXTS)('keeps hostile text out of the markup: %s', expectTextIsOnlyData);

it('keeps any text out of the markup', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('-', '\n', '{', '}', '<', '`', '"', "'", ':', '#', '\\', '\u2028'),
    }),
    fc.constantFrom(...HOSTILE_TEXTS),
  );
  await fc.assert(fc.asyncProperty(text, expectTextIsOnlyData), { numRuns: 500 });
});

describe('what a page knows', () => {
  const field = (fieldName: string, more: Partial<Field> = {}): Field => ({
    fieldName,
    anchor: fieldName.toLowerCase(),
    dataType: 'varchar',
    isNullable: false,
    exampleValue: 'x',
    description: '',
    ...more,
  });
  const entity = (name: string, fields: Field[], more: Partial<Entity> = {}): Entity => ({
    ...anEntity(name),
    slug: name.toLowerCase(),
    fields,
    ...more,
  });
  const pageOf = (entities: Entity[]) =>
    pageContents({ entities, relationships: NONE })(entities[0]!);

  it('says what changed, and of which fields', () => {
    const entities = [entity('A', [field('Field'), field('Other')]), entity('B', [])];
    const contents = pageContents({ entities, relationships: NONE }, scratchHistory());
    const made = contents(entities[0]!);
    expect(contents(entities[1]!).history).toBeUndefined();
    expect(made.history?.map(({ when }) => when)).toEqual(['in 1.1.0']);
    expect(made.fields.map(({ changed }) => changed)).toEqual(['in 1.1.0', undefined]);
  });

  it('is the names in its texts as links, but no field’s own', () => {
    const entities = [
      entity(
        'Visit',
        [
          field('Visit Id', {
            description: 'Not Visit Id but Claim Id in Claims.',
            values: { status: 'closed', codes: [{ code: 'A', meaning: 'Visit Id of Claims' }] },
          }),
        ],
        { description: 'See Claims List and Claims.', note: 'No Claims List here.' },
      ),
      entity('Claims', [field('Claim Id')]),
      entity('Claims List', []),
    ];
    const page = pageOf(entities);
    const claimId = [17, 25, '/entities/claims#claim id'];
    expect(page.fields[0]?.descriptionLinks).toEqual([claimId, [29, 35, '/entities/claims']]);
    expect(page.fields[0]?.values?.codes[0]?.links).toEqual([[12, 18, '/entities/claims']]);
    expect(page.descriptionLinks?.map(([, , path]) => path)).toEqual([
      '/entities/claims list',
      '/entities/claims',
    ]);
    expect(page.noteLinks?.map(([, , path]) => path)).toEqual(['/entities/claims list']);
  });
});
