import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { DataError } from '../dictionary/model/problem';
import type { ShippedPackage, Software } from '../outputs/output';
import { SHIPPED_PACKAGES } from '../outputs/artefacts/software/shippedPackages';

/** A lock file: its packages by their places; the project itself is at the empty one. */
type Lock = Readonly<{ packages: Readonly<Record<string, Locked | undefined>> }>;

type Locked = Readonly<{
  name?: string;
  version: string;
  license?: string;
  dev?: boolean;
  devDependencies?: object;
}>;

const LOCK = 'package-lock.json';
const SBOM = 'sbom --sbom-format cyclonedx --package-lock-only --update-notifier false';

/**
 * Reads what the site is built from, without asking any registry.
 *
 * @param root the project's root folder
 * @returns nothing where the project has no lock file, as a copy for a test
 * @throws DataError if a package is not installed, or npm finds fault with the lock file
 */
export async function readSoftware(root: string): Promise<Software | undefined> {
  const lock = await fs.readFile(path.join(root, LOCK), 'utf8').catch(() => undefined);
  if (lock === undefined) return undefined;
  const parsed = JSON.parse(lock) as Lock;
  const [billOfMaterials, ...shipped] = await Promise.all([
    runSbom(root, parsed),
    ...SHIPPED_PACKAGES.map((place) => readPackage(root, parsed, place)),
  ]);
  return { billOfMaterials, shipped };
}

/**
 * Lets npm list what the site is built from. It gets those packages alone: told to omit the others it also leaves out
 * each that some package names among its development dependencies, such as React.
 */
async function runSbom(root: string, { packages, ...rest }: Lock): Promise<string> {
  const built = Object.entries(packages).filter(([, locked]) => !locked?.dev);
  const project = { ...packages[''], devDependencies: {} };
  const shown = { ...rest, packages: { ...Object.fromEntries(built), '': project } };
  const about = JSON.parse(await fs.readFile(path.join(root, 'package.json'), 'utf8')) as object;
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'software-'));
  try {
    const manifest = { ...about, devDependencies: {} };
    await fs.writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
    await fs.writeFile(path.join(folder, LOCK), JSON.stringify(shown));
    // On Windows npm is a script, which only a shell runs.
    const options = { cwd: folder, maxBuffer: 2 ** 26, shell: process.platform === 'win32' };
    return (await promisify(execFile)('npm', SBOM.split(' '), options)).stdout;
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    const said = /^npm error (?!code)(.*)$/m.exec(stderr)?.[1] ?? message.split('\n')[0];
    throw fault(`cannot be listed by npm sbom: ${said}; run npm install`);
  } finally {
    await fs.rm(folder, { recursive: true });
  }
}

async function readPackage(
  root: string,
  { packages }: Lock,
  place: string,
): Promise<ShippedPackage> {
  const locked = packages[`node_modules/${place}`];
  if (!locked) throw fault(`has no package ${place}, of which the site is to hold code`);
  const text = await readLicense(path.join(root, 'node_modules', place)).catch(() => {
    throw fault(`names ${place}, which is not installed; run npm ci`);
  });
  return {
    // The lock names a package that stands in the place of another.
    name: locked.name ?? place.replace(/^.*node_modules\//, ''),
    version: locked.version,
    license: locked.license ?? 'no license named',
    text: text.replaceAll('\r\n', '\n').trim(),
  };
}

/** The text of a package's license: a file of its own, else a section of its readme, else who made the package. */
async function readLicense(folder: string): Promise<string> {
  const names = (await fs.readdir(folder)).sort();
  const read = (pattern: RegExp) => {
    const name = names.find((each) => pattern.test(each));
    return name === undefined ? '' : fs.readFile(path.join(folder, name), 'utf8');
  };
  const file = await read(/^(licen[cs]e|copying)(\.(md|txt))?$/i);
  const section = /^#+ licen[cs]e\s([^]*)/im.exec(await read(/^readme\.md$/i))?.[1];
  const { author, repository } = JSON.parse(await read(/^package\.json$/)) as Record<
    string,
    string | { name?: string; url?: string } | undefined
  >;
  const said = (of: typeof author, key: 'name' | 'url') =>
    (typeof of === 'string' ? of : of?.[key]) ?? 'not named';
  const maker = `author: ${said(author, 'name')}; source: ${said(repository, 'url')}`;
  return file || section || `The package holds no text of its license; ${maker}`;
}

function fault(message: string): DataError {
  return new DataError([{ file: LOCK, path: '', message }]);
}
