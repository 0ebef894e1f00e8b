import path from 'node:path';
import { freePorts } from './freePorts';

const PROJECT = path.join(__dirname, '../..');
const docusaurus = `"${process.execPath}" "${path.join(PROJECT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs')}"`;

type TestSite = Readonly<{
  /** Folder of the site: the project's own, or a copy below `.sites` with other data. */
  cwd: string;
  url: string;
  command: string;
  env: Record<string, string>;
}>;

const NAMES = ['built', 'underDocs', 'hostile', 'editing', 'mending'] as const;
type Name = (typeof NAMES)[number];

/**
 * The port of a site: one that was free when the browser tests began, so that any number of checkouts can be
 * tested at once. Playwright hands its environment on to the processes that run the tests.
 */
function portOf(name: Name): string | undefined {
  process.env.EHI_TEST_PORTS ??= freePorts(NAMES.length).join();
  return process.env.EHI_TEST_PORTS.split(',')[NAMES.indexOf(name)];
}

function site(name: Name, cwd: string, verb: string, baseUrl = '/', dir = ''): TestSite {
  return {
    cwd,
    get url() {
      return `http://localhost:${portOf(name)}${baseUrl}`;
    },
    get command() {
      return `${docusaurus} ${verb} --no-open --port ${portOf(name)}${dir && ` --dir ${dir}`}`;
    },
    env: { BASE_URL: baseUrl },
  };
}

const copy = (name: Name) => path.join(PROJECT, '.sites', name);

/** The sites that the browser tests look at, and how each is served. */
export const SITES: Readonly<Record<Name, TestSite>> = {
  built: site('built', PROJECT, 'serve'),
  underDocs: site('underDocs', PROJECT, 'serve', '/docs/', '.sites/under-docs'),
  hostile: site('hostile', copy('hostile'), 'serve'),
  editing: site('editing', copy('editing'), 'start'),
  /** A fresh clone whose data has a fault at the start. */
  mending: site('mending', copy('mending'), 'start'),
};

export const PROJECT_FOLDER = PROJECT;
