import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from './sites';

const COPIED = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'tsconfig.json',
  'package.json',
  'src',
  'scripts',
  'static',
  'data',
  'docs',
];

/** What a fresh clone does not have. */
const GENERATED = [
  'docs/entities',
  'docs/lists',
  'data/schema',
  'static/catalog.json',
  'static/downloads',
  'static/entities',
  'static/guides',
];

/**
 * Makes a copy of the site below the project, where it finds the same packages, so that a test can
 * change its data. Nothing is generated there yet, as in a fresh clone.
 *
 * @param folder the copy's folder; what is there is replaced
 * @param entities further entities: YAML texts by file name
 */
export function copySite(folder: string, entities: Record<string, string> = {}): void {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const generated = GENERATED.map((name) => path.join(PROJECT_FOLDER, name));
  for (const name of COPIED) {
    fs.cpSync(path.join(PROJECT_FOLDER, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !generated.includes(source),
    });
  }
  for (const [name, content] of Object.entries(entities)) {
    fs.writeFileSync(path.join(folder, 'data/entities', name), content);
  }
}
