import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readData } from '../dictionary/load/load';
import type { Problem } from '../dictionary/model/problem';
import { SAMPLE_FOLDER } from './sample/sample';

/** What became of data whose files were damaged. */
type DamageReport = {
  /** Files that were read, and of them those in which something was found to be wrong. */
  files: number;
  refused: number;
  /** Faults of the program instead of problems of the data, each with the number of its file. */
  uncaught: string[];
  /** Problems that point at no place of their file, each with the number of the damaged one. */
  outside: string[];
  /** Keys that a file gave to all objects. */
  polluted: string[];
};

/** What damages a YAML file most where it lands. */
const SHREDS = [
  ...['"', "'", ': ', '\n', '\t', '- ', '|\n', '>-\n', '&a ', '*a', '!!js ', ...'#{}[]'],
  ...['__proto__: {x: 1}\n', 'constructor: ', '? ', '---\n', '\r', '\u2028', '\uFEFF', '\\uD800'],
  ...['null', '~', '<<: ', '1e999', '😀', '\0', '\x1b[2J', '%YAML 9.9\n', ' '.repeat(40)],
];

/** Damages the sample's YAML files by chance, one at a time, and reads the data; the same seed gives the same damage. */
export function readDamagedData(runs: number, seed: number): DamageReport {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'damaged-')), 'data');
  fs.cpSync(path.join(SAMPLE_FOLDER, 'data'), folder, { recursive: true });
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  const report: DamageReport = { files: 0, refused: 0, uncaught: [], outside: [], polluted: [] };
  const chance = numbers(seed);
  for (let run = 0; run < runs; run++) {
    const file = path.join(folder, files[chance(files.length)] ?? '');
    const sound = fs.readFileSync(file);
    fs.writeFileSync(file, damaged(sound, chance));
    report.files += 1;
    try {
      const { problems } = readData(folder);
      report.refused += Number(problems.length > 0);
      const lost = problems.filter((problem) => !isInFile(path.dirname(folder), problem));
      report.outside.push(
        ...lost.slice(0, 1).map((problem) => `${run}: ${JSON.stringify(problem)}`),
      );
    } catch (error) {
      report.uncaught.push(`${run}: ${(error as Error).stack}`);
    }
    fs.writeFileSync(file, sound);
  }
  for (const key in {}) report.polluted.push(key);
  fs.rmSync(path.dirname(folder), { recursive: true });
  return report;
}

function isInFile(root: string, { file, position }: Problem): boolean {
  if (!position) return true;
  const lines = fs
    .readFileSync(path.join(root, file), 'utf8')
    .replace(/^\uFEFF/, '')
    .split('\n');
  const { line, column } = position;
  return line >= 1 && column >= 1 && column <= (lines[line - 1]?.length ?? -1) + 1;
}

function damaged(sound: Buffer, chance: Chance): Buffer {
  let bytes = sound;
  for (let change = chance(4) + 1; change > 0; change--) {
    const at = chance(bytes.length + 1);
    const end = at + chance(30);
    const [before, cut, after] = [
      bytes.subarray(0, at),
      bytes.subarray(at, end),
      bytes.subarray(end),
    ];
    const shred = Buffer.from(SHREDS[chance(SHREDS.length)] ?? '');
    const ways = [
      [before, after],
      [before, cut, cut, after],
      [before, shred, cut, after],
      [before, shred, after],
      [before, Buffer.of(chance(256)), after],
      [before],
    ];
    bytes = Buffer.concat(ways[chance(ways.length)] ?? []);
  }
  return bytes;
}

export type Chance = (below: number) => number;

/** Whole numbers from 0 on that look like chance and are the same for the same seed. */
export function numbers(seed: number): Chance {
  let state = seed;
  return (below) => {
    // Of a linear congruential generator, the upper bits are the ones that look like chance.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
