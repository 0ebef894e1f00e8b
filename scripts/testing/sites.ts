import { createHash } from 'node:crypto';
import path from 'node:path';

const PROJECT = path.join(__dirname, '../..');
const docusaurus = `"${process.execPath}" "${path.join(PROJECT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs')}"`;

// Each checkout has ports of its own, so that two of them can be tested at once.
const firstPort =
  20_000 + (createHash('sha256').update(PROJECT).digest().readUInt16BE() % 9_000) * 5;

type TestSite = Readonly<{
  /** Folder of the site: the project's own, or a copy below `.sites` with other data. */
  cwd: string;
  url: string;
  command: string;
  env: Record<string, string>;
}>;

function site(cwd: string, port: number, verb: string, baseUrl = '/', dir = ''): TestSite {
  return {
    cwd,
    url: `http://localhost:${port}${baseUrl}`,
    command: `${docusaurus} ${verb} --no-open --port ${port}${dir && ` --dir ${dir}`}`,
    env: { BASE_URL: baseUrl },
  };
}

/** The sites that the browser tests look at, and how each is served. */
export const SITES = {
  built: site(PROJECT, firstPort, 'serve'),
  underDocs: site(PROJECT, firstPort + 1, 'serve', '/docs/', '.sites/under-docs'),
  hostile: site(path.join(PROJECT, '.sites/hostile'), firstPort + 2, 'serve'),
  editing: site(path.join(PROJECT, '.sites/editing'), firstPort + 3, 'start'),
  /** A fresh clone whose data has a fault at the start. */
  mending: site(path.join(PROJECT, '.sites/mending'), firstPort + 4, 'start'),
} as const;

export const PROJECT_FOLDER = PROJECT;
