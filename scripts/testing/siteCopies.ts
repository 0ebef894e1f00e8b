import fs from 'node:fs';
import path from 'node:path';
import { GENERATED_FOLDERS } from '../../src/site/generator/writeFiles';
import { HOSTILE_TEXTS } from '../../src/testing/hostileTexts';
import { PROJECT_FOLDER, SITES } from './sites';

const COPIED = ['docusaurus.config.ts', 'sidebars.ts', 'tsconfig.json', 'package.json'];
COPIED.push('src', 'scripts', 'static', 'data', 'docs');

/** Copies the site below the project, where it finds the same packages. As in a fresh clone, nothing is generated. */
export function copySite(folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true });
  const generated = GENERATED_FOLDERS.map((name) => path.join(PROJECT_FOLDER, name));
  for (const name of COPIED) {
    fs.cpSync(path.join(PROJECT_FOLDER, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !generated.includes(source),
    });
  }
}

/** Makes a copy with an entity in which every text that may hold anything holds something hostile. */
export function makeHostileSite(): void {
  copySite(SITES.hostile.cwd);
  const all = HOSTILE_TEXTS.slice(0, -1).join(' ');
  const entity = {
    name: HOSTILE_TEXTS[0],
    fileName: 'ContentHostile',
    area: 'Medications',
    description: all,
    customConfiguration: { isCustomOnly: false, hasCustomFields: true },
    aliases: [],
    note: all,
    fields: HOSTILE_TEXTS.map((text, at) => ({
      fieldName: `${at} ${text.slice(0, 200)}`,
      dataType: 'varchar',
      isNullable: true,
      inferred: ['dataType'],
      basis: text,
      exampleValue: text,
      description: text,
    })),
  };
  // JSON is YAML.
  const file = path.join(SITES.hostile.cwd, 'data/entities/hostile.yaml');
  fs.writeFileSync(file, JSON.stringify(entity, null, 2));
}
