import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadDictionary } from '../../../src/dictionary/load/load';
import { readGuides } from '../../../src/generator/inputs';
import { ddl } from '../../../src/outputs/artefacts/ddl/ddl';
import { convertProgram } from '../../../src/outputs/artefacts/exportConvert/program';
import { packSample, writeSample } from '../../sampling/writeSample';
import { PROJECT_FOLDER } from '../../testing/sites';
import { report } from '../report';
import { CLIENTS } from './check';
import { measureNode } from './measure';

/** Converts a made-up export, and prints speed and memory beside DuckDB loading the same records. */
export async function benchConvert(): Promise<void> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-convert-'));
  const at = (name: string) => path.join(root, name);
  const [folder, zip, program, sql] = ['export', 'export.zip', 'convert.mjs', 'load.sql'].map(at);
  if (!folder || !zip || !program || !sql) return;
  const dictionary = loadDictionary(path.join(PROJECT_FOLDER, 'data'));
  const inputs = { guides: await readGuides(PROJECT_FOLDER) };
  const { files } = writeSample(dictionary, { clients: CLIENTS, seed: 7 }, folder);
  await packSample(dictionary, folder, files, zip);
  const [converter] = await convertProgram.render(dictionary, inputs);
  fs.writeFileSync(program, converter?.content ?? '');
  const loading = await ddl.render(dictionary, inputs);
  const forDuckDb = loading.find(({ path: file }) => file.endsWith('/ddl/duckdb.sql'));
  fs.writeFileSync(sql, forDuckDb?.content ?? '');
  const sizes = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => fs.statSync(path.join(folder, file)).size);
  const megabytes = sizes.reduce((all, size) => all + size, 0) / 1e6;
  report('records', `${megabytes.toFixed(0)} MB, Node ${process.versions.node}`);
  const reader = (name: string) => path.join(__dirname, 'readers', name);
  const runs = [
    [
      'DuckDB, published SQL, folder',
      measureNode(reader('loadDuckDb.mjs'), folder, sql, at('duck.db')),
      'duck.db',
    ],
    ['JSON.parse of each line, folder', measureNode(reader('parse.mjs'), folder), undefined],
    ['SQLite, zip', measureNode(program, zip, at('ehi.sqlite')), 'ehi.sqlite'],
    ['CSV, zip', measureNode(program, zip, '--to', 'csv', at('csv')), undefined],
    ['NDJSON, zip', measureNode(program, zip, '--to', 'ndjson', at('ndjson')), undefined],
    ['workbook, zip', measureNode(program, zip, at('ehi.xlsx')), 'ehi.xlsx'],
  ] as const;
  const [[, duckDb]] = runs;
  for (const [what, { cpu, seconds, memory = Number.NaN, said }, file] of runs) {
    const written = file ? `, ${(fs.statSync(at(file)).size / 1e6).toFixed(0)} MB written` : '';
    report(
      what,
      `${(megabytes / cpu).toFixed(0)} MB a CPU-second (${(duckDb.cpu / cpu).toFixed(1)} times DuckDB), ` +
        `${cpu.toFixed(1)} CPU-seconds, ${seconds.toFixed(1)} s, ${memory.toFixed(0)} MB of memory${written}; ${said}`,
    );
  }
  fs.rmSync(root, { recursive: true });
}
