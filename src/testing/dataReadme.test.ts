import { expect, it } from 'vitest';
import { entitySchema, fieldSchema } from '../dictionary/load/schemas/entity';
import { SHARED_FILES } from '../dictionary/load/sharedFiles';
import { editorSchema } from '../outputs/editorSchema/editorSchema';

type Schema = {
  [Part in 'items' | 'anyOf' | 'additionalProperties']?: Schema | Schema[] | false;
} & {
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: string[];
  minItems?: number;
  description?: string;
};

const HEAD = `# data: the single source of truth

Printed from the schemas of \`src/dictionary/load\`, by which editors complete and check too:
\`npm run golden\` prints it again.`;

/** The keys of a part of a file, with what may be said of each, and below it the keys in it. */
function keysOf(schema: Schema, indent = ''): string[] {
  const { properties = {}, required = [], items, anyOf, additionalProperties } = schema;
  const own = Object.entries(properties).flatMap(([key, inner]) => {
    const { enum: words, minItems, description } = inner;
    const facts = [
      !required.includes(key) && 'optional',
      minItems && `at least ${minItems}`,
      words && `one of ${words.join(', ')}`,
    ].filter(Boolean);
    const more = facts.length > 0 ? ` (${facts.join('; ')})` : '';
    const about = description === undefined ? '' : `: ${description}`;
    return [`${indent}- \`${key}\`${more}${about}`, ...keysOf(inner, `${indent}  `)];
  });
  const parts = [items, anyOf, additionalProperties].flat();
  return [...own, ...parts.flatMap((part) => (part ? keysOf(part, indent) : []))];
}

it('explains in data/README.md every key of every file', async () => {
  const files = Object.entries(SHARED_FILES).map(([name, { title, schema }]) => [
    `## \`${name}.yaml\`: ${title}`,
    '',
    ...keysOf(editorSchema(title, schema)),
  ]);
  const [entity = [], field = []] = [entitySchema, fieldSchema].map((schema) =>
    keysOf(editorSchema('', schema)),
  );
  expect([...entity, ...field].filter((line) => /^- [^:]*$/.test(line))).toEqual([]);
  const parts = [
    [HEAD],
    ['## `entities/<slug>.yaml`: An entity of the export', '', ...entity],
    ['## `sample/<export file>.json`: Its records in the sample export, a line each'],
    ...files,
  ];
  const text = parts.map((lines) => lines.join('\n')).join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot('../../data/README.md');
});
