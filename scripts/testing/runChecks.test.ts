import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runCommand, runStages, type Check } from './runChecks';

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  return () => log.mockRestore();
});

describe('runStages', () => {
  function check(name: string, ms: number, failed = 0): Check {
    const run = async () => {
      lines.push(`${name} begins`);
      await pause(ms);
      return { passed: 1, failed, printed: 'done' };
    };
    return { name, run };
  }

  it('runs what is in a stage at once, and the next stage when all of it has ended', async () => {
    const stages = [[check('long', 100), check('short', 5)], [check('next', 5)]];
    expect(await runStages(stages)).toMatchObject({ passed: 3, failed: 0 });
    expect(lines.join(', ').replaceAll(/\n> (\w+)\ndone/g, '$1 ends')).toBe(
      'long begins, short begins, short ends, long ends, next begins, next ends',
    );
  });

  it('begins nothing after a stage in which something failed', async () => {
    const stages = [
      [check('data', 5, 2), check('lint', 5)],
      [check('build', 5)],
      [check('unit', 5)],
    ];
    expect(await runStages(stages)).toEqual({
      ...{ passed: 2, failed: 2, failedChecks: ['data'], notRun: ['build', 'unit'] },
    });
  });

  it('counts what throws as failed, and prints why', async () => {
    const run = () => Promise.reject(new Error('No Chromium'));
    expect(await runStages([[{ name: 'browser', run }]])).toMatchObject({ passed: 0, failed: 1 });
    expect(lines).toEqual(['\n> browser\nError: No Chromium']);
  });
});

describe('runCommand', () => {
  const node = (program: string) => [process.execPath, '-e', program];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'checks-'));
  const unit = (failed: number) => ({ numPassedTests: 7, numFailedTests: failed });

  it.each([
    ['one check', 'console.log("fine")', undefined, { passed: 1, failed: 0, printed: 'fine\n' }],
    ['one that fails', 'console.error("no"); process.exit(2)', undefined, { passed: 0, failed: 1 }],
    ['tests', 'process.exit(1)', unit(2), { passed: 7, failed: 2 }],
    [
      'a test that passed at a second try as failed',
      'process.exit(1)',
      { stats: { expected: 5, unexpected: 1, flaky: 1 } },
      { passed: 5, failed: 2 },
    ],
    ['what fails without a failed test as failed', 'process.exit(1)', unit(0), { failed: 1 }],
  ])('counts %s', async (_, program, results, expected) => {
    const report = path.join(folder, 'report.json');
    if (results) fs.writeFileSync(report, JSON.stringify(results));
    const settings = results ? { report } : {};
    expect(await runCommand(node(program), settings)).toMatchObject(expected);
  });

  it('counts as failed what leaves no report, or cannot be started', async () => {
    const report = path.join(folder, 'none.json');
    expect(await runCommand(node('process.exit(1)'), { report })).toMatchObject({ failed: 1 });
    const none = await runCommand([path.join(folder, 'none')]);
    expect(none).toMatchObject({ failed: 1, printed: expect.stringContaining('ENOENT') as string });
  });

  it('starts a command in its folder and with its variables', async () => {
    const program = 'console.log(process.cwd(), process.env.BASE_URL)';
    const settings = { cwd: folder, env: { BASE_URL: '/docs/' } };
    const { printed } = await runCommand(node(program), settings);
    expect(printed).toBe(`${fs.realpathSync(folder)} /docs/\n`);
  });
});
