import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { generate } from '../../src/generator/generate';
import { PROJECT_FOLDER } from '../testing/sites';
import { report } from './report';

/** A Docusaurus site of one page, to compare with. */
export const EMPTY_SITE = path.join(PROJECT_FOLDER, '.sites/empty');

/** Builds the site cold and warm, and an empty site for comparison, and prints seconds and ratios. */
export async function benchBuild(): Promise<void> {
  makeEmptySite();
  clearCaches();
  const empty = buildSeconds(EMPTY_SITE);
  await generate(PROJECT_FOLDER);
  clearCaches();
  const cold = buildSeconds(PROJECT_FOLDER);
  const warm = buildSeconds(PROJECT_FOLDER);
  report('build of an empty site, cold', `${empty.toFixed(1)} s`);
  report('build, cold', `${cold.toFixed(1)} s, ${(cold / empty).toFixed(2)} times the empty site`);
  report('build, warm', `${warm.toFixed(1)} s`);
}

/** Builds a site, of which all generated files are there, and says how many seconds that took. */
export function buildSeconds(cwd: string): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(
    path.join(PROJECT_FOLDER, 'node_modules/.bin/docusaurus'),
    ['build'],
    { cwd, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`docusaurus build in ${cwd} failed:\n${stderr}`);
  return (performance.now() - start) / 1000;
}

function clearCaches(): void {
  for (const folder of ['.docusaurus', 'node_modules/.cache', 'build']) {
    fs.rmSync(path.join(PROJECT_FOLDER, folder), { recursive: true, force: true });
  }
}

/** Writes the empty site anew. */
export function makeEmptySite(): void {
  fs.rmSync(EMPTY_SITE, { recursive: true, force: true });
  fs.mkdirSync(path.join(EMPTY_SITE, 'docs'), { recursive: true });
  fs.writeFileSync(path.join(EMPTY_SITE, 'docs/index.md'), '# Empty\n');
  fs.writeFileSync(path.join(EMPTY_SITE, 'package.json'), '{ "private": true }\n');
  fs.writeFileSync(
    path.join(EMPTY_SITE, 'docusaurus.config.js'),
    `module.exports = {
  title: 'Empty', url: 'https://example.org', baseUrl: '/',
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
};
`,
  );
}
