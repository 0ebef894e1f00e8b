import path from 'node:path';
import { freePorts } from './freePorts';

const PROJECT = path.join(__dirname, '../..');
const START = `"${process.execPath}" --import tsx scripts/start.ts`;

type TestSite = Readonly<{
  /** Folder of the site: the project's own, or a copy below `.sites` with other data. */
  cwd: string;
  url: string;
  env: { BASE_URL: string };
}>;

const NAMES = ['built', 'hostile', 'editing'] as const;
type Name = (typeof NAMES)[number];

/**
 * The port of a site: one that was free when the browser tests began, so that any number of checkouts can be
 * tested at once. Playwright hands its environment on to the processes that run the tests.
 */
function portOf(name: Name): string | undefined {
  process.env.EHI_TEST_PORTS ??= freePorts(NAMES.length).join();
  return process.env.EHI_TEST_PORTS.split(',')[NAMES.indexOf(name)];
}

function site(name: Name, cwd: string, baseUrl = '/'): TestSite {
  return {
    cwd,
    get url() {
      return `http://localhost:${portOf(name)}${baseUrl}`;
    },
    env: { BASE_URL: baseUrl },
  };
}

const copy = (name: Name) => path.join(PROJECT, '.sites', name);

/** The sites that the browser tests look at. */
export const SITES: Readonly<Record<Name, TestSite>> = {
  built: site('built', PROJECT),
  /** Has an entity of hostile texts, and does not lie at the root of its host. */
  hostile: site('hostile', copy('hostile'), '/docs/'),
  /** A fresh clone that follows its data while it changes, and whose data has faults at the start. */
  editing: site('editing', copy('editing')),
};

/** Those that are built, and served as they are. */
export const BUILT_SITES = [SITES.built, SITES.hostile];

/** What starts the one that follows its data while it changes. */
export function devServer(): { command: string; cwd: string; env: { BASE_URL: string } } {
  const { cwd, url, env } = SITES.editing;
  return { command: `${START} --no-open --port ${new URL(url).port}`, cwd, env };
}

export const PROJECT_FOLDER = PROJECT;
