import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { DOWNLOADS, downloadName } from '../../../dictionary/model/addresses';
import { exportFileName } from '../../../dictionary/model/exampleRecord';
import { makeFolder } from '../../../testing/guides/exportFolder';
import { dictionary } from '../../../testing/guides/projectGuides';
import { bytesOf, downloads, sampleFiles, textOf } from '../../../testing/published';
import { asCode } from '../markdown/syntax';

const files = new Map(
  Object.entries(unzipSync(bytesOf(downloadName(DOWNLOADS.skill)))).map(([name, content]) => [
    name.replace(/^[^/]*\//, ''),
    strFromU8(content),
  ]),
);
const main = files.get('SKILL.md') ?? '';

it('links lead to files of the skill, and those of SKILL.md to all', () => {
  const linksIn = (text: string) =>
    [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, file = '']) => file);
  const lost = [...files.values()].flatMap(linksIn).filter((file) => !files.has(file));
  expect(lost).toEqual([]);
  const others = [...files.keys()].filter((file) => file !== 'SKILL.md');
  expect([...new Set(linksIn(main))].sort()).toEqual(others.sort());
});

it('each entity has its fields, and no more, in the file of its area', () => {
  for (const { name, area, fields, groups = [] } of dictionary.entities) {
    const text = [...files.values()].find((each) => each.startsWith(`# ${area}\n`)) ?? '';
    const section = text.split(/^## /m).find((each) => each.startsWith(`${name}\n`)) ?? '';
    const [before = '', ...parts] = section.split(/^### /m);
    const grouped = parts.filter((part) =>
      groups.some((group) => part.startsWith(`${group.name}\n`)),
    );
    const found = [before, ...grouped].join('').match(/^- .*?`(?= \()/gm);
    expect([name, found]).toEqual([name, fields.map(({ fieldName }) => `- ${asCode(fieldName)}`)]);
  }
});

it.each([
  ['SKILL.md', main],
  ['the README of an export', textOf(downloadName(DOWNLOADS.exportReadme))],
])('%s names only files that there are', (_, text) => {
  // Only a build makes the handbook.
  const made = [...downloads, downloadName(DOWNLOADS.handbook)];
  const known = [...made, ...dictionary.entities.map((entity) => exportFileName(entity.fileName))];
  const named = text.match(/\bContent\w+\.json\b|\b[\w-]+\.(?:mjs|pdf)\b/g) ?? [];
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

/** What ends a program with 0, 1 and 2: the sample, a file with a record that cannot be read, and no zip. */
const [name = ''] = Object.keys(sampleFiles).filter((file) => file.endsWith('.json'));
const BY_STATUS = [
  bytesOf('sample-export.zip'),
  zipSync({ [name]: strToU8('{"no record') }),
  strToU8('no zip'),
];

const commands = [...main.matchAll(/`node ((\S+\.mjs) export\.zip[^`]*)`/g)];
it.each(commands.map(([, command = '', program = '']) => [program, command]))(
  '%s ends with the exit codes that SKILL.md says',
  (program, command) => {
    expect(main.slice(main.indexOf(command))).toMatch(/Exit status: 0,[^;]*; 1,[^;]*; 2,/);
    const ends = BY_STATUS.map((zip) => {
      const cwd = makeFolder({ [program]: textOf(program) });
      fs.writeFileSync(path.join(cwd, 'export.zip'), zip);
      return spawnSync(process.execPath, command.split(' '), { cwd }).status;
    });
    expect(ends).toEqual([0, 1, 2]);
  },
);
