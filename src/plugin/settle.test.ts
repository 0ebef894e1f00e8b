import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { settle } from './settle';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn() }));

let folder: string;
let file: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'settle-'));
  file = path.join(folder, 'deep/a.yaml');
  fs.mkdirSync(path.dirname(file));
  vi.mocked(pause).mockReset();
});

/** Lets something be written in each of the first pauses; tells how many pauses there were. */
async function pausesWhile(rounds: number, write: (round: number) => void, folders = [folder]) {
  let round = 0;
  vi.mocked(pause).mockImplementation(async () => {
    if (++round <= rounds) write(round);
  });
  await settle(folders);
  return round;
}

it.each<[string, (round: number) => void]>([
  ['a file grows', (round) => fs.writeFileSync(file, 'x'.repeat(round))],
  [
    'a file is written anew in the same size',
    (round) => {
      fs.writeFileSync(file, 'same');
      fs.utimesSync(file, round, round);
    },
  ],
  ['files come', (round) => fs.writeFileSync(path.join(folder, `${round}.yaml`), '')],
  ['files go', (round) => fs.rmSync(path.join(folder, `old-${round}.yaml`))],
])('waits while %s, and one quiet moment more', async (_, write) => {
  for (const round of [1, 2, 3]) fs.writeFileSync(path.join(folder, `old-${round}.yaml`), '');
  expect(await pausesWhile(3, write)).toBe(4);
});

it('looks at every folder', async () => {
  const quiet = fs.mkdtempSync(path.join(os.tmpdir(), 'quiet-'));
  const write = (round: number) => fs.writeFileSync(file, 'x'.repeat(round));
  expect(await pausesWhile(3, write, [quiet, folder])).toBe(4);
});

it('does not wait for ever', async () => {
  expect(await pausesWhile(1000, (round) => fs.writeFileSync(file, 'x'.repeat(round)))).toBe(50);
});

it('passes over a file that goes while it looks', async () => {
  fs.symlinkSync(path.join(folder, 'nowhere'), path.join(folder, 'gone.yaml'));
  expect(await pausesWhile(0, () => undefined)).toBe(1);
});
