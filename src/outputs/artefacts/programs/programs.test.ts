import { expect, it } from 'vitest';
import { readSample } from '../../../testing/sample/sample';
import { checkProgram, convertProgram } from './programs';

// What they do when Node runs them is tried with the skill and the guides that have them.
it.each([
  ['check', checkProgram, 200_000],
  ['converter', convertProgram, 1_200_000],
])('packs the %s small, and says in its head what it is made from', async (_, output, most) => {
  const { dictionary, inputs } = await readSample();
  const [program] = await output(dictionary, inputs);
  const text = String(program?.content);
  expect(text).toMatch(
    /^#!\/usr\/bin\/env node\n\/\/ Generated from the unofficial data dictionary of the .*\n\/\/ .*\n\/\/ /,
  );
  expect(text.length).toBeLessThan(most);
});

it('contains the license of what the converter is packed with', async () => {
  const { dictionary, inputs } = await readSample();
  const [program] = await convertProgram(dictionary, inputs);
  expect(String(program?.content)).toContain('Copyright (c) 2022-2024 Tobias Enderle');
});
