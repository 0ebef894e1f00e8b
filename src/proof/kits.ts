import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { DOWNLOADS, downloadName } from '../dictionary/model/addresses';
import { counted } from '../dictionary/model/counted';
import { countFields } from '../dictionary/model/dictionary';
import { exportFileName } from '../dictionary/model/exampleRecord';
import { differences, inFolder, type Outcome, type Proof, type Subject } from './subject/proof';

const README = downloadName(DOWNLOADS.exportReadme);
const SKILL = downloadName(DOWNLOADS.skill);
const MOST_LINES = 60;
const MOST_BYTES = 400_000;

/** What people put into an export, and what agents get. */
export const KIT_PROOFS: readonly Proof[] = [
  {
    artefact: README,
    how: 'is one page; the files that it names are there, its counts are those of the dictionary',
    run: proveReadme,
  },
  {
    artefact: SKILL,
    how: 'has all entities and fields in the files of their areas; its links lead, its size fits',
    run: proveSkill,
  },
  {
    artefact: SKILL,
    how: 'the programs end with the exit codes that it says',
    run: proveExitCodes,
  },
];

/** The files of the site and of an export that a text names. */
const namesIn = (text: string) =>
  new Set(text.match(/\bContent\w+\.json\b|\b[\w-]+\.(?:mjs|pdf)\b/g) ?? []);

/** Those of them that there are not. */
const unknownIn = (text: string, { dictionary, paths }: Subject) => {
  // Only a build makes the handbook.
  const made = [...paths, downloadName(DOWNLOADS.handbook)];
  const known = new Set([...made, ...dictionary.entities.map(fileOf)]);
  return [...namesIn(text)].filter((name) => !known.has(name));
};

const fileOf = ({ fileName }: { fileName: string }) => exportFileName(fileName);

function proveReadme(subject: Subject): Outcome {
  const text = subject.text(README);
  const lines = text.split('\n');
  const { entities } = subject.dictionary;
  const counts = [
    counted(entities.length, 'type of record', 'types of records'),
    counted(countFields(entities), 'field'),
  ];
  return {
    counted: counted(lines.length - 1, 'line'),
    broken: [
      ...(lines.length > MOST_LINES ? [`has ${lines.length} lines`] : []),
      ...(/[^\n -~]/.test(text) ? ['is not plain text'] : []),
      ...unknownIn(text, subject).map((name) => `names ${name}, which is not there`),
      ...counts
        .filter((count) => !text.replaceAll(/\s+/g, ' ').includes(count))
        .map((count) => `does not say ${count}`),
    ].map((what) => `${README} ${what}`),
  };
}

/** The files of the skill by their paths in its folder. */
const filesOf = ({ bytes }: Subject) =>
  new Map(
    Object.entries(unzipSync(bytes(SKILL))).map(([name, content]) => [
      name.slice(name.indexOf('/') + 1),
      strFromU8(content),
    ]),
  );

function proveSkill(subject: Subject): Outcome {
  const files = filesOf(subject);
  const main = files.get('SKILL.md') ?? '';
  const { entities } = subject.dictionary;
  const linked = [...main.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, file = '']) => file);
  // Links and files are counted against each other: one that nothing leads to is not read.
  const others = [...files.keys()].filter((file) => file !== 'SKILL.md');
  const lost = entities.flatMap((entity) => {
    const area = [...files.values()].find((text) => text.startsWith(`# ${entity.area}\n`)) ?? '';
    const section =
      area.split(/^## /m).find((each) => each.includes(`\`${fileOf(entity)}\``)) ?? '';
    const fields = section.split(/^### /m)[0]?.match(/^- /gm)?.length ?? 0;
    return fields === entity.fields.length
      ? []
      : [`has ${fields} of ${entity.fields.length} fields of ${entity.name}`];
  });
  const size = subject.bytes(SKILL).length;
  return {
    counted: `${counted(files.size, 'file')}, ${counted(entities.length, 'entity', 'entities')}, ${counted(size, 'byte')}`,
    broken: [
      ...differences(
        linked,
        others,
        (file) => `leads to ${file}, which it has not`,
        (file) => `has ${file}, to which nothing leads`,
      ),
      ...lost,
      ...unknownIn(main, subject).map((name) => `names ${name}, which is not there`),
      ...(size > MOST_BYTES ? [`has ${size} bytes`] : []),
    ].map((what) => `${SKILL} ${what}`),
  };
}

/** What ends a program with each of its exit codes: the sample, a record that is none in it, and no zip. */
const exportsByCode = ({ bytes }: Subject) => {
  const sample = unzipSync(bytes('sample-export.zip'));
  const [name = ''] = Object.keys(sample).filter((file) => file.endsWith('.json'));
  const broken = zipSync({ ...sample, [name]: strToU8('{"no record') }, { level: 0 });
  return [bytes('sample-export.zip'), broken, strToU8('no zip')];
};

function proveExitCodes(subject: Subject): Promise<Outcome> {
  const main = filesOf(subject).get('SKILL.md') ?? '';
  return inFolder((folder) => {
    const commands = [...main.matchAll(/`node ((\S+\.mjs) export\.zip[^`]*)`/g)];
    const broken = commands.flatMap(([, command = '', program = '']) => {
      const said = /Exit status: 0,[^;]*; 1,[^;]*; 2,/.test(main.slice(main.indexOf(command)));
      fs.writeFileSync(path.join(folder, program), subject.bytes(program));
      const ends = exportsByCode(subject).map((zip) => {
        fs.writeFileSync(path.join(folder, 'export.zip'), zip);
        fs.rmSync(path.join(folder, 'ehi.sqlite'), { force: true });
        return spawnSync(process.execPath, command.split(' '), { cwd: folder }).status;
      });
      const isAsSaid = said && ends.join() === '0,1,2';
      return isAsSaid ? [] : [`${SKILL}: ${program} ends with ${ends.join()}`];
    });
    return { counted: counted(commands.length, 'program'), broken };
  });
}
