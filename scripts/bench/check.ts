import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadDictionary } from '../../src/dictionary/load/load';
import { checkProgram } from '../../src/outputs/artefacts/exportCheck/program';
import { packSample, writeSample } from '../sampling/writeSample';
import { PROJECT_FOLDER } from '../testing/sites';
import { report } from './report';

/** Some 200 MB; `EHI_BENCH_CLIENTS` asks for another size. */
const CLIENTS = Number(process.env.EHI_BENCH_CLIENTS ?? 1200);

const MEASURE = `process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  console.error((user + system) / 1e6, process.resourceUsage().maxRSS / 1024);
})`;

/** Checks a made-up export, as a folder and as a zip, and prints speed and memory beside those of other readers. */
export async function benchCheck(): Promise<void> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-check-'));
  const [folder, zip] = [path.join(root, 'export'), path.join(root, 'export.zip')];
  const dictionary = loadDictionary(path.join(PROJECT_FOLDER, 'data'));
  const { files } = writeSample(dictionary, { clients: CLIENTS, seed: 7 }, folder);
  await packSample(folder, files, zip);
  const [program] = await checkProgram.render(dictionary, { guides: [] });
  const command = path.join(root, 'ehi-check.mjs');
  fs.writeFileSync(command, program?.content ?? '');
  const records = files.filter((file) => file.endsWith('.json'));
  const bytes = records.reduce((all, file) => all + fs.statSync(path.join(folder, file)).size, 0);
  report(
    'records',
    `${(bytes / 1e6).toFixed(0)} MB, ${(fs.statSync(zip).size / 1e6).toFixed(0)} MB packed`,
  );

  const measure = (what: string, args: readonly string[]) => {
    const start = performance.now();
    const measured = ['--import', `data:text/javascript,${encodeURIComponent(MEASURE)}`, ...args];
    const { stdout, stderr } = spawnSync(process.execPath, measured, {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    const seconds = (performance.now() - start) / 1000;
    const [cpu = 0, memory = 0] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
    const speed = `${(bytes / 1e6 / cpu).toFixed(0)} MB a CPU-second`;
    report(
      what,
      `${speed}, ${seconds.toFixed(1)} s, ${memory.toFixed(0)} MB; ${stdout.split('\n')[0]}`,
    );
  };
  measure('check, folder', [command, folder]);
  measure('check, zip', [command, zip]);
  measure('JSON.parse of each line', ['--eval', PARSE_ALL, folder]);
  fs.rmSync(root, { recursive: true });
}

/** The least that a program does that reads records: no checks. */
const PARSE_ALL = `
const [folder] = process.argv.slice(1);
let records = 0;
(async () => {
  for (const name of fs.readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const lines = readline.createInterface({ input: fs.createReadStream(path.join(folder, name)) });
    for await (const line of lines) { JSON.parse(line); records += 1; }
  }
  console.log(records + ' records');
})();`;
