import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { AREAS } from '../../src/dictionary/model/areas';
import { entityYaml, fieldYaml, makeProject } from '../../src/testing/dataFolder';
import { PROJECT_FOLDER } from '../testing/sites';
import { report } from './report';

const ENTITIES = 7_500;
const FIELDS_EACH = 8;

/** Makes a project with a synthetic data folder of 7,500 entities and 60,000 fields, spread over all areas. */
export function makeLargeProject(): string {
  const fields = Array.from({ length: FIELDS_EACH }, (_, at) => fieldYaml(`Field ${at}`)).join('');
  const entities = Array.from({ length: ENTITIES }, (_, at) => [
    `entity-${at}.yaml`,
    entityYaml(`Entity ${at}`, fields).replace(/^area: .*$/m, `area: ${AREAS[at % AREAS.length]}`),
  ]);
  return makeProject(Object.fromEntries(entities));
}

/** Generates the pages of a synthetic folder twice and prints seconds, memory and files written. */
export function benchGenerator(): void {
  const root = makeLargeProject();
  const generate = () => {
    const start = performance.now();
    const { stdout } = spawnSync(
      process.execPath,
      [
        '--import',
        path.join(PROJECT_FOLDER, 'node_modules/tsx/dist/loader.mjs'),
        '--import',
        'data:text/javascript,process.on("exit",()=>console.log(process.resourceUsage().maxRSS))',
        path.join(PROJECT_FOLDER, 'scripts/generate.ts'),
      ],
      { cwd: root, encoding: 'utf8' },
    );
    const [summary = '', kilobytes] = stdout.trim().split('\n');
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    return `${seconds} s, ${Math.round(Number(kilobytes) / 1024)} MB at most; ${summary}`;
  };
  report('generator, first run', generate());
  report('generator, nothing changed', generate());
  fs.rmSync(root, { recursive: true });
}
