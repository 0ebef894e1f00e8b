import { expect, it } from 'vitest';
import { readSample } from '../../../testing/sample/sample';
import { checkProgram } from './program';

// What it does when Node runs it is tried with the skill that has it.
it('says in its head what it is made from, and is packed small', async () => {
  const { dictionary, inputs } = await readSample();
  const [program] = await checkProgram(dictionary, inputs);
  const text = String(program?.content);
  expect(text).toMatch(
    /^#!\/usr\/bin\/env node\n\/\/ Generated from the unofficial data dictionary of the /,
  );
  expect(
    text
      .split('\n')
      .slice(1, 4)
      .every((line) => line.startsWith('// ')),
  ).toBe(true);
  expect(text.length).toBeLessThan(200_000);
});
