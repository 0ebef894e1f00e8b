import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadDictionary } from '../../../src/dictionary/load/load';
import { readGuides } from '../../../src/site/generator/inputs';
import { ddl } from '../../../src/outputs/artefacts/ddl/ddl';
import { convertProgram } from '../../../src/outputs/artefacts/exportConvert/program';
import { PROJECT_FOLDER } from '../../testing/sites';
import { report } from '../report';
import { measureNode, type Cost } from './measure';
import { writeExport } from './writeExport';

/** Converts a made-up export into each format, and prints speed and memory beside DuckDB loading the same records. */
export async function benchConvert(): Promise<void> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-convert-'));
  const at = (name: string) => path.join(root, name);
  const [folder, zip, program, sql] = ['export', 'export.zip', 'convert.mjs', 'load.sql'].map(at);
  if (!folder || !zip || !program || !sql) return;
  const dictionary = loadDictionary(path.join(PROJECT_FOLDER, 'data'));
  const inputs = { guides: await readGuides(PROJECT_FOLDER) };
  const megabytes = writeExport(dictionary, folder, zip);
  const [converter] = await convertProgram.render(dictionary, inputs);
  fs.writeFileSync(program, converter?.content ?? '');
  const loading = await ddl.render(dictionary, inputs);
  const forDuckDb = loading.find(({ path: file }) => file.endsWith('/ddl/duckdb.sql'));
  fs.writeFileSync(sql, forDuckDb?.content ?? '');
  report('records', `${megabytes.toFixed(0)} MB, Node ${process.versions.node}`);
  const reader = (name: string) => path.join(__dirname, 'readers', name);
  const convert = (target: string, ...flags: string[]) => {
    const to = target.includes('.') ? [] : ['--to', target];
    return [measureNode(...flags, program, zip, ...to, at(target)), at(target)] as const;
  };
  const duckDb = measureNode(reader('loadDuckDb.mjs'), folder, sql, at('duck.db'));
  const print = (what: string, { cpu, seconds, memory, said }: Cost, written?: string) =>
    report(
      what,
      [
        `${(megabytes / cpu).toFixed(0)} MB a CPU-second (${(duckDb.cpu / cpu).toFixed(1)} times DuckDB)`,
        `${cpu.toFixed(1)} CPU-seconds`,
        `${seconds.toFixed(1)} s`,
        `${memory?.toFixed(0)} MB of memory`,
        ...(written ? [`${(bytesOf(written) / 1e6).toFixed(1)} MB written`] : []),
      ].join(', ') + `; ${said}`,
    );
  print('DuckDB, published SQL, folder', duckDb, at('duck.db'));
  print('JSON.parse of each line, folder', measureNode(reader('parse.mjs'), folder));
  const hasSqlite = process.allowedNodeEnvironmentFlags.has('--experimental-sqlite');
  if (hasSqlite) print('SQLite by node:sqlite, zip', ...convert('node.sqlite'));
  const flags = hasSqlite ? ['--no-experimental-sqlite'] : [];
  print('SQLite as WebAssembly, zip', ...convert('wasm.sqlite', ...flags));
  print('CSV, zip', ...convert('csv'));
  print('NDJSON, zip', ...convert('ndjson'));
  print('workbook, zip', ...convert('ehi.xlsx'));
  fs.rmSync(root, { recursive: true });
}

/** The size of a file, or of all files in a folder. */
function bytesOf(file: string): number {
  const found = fs.statSync(file);
  if (!found.isDirectory()) return found.size;
  return fs
    .readdirSync(file)
    .reduce((sum, name) => sum + fs.statSync(path.join(file, name)).size, 0);
}
