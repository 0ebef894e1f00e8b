import { expect, it } from 'vitest';
import { isGolden } from '../../../testing/golden';
import { readSample } from '../../../testing/sample/sample';
import type { Output } from '../../output';
import { handbook, handbookContents } from './handbook';

/** What would be set in type, in place of its pages; of the entities, the one that has everything. */
const contents: Output = (dictionary, inputs) => {
  const entities = dictionary.entities.filter(({ slug }) => slug === 'every-feature');
  const content = JSON.stringify(handbookContents({ ...dictionary, entities }, inputs), null, 1);
  return [{ path: 'contents.json', content: `${content}\n` }];
};

isGolden(__dirname, contents);

it('is made only where something sets it in type, which takes seconds', async () => {
  const { dictionary, inputs } = await readSample();
  expect(await handbook(dictionary, inputs)).toEqual([]);
  const typeset = () => new Uint8Array([1]);
  expect(await handbook(dictionary, { ...inputs, typeset })).toEqual([
    { path: 'static/downloads/handbook.pdf', content: new Uint8Array([1]) },
  ]);
});

it('begins with the section on EHI, up to the next heading', async () => {
  const { dictionary } = await readSample();
  const guide = { title: 'Rule', slug: '/guides/rule', description: '', file: 'rule.mdx', line: 1 };
  const body =
    '# Rule\n\n## What EHI is {/* #ehi */}\n\nIt\nis\n\n- records.\n\n## Next {/* #next */}\n\nNo.';
  expect(handbookContents(dictionary, { guides: [{ ...guide, body }] })).toMatchObject({
    codeSystems: [{}, {}, { perhaps: ['Every Join › Code', 'Every Join › Other Code'] }],
    ehi: [
      { kind: 'heading', spans: ['What EHI is'] },
      { kind: 'paragraph', spans: ['It is'] },
      { kind: 'item', spans: ['records.'] },
    ],
  });
});
