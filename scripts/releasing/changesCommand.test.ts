import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { entityYaml, fieldYaml, makeProject } from '../../src/testing/dataFolder';
import { scratchCatalog } from '../../src/testing/releases/scratch';
import { catalogText } from '../../src/releases/catalog';
import { changesCommand } from './changesCommand';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd,
    stdio: 'pipe',
  });

/** A project with one commit, in which a field is then made nullable. */
function project(): string {
  const yaml = entityYaml('Payer', fieldYaml('Policy Number'));
  const root = makeProject({ 'payer.yaml': yaml });
  git(root, 'init', '-q');
  git(root, 'add', '.');
  git(root, 'commit', '-qm', 'First');
  const file = path.join(root, 'data/entities/payer.yaml');
  fs.writeFileSync(file, yaml.replace('isNullable: false', 'isNullable: true'));
  return root;
}

function run(root: string, ...args: string[]) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  return {
    exitCode: changesCommand(root, args, { log: print, error: print }),
    output: lines.join('\n'),
  };
}

const root = project();

it('compares a commit with the working tree, which stays as it is', () => {
  const { exitCode, output } = run(root, 'HEAD');
  expect(exitCode).toBe(0);
  expect(output).toContain('  N1  Payer, Policy Number: Now nullable: false → true');
  expect(git(root, 'status', '--short').toString()).toBe(' M data/entities/payer.yaml\n');
  expect(run(root, 'HEAD', 'HEAD').output).toBe('HEAD to HEAD: 0 changes');
});

it('fails where it should, for the CI of others', () => {
  expect(run(root, 'HEAD', '--fail-on', 'breaking').exitCode).toBe(1);
  expect(run(root, 'HEAD', '--fail-on', 'may-break').exitCode).toBe(1);
  fs.writeFileSync(path.join(root, 'a.json'), catalogText(scratchCatalog({})));
  fs.writeFileSync(
    path.join(root, 'b.json'),
    catalogText(scratchCatalog({ name: 'B' }, { slug: 'b' })),
  );
  expect(run(root, 'a.json', 'b.json', '--fail-on=may-break').exitCode).toBe(0);
});

it('says what is wrong with what it is given, and what would be right', () => {
  const git =
    /^"x" is not a release, a commit of Git or a file of a catalog; there is no release yet$/;
  expect(run(root, 'x')).toMatchObject({ exitCode: 2, output: expect.stringMatching(git) });
  expect(run(root).output).toMatch(/^There is no release yet; name what to compare with/);
  expect(run(root, 'HEAD', '--format', 'xml').output).toBe(
    '"--format xml" is not known; use text, markdown, json',
  );
  expect(run(root, 'HEAD', '--fail-on', 'all').output).toMatch(/use breaking or may-break$/);
  expect(run(root, 'HEAD', '--fial-on').output).toContain('did you mean "--fail-on"?');
  fs.writeFileSync(path.join(root, 'cut.json'), '{"schema": 1');
  expect(run(root, 'cut.json').output).toMatch(/^cut\.json {2}is invalid JSON/);
});

it('says in a line that a commit is not one that it can read', () => {
  const root = project();
  fs.writeFileSync(path.join(root, 'data/entities/payer.yaml'), 'name: Payer\n');
  git(root, 'commit', '-qam', 'Broken');
  const { exitCode, output } = run(root, 'HEAD', 'HEAD~1');
  expect(exitCode).toBe(2);
  expect(output).toMatch(
    /^"HEAD" cannot be read: today’s loader finds \d+ problems in it, first: .*; choose a later commit$/,
  );
});
