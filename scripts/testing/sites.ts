import path from 'node:path';

export const PROJECT_FOLDER = process.cwd();

// Below the ports that systems give out, and of this process, so that checkouts can be tested at once; the workers inherit it.
process.env.EHI_TEST_PORT ??= String(11_000 + 3 * (process.pid % 6_000));

const site = (at: number, cwd: string, baseUrl: string) => ({
  cwd,
  env: { BASE_URL: baseUrl },
  url: `http://localhost:${Number(process.env.EHI_TEST_PORT) + at}${baseUrl}`,
});

const copy = (name: string) => path.join(PROJECT_FOLDER, '.sites', name);

/** The sites that the browser tests look at: the project's own, and copies with other data. */
export const SITES = {
  built: site(0, PROJECT_FOLDER, '/'),
  /** The sample, with an entity of hostile texts, and not at the root of its host. */
  hostile: site(1, copy('hostile'), '/docs/'),
  /** A fresh clone of the sample that follows its data while it changes, and whose data has faults at the start. */
  editing: site(2, copy('editing'), '/'),
};

/** Those that are built, and served as they are. */
export const BUILT_SITES = [SITES.built, SITES.hostile];
