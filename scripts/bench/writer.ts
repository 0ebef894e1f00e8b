import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OWNED_FOLDERS } from '../../src/generator/ownedFolders';
import { isTemporary } from '../../src/generator/writer/replaceFile';
import { entityYaml, fieldYaml, makeProject } from '../../src/testing/dataFolder';
import { report } from './report';

const PAIRS = 300;
const KILLS = 200;
const ENTITIES = 60;

/** Runs two generators at once, and kills others, and prints what that left behind. */
export async function benchWriter(): Promise<void> {
  const root = makeProject({});
  await benchPairs(root);
  await benchKills(root);
  fs.rmSync(root, { recursive: true });
}

async function benchPairs(root: string): Promise<void> {
  const pair = await Promise.all([startGenerator(), startGenerator()]);
  let failures = 0;
  let leftOvers = 0;
  for (let round = 0; round < PAIRS; round++) {
    changeData(root, round);
    const faults = await Promise.all(pair.map((generator) => run(generator, root)));
    for (const fault of faults.filter(Boolean)) console.error(fault);
    failures += faults.filter(Boolean).length;
    leftOvers += temporaryFiles(root).length;
  }
  pair.forEach((generator) => generator.kill());
  report(`writer, ${PAIRS} times two at once`, `${failures} failures, ${leftOvers} left-overs`);
}

async function benchKills(root: string): Promise<void> {
  const nextRun = await startGenerator();
  const even = await generated(nextRun, root, 0);
  const odd = await generated(nextRun, root, 1);
  let killed = 0;
  let inMidWrite = 0;
  let torn = 0;
  let notWhole = 0;
  for (let round = 0; round < KILLS; round++) {
    const [before, after] = round % 2 ? [even, odd] : [odd, even];
    const victim = await startGenerator();
    changeData(root, round);
    const ran = run(victim, root).catch(() => 'killed');
    await pause(Math.random() * after.duration);
    victim.kill('SIGKILL');
    killed += Number((await ran) === 'killed');
    const found = readGenerated(root);
    const isOld = (file: string) => found.get(file) === before.files.get(file);
    const isNew = (file: string) => found.get(file) === after.files.get(file);
    const files = [...after.files.keys()];
    torn += files.filter((file) => !isOld(file) && !isNew(file)).length;
    inMidWrite += Number(!files.every(isOld) && !files.every(isNew));
    const next = await generated(nextRun, root, round);
    notWhole += Number(temporaryFiles(root).length > 0 || !areSame(next.files, after.files));
  }
  nextRun.kill();
  report(
    `writer, ${KILLS} times killed`,
    `${killed} before the end, ${inMidWrite} with some files old and some new, ${torn} files torn, ` +
      `${notWhole} next runs not whole`,
  );
}

/** Every entity's example changes, and so every file. */
function changeData(root: string, round: number): void {
  for (let at = 0; at < ENTITIES; at++) {
    const yaml = entityYaml(`Entity ${at}`, fieldYaml('Id', String(round % 2)));
    fs.writeFileSync(path.join(root, `data/entities/entity-${at}.yaml`), yaml);
  }
}

async function generated(generator: ChildProcess, root: string, round: number) {
  changeData(root, round);
  const start = performance.now();
  const fault = await run(generator, root);
  if (fault) throw new Error(fault);
  return { files: readGenerated(root), duration: performance.now() - start };
}

async function startGenerator(): Promise<ChildProcess> {
  const generator = fork(path.join(__dirname, 'writerProcess.ts'));
  await once(generator, 'message');
  return generator;
}

/**
 * Lets a generator run.
 *
 * @returns its fault, or an empty text
 * @throws Error if it dies
 */
function run(generator: ChildProcess, root: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('The generator died'));
    generator.once('exit', onExit);
    generator.once('message', (fault) => {
      generator.off('exit', onExit);
      resolve(fault as string);
    });
    generator.send(root);
  });
}

function readGenerated(root: string): Map<string, string> {
  const files = OWNED_FOLDERS.flatMap(({ folder }) => filesOf(root, folder));
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]));
}

function temporaryFiles(root: string): string[] {
  const files = OWNED_FOLDERS.flatMap(({ folder }) => filesOf(root, folder));
  return files.filter((file) => isTemporary(path.basename(file)));
}

function filesOf(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!fs.existsSync(absolute)) return [];
  return fs
    .readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${folder}/${name}`);
}

function areSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([file, text]) => other.get(file) === text);
}
