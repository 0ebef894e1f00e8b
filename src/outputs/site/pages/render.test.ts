import fc from 'fast-check';
import { CORE_SCHEMA, load as parseYaml } from 'js-yaml';
import { expect, it } from 'vitest';
import type { Entity } from '../../../dictionary/model/dictionary';
import { isGolden } from '../../../testing/golden';
import { HOSTILE_TEXTS } from '../../../testing/hostileTexts';
import { OWNED_FOLDERS } from '../../../generator/ownedFolders';
import type { OwnedFolder } from '../../../generator/writer/writeFiles';
import { pages, renderPages } from './render';

isGolden(__dirname, pages);

const [{ isOurs }] = OWNED_FOLDERS as [OwnedFolder];
const isGenerated = (content: string | Uint8Array) => isOurs(Buffer.from(content));

const BODY = `
import entity from './SLUG.json';

<EntityHeader {...entity} />

## Example File {/* #example-file */}

<ExampleFile {...entity} />

## Fields {/* #fields */}

<FieldGrid {...entity} />
`;

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

/** Whatever the text, it may stand only in the quoted front matter and in the JSON. */
function expectTextIsOnlyData(text: string): void {
  const [mdx, json] = renderPages({ entities: [anEntity(text)] });
  const [before, frontMatter, ...body] = String(mdx!.content).split(/^---$/m);
  expect(before).toBe('');
  expect(body.join('---')).toBe(`\n${BODY.replace('SLUG', 'a-b')}`);
  const read = parseYaml(frontMatter!, { schema: CORE_SCHEMA }) as Record<string, string>;
  expect(read.title).toBe(text);
  expect(JSON.parse(String(json!.content)).fields[0].description).toBe(text);
  expect([mdx, json].every((file) => isGenerated(file!.content))).toBe(true);
}

it.each(HOSTILE_TEXTS)('keeps hostile text out of the markup: %s', expectTextIsOnlyData);

it('keeps any text out of the markup', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('-', '\n', '{', '}', '<', '`', '"', "'", ':', '#', '\\', '\u2028'),
    }),
    fc.constantFrom(...HOSTILE_TEXTS),
  );
  fc.assert(fc.property(text, expectTextIsOnlyData), { numRuns: 500 });
});
