import { execFileSync } from 'node:child_process';
import path from 'node:path';

export const PROJECT_FOLDER = path.join(__dirname, '../..');

/** Prints three ports on which nobody listens. Playwright reads its configuration without waiting for promises. */
const ASK_FOR_PORTS = `
  const servers = [1, 2, 3].map(() => require('node:net').createServer().listen(0));
  setImmediate(() => {
    console.log(servers.map((server) => server.address().port).join());
    servers.forEach((server) => server.close());
  });`;

/** They are free when the tests begin, so that any number of checkouts can be tested at once; the workers inherit them. */
function port(at: number): string | undefined {
  const ask = () => execFileSync(process.execPath, ['-e', ASK_FOR_PORTS], { encoding: 'utf8' });
  process.env.EHI_TEST_PORTS ??= ask().trim();
  return process.env.EHI_TEST_PORTS.split(',')[at];
}

function site(at: number, cwd: string, baseUrl: string) {
  return {
    cwd,
    env: { BASE_URL: baseUrl },
    get url() {
      return `http://localhost:${port(at)}${baseUrl}`;
    },
  };
}

const copy = (name: string) => path.join(PROJECT_FOLDER, '.sites', name);

/** The sites that the browser tests look at: the project's own, and copies with other data. */
export const SITES = {
  built: site(0, PROJECT_FOLDER, '/'),
  /** Has an entity of hostile texts, and is not at the root of its host. */
  hostile: site(1, copy('hostile'), '/docs/'),
  /** A fresh clone that follows its data while it changes, and whose data has faults at the start. */
  editing: site(2, copy('editing'), '/'),
};

/** Those that are built, and served as they are. */
export const BUILT_SITES = [SITES.built, SITES.hostile];
