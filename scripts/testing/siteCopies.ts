import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { PAGE_FOLDERS, readPageTexts } from '../../src/dictionary/rules/pages';
import { GUIDES_FOLDER } from '../../src/site/generator/inputs';
import { GENERATED_FOLDERS } from '../../src/site/generator/writeFiles';
import { HOSTILE_TEXTS } from '../../src/testing/hostileTexts';
import { SAMPLE_FOLDER } from '../../src/testing/sample/sample';
import { PROJECT_FOLDER, SITES } from './sites';

const COPIED = ['docusaurus.config.ts', 'sidebars.ts', 'tsconfig.json', 'package.json'];
COPIED.push('src', 'scripts', 'static', 'data', 'docs');

/** Copies the site below the project, where it finds the same packages. As in a fresh clone, nothing is generated. */
export function copySite(folder: string, dataFrom = PROJECT_FOLDER): void {
  fs.rmSync(folder, { recursive: true, force: true });
  const generated = GENERATED_FOLDERS.map((name) => path.join(PROJECT_FOLDER, name));
  for (const name of COPIED) {
    const source = path.join(name === 'data' ? dataFrom : PROJECT_FOLDER, name);
    fs.cpSync(source, path.join(folder, name), {
      recursive: true,
      filter: (file) => !generated.includes(file),
    });
  }
}

/** Makes a copy with the sample's data. Pages lose their links to entities, which only the project has; guides are only headings. */
export function makeSampleSite(folder: string): void {
  copySite(folder, SAMPLE_FOLDER);
  for (const { file, text } of readPageTexts(folder, ...PAGE_FOLDERS)) {
    const kept = file.startsWith(GUIDES_FOLDER)
      ? text.match(/^---\n[^]*?\n---$|^#.* \{\/\* #.*/gm)!.join('\n\n')
      : text.replaceAll(/\[(.*?)\]\(\/entities\/.*?\)| entity=".*?"/g, '$1');
    fs.writeFileSync(path.join(folder, file), kept);
  }
}

/** Makes such a copy whose hostile entity has a field for each text that may hold anything. */
export function makeHostileSite(): void {
  const { cwd } = SITES.hostile;
  makeSampleSite(cwd);
  const file = path.join(cwd, 'data/entities/hostile.yaml');
  const { fields, ...entity } = load(fs.readFileSync(file, 'utf8')) as { fields: object[] };
  const hostile = HOSTILE_TEXTS.map((text, at) => ({
    ...fields[0],
    fieldName: `${at} ${text.slice(0, 200)}`,
    exampleValue: text,
    description: text,
  }));
  // JSON is YAML.
  fs.writeFileSync(file, JSON.stringify({ ...entity, fields: [...fields, ...hostile] }, null, 2));
}
