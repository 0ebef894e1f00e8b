import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { DIALECT_NAMES } from '../../../code/sql';
import { PROJECT } from '../../../testing/guides/projectGuides';
import { isGolden } from '../../../testing/golden';
import { readSample } from '../../../testing/sample/sample';
import { isSameInAllZones } from '../../../testing/timeZones';
import { convertHelp } from '../programs/convertRules';
import { skill } from './skill';

const render = async ({ dictionary, inputs } = PROJECT) => {
  const [file] = await skill(dictionary, inputs);
  return file!.content as Uint8Array;
};
const zip = await render();
const files = Object.fromEntries(
  Object.entries(unzipSync(zip)).map(([name, bytes]) => [
    name.replace(/^[^/]*\//, ''),
    strFromU8(bytes),
  ]),
);
const main = files['SKILL.md'] ?? '';

it('begins with the name of its folder and what it is for, as the format asks', () => {
  expect(main).not.toMatch(/\{\w+\}/);
  const [, name, description] = /^---\nname: (.*)\ndescription: (".*")\n/.exec(main) ?? [];
  expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(Object.keys(unzipSync(zip)).every((file) => file.startsWith(`${name}/`))).toBe(true);
  expect(JSON.parse(description ?? '').length).toBeLessThanOrEqual(1024);
  expect(main.split('\n').length).toBeLessThanOrEqual(500);
  const { procedures } = PROJECT.dictionary.texts;
  expect(main.match(/^- \[guides\/.*\): /gm)).toHaveLength(Object.keys(procedures).length);
});

it('says the exit codes that the programs say', () => {
  const words = (text: string) => text.replaceAll('`', '').replaceAll(/\s+/g, ' ');
  for (const help of [PROJECT.dictionary.texts.checkHelp, convertHelp(PROJECT.dictionary)]) {
    const [codes = ''] = /Exit status: .*(?=\.)/.exec(help) ?? [];
    expect(words(main)).toContain(codes);
  }
});

it('has programs whose help names all databases', () => {
  const help = convertHelp(PROJECT.dictionary);
  for (const dialect of DIALECT_NAMES) expect(help).toContain(`${dialect}.sql`);
});

it('is small', () => {
  expect(zip.length).toBeLessThanOrEqual(400_000);
});

isSameInAllZones(async () => render(await readSample()));

// The others repeat what the Markdown files have.
isGolden(
  __dirname,
  async (dictionary, inputs) => {
    const packed = unzipSync(await render({ dictionary, inputs }));
    return Object.entries(packed).map(([path, bytes]) => ({ path, content: strFromU8(bytes) }));
  },
  /areas\/(?!billing)/,
);
