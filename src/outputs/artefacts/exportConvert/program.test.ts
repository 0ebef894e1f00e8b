import { expect, it } from 'vitest';
import { readSample } from '../../../testing/sample/sample';
import { convertProgram } from './program';

it('says in its head what it is made from, and contains the license of what it is packed with', async () => {
  const { dictionary, inputs } = await readSample();
  const [program] = await convertProgram(dictionary, inputs);
  const text = String(program?.content);
  expect(text).toMatch(
    /^#!\/usr\/bin\/env node\n\/\/ Generated from the unofficial data dictionary of the /,
  );
  expect(text).toContain('Copyright (c) 2022-2024 Tobias Enderle');
  expect(text.length).toBeLessThan(1_200_000);
});
