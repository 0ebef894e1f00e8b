import { expect, it } from 'vitest';
import { entitySchema, fieldSchema } from '../dictionary/load/schemas/entity';
import { SHARED_FILES } from '../dictionary/load/sharedFiles';

type Keys = Readonly<Record<string, { description?: string | undefined }>>;

const keysOf = (keys: Keys) =>
  Object.entries(keys).map(([key, { description = '' }]) => `- \`${key}\`: ${description}`);

const HEAD = `# data: the single source of truth

Printed from the descriptions of \`src/dictionary/load/schemas\`, which editors show too:
\`npm run golden\` prints it again.`;

it('explains in data/README.md every key of an entity and of a field', async () => {
  const files = Object.entries(SHARED_FILES).map(
    ([name, { title }]) => `- \`${name}.yaml\`: ${title}`,
  );
  const parts = [
    [HEAD],
    [
      '## Files',
      '',
      '- `entities/<slug>.yaml`: An entity of the export',
      '- `sample/<export file>.json`: Its records in the sample export',
      ...files,
    ],
    ['## Keys of an entity', '', ...keysOf(entitySchema.shape)],
    ['## Keys of a field', '', ...keysOf(fieldSchema.shape)],
  ];
  const undescribed = parts.flat().filter((line) => line.endsWith(': '));
  expect(undescribed).toEqual([]);
  const text = parts.map((lines) => lines.join('\n')).join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot('../../data/README.md');
});
