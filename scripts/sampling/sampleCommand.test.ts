import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleCommand } from './sampleCommand';

const temporaryFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'sample-'));
const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

async function run(...args: string[]) {
  const lines: string[] = [];
  const print = {
    log: (line: string) => lines.push(line),
    error: (line: string) => lines.push(line),
  };
  const exitCode = await sampleCommand(process.cwd(), args, print);
  return { exitCode, lines };
}

describe('the arguments', () => {
  it.each([
    [['--client', '3', '--out', 'x'], '"--client" is no option; did you mean "--clients"?'],
    [['--out', 'x', 'much'], '"much" is no option; use --clients, --seed, --out, --zip'],
    [['--clients', 'many', '--out', 'x'], '--clients wants a number from 0 to 30000'],
    [['--clients', '30001', '--out', 'x'], '--clients wants a number from 0 to 30000'],
    [['--seed', '-1', '--out', 'x'], '--seed wants a number from 0 to 4294967295'],
    [['--clients', '3'], '--out wants the folder that the sample is written to'],
  ])('%j are told to be wrong', async (args, message) => {
    expect(await run(...args)).toEqual({ exitCode: 1, lines: [message] });
  });
});

it('writes into no folder that holds something', async () => {
  const folder = temporaryFolder();
  fs.writeFileSync(path.join(folder, 'mine.txt'), 'mine');
  const { exitCode, lines } = await run('--out', folder);
  expect(exitCode).toBe(1);
  expect(lines).toEqual([`${folder} is not an empty folder; name another, or empty it`]);
  expect(fs.readdirSync(folder)).toEqual(['mine.txt']);
});

it('writes files and a zip of them, the same in every time zone, and tells how many records', async () => {
  const zips = [];
  for (const TZ of ['UTC', 'America/New_York', 'Pacific/Kiritimati']) {
    process.env.TZ = TZ;
    const folder = path.join(temporaryFolder(), 'out');
    const { exitCode, lines } = await run('--clients', '1', '--out', folder, '--zip');
    expect(exitCode).toBe(0);
    expect(lines.at(-1)).toMatch(/^7 clients, 1,\d{3} records, \d+\.\d s, \d+ MB of memory$/);
    const zip = fs.readFileSync(`${folder}.zip`);
    const packed = unzipSync(zip);
    expect(Object.keys(packed).sort()).toEqual(fs.readdirSync(folder).sort());
    for (const [name, bytes] of Object.entries(packed)) {
      expect(Buffer.from(bytes).equals(fs.readFileSync(path.join(folder, name)))).toBe(true);
    }
    const profile = fs.readFileSync(path.join(folder, 'ContentClientProfile_Custom.json'), 'utf8');
    expect(profile.trimEnd().split('\n')).toHaveLength(7);
    expect(lines).toContainEqual(expect.stringMatching(/^ContentClientProfile_Custom\.json +7$/));
    zips.push(zip.toString('base64'));
  }
  expect(new Set(zips).size).toBe(1);
});
