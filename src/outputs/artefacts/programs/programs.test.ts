import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../testing/guides/exportFolder';
import { dictionary as project } from '../../../testing/guides/projectGuides';
import { readSample } from '../../../testing/sample/sample';
import { convertHelp } from './convertRules';
import { checkProgram, convertProgram } from './programs';

const { dictionary: sample, inputs } = await readSample();
const dictionary = { ...sample, findingKinds: project.findingKinds };
const [check, convert] = [dictionary.texts.checkHelp, convertHelp(dictionary)];

// What else they do when Node runs them is tried with the skill and the guides that have them.
it.each([
  ['a.mjs ContentHostile.json', checkProgram, 200_000, check, '1 file, 1 record: 1 problem.\n'],
  ['a.mjs ContentHostile.json a.sqlite', convertProgram, 1_200_000, convert, '1 row, 0 rejected'],
])('packs what runs as %s small, with its help and licenses', async (command, output, ...its) => {
  const [most, help, says] = its;
  const [program] = await output(dictionary, inputs);
  const text = String(program?.content);
  expect(text).toMatch(
    /^#!\/usr\/bin\/env node\n\/\/ Generated from the unofficial data dictionary of the .*\n\/\/ .*\n\/\/ /,
  );
  expect(text.length).toBeLessThan(most);
  expect(text.includes('Copyright (c) 2022-2024 Tobias Enderle')).toBe(help === convert);
  const cwd = makeFolder({ 'a.mjs': text, 'ContentHostile.json': '{}' });
  const run = (line: string) => spawnSync(process.execPath, line.split(' '), { cwd });
  expect(String(run('a.mjs --help').stdout)).toBe(`${help}\n`);
  expect(String(run(command).stdout)).toContain(says);
});
