import { expect, it } from 'vitest';
import { codeBlocks } from './codeBlocks';
import { blocksRunBy, dictionary } from './projectGuides';
import { unknownNames } from './usedNames';

const recipe = (language: string, code: string) => {
  const body = `\n\`\`\`${language} run="recipe" recipe="visits"\n${code}\n\`\`\`\n`;
  const guide = { title: '', slug: '', description: '', body, file: 'docs/guides/a.mdx', line: 10 };
  return codeBlocks(guide).flatMap((block) => unknownNames(block, dictionary.entities));
};

it.each([
  ['sql', 'SELECT "Visit Id",\n  "Visitt Id"\nFROM "ContentClaims"'],
  ['python', 'claims = load("ContentClaims")[\n  ["Visit Id", "Visitt Id"]]'],
])('a name in %s that no file of the recipe has is told by recipe, file and line', (...block) => {
  expect(recipe(...block)).toEqual([
    'docs/guides/a.mdx:13  recipe "visits": "Visitt Id" is no field of the files that it reads',
  ]);
});

it('a field of a file that the recipe does not read is none of its names', () => {
  expect(recipe('sql', 'SELECT "Payment Id" FROM "ContentClaims"')).toHaveLength(1);
});

it('a file that is not there is told', () => {
  expect(recipe('sql', 'SELECT 1 FROM "ContentClaim"')).toEqual([
    'docs/guides/a.mdx:12  recipe "visits": "ContentClaim" is no field of the files that it reads',
  ]);
});

it('all names in the guide’s recipes are fields and files of the dictionary', () => {
  const blocks = [...blocksRunBy('recipe'), ...blocksRunBy('pandas')].filter(
    (block) => block.recipe,
  );
  expect(blocks.length).toBeGreaterThan(10);
  expect(blocks.flatMap((block) => unknownNames(block, dictionary.entities))).toEqual([]);
});
