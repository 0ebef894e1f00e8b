import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { schemaPath } from '../../../src/dictionary/model/addresses';
import type { Dictionary } from '../../../src/dictionary/model/dictionary';
import { loadDictionary } from '../../../src/dictionary/load/load';
import { checkProgram } from '../../../src/outputs/artefacts/exportCheck/program';
import { jsonSchemas } from '../../../src/outputs/artefacts/jsonSchema/jsonSchemas';
import { PROJECT_FOLDER } from '../../testing/sites';
import { report } from '../report';
import { checkInChromium } from './inChromium';
import { measureNode, measureShell, type Cost } from './measure';
import { writeExport } from './writeExport';

const readers = (name: string) => path.join(__dirname, 'readers', name);

/**
 * Checks a made-up export, as a folder and as a zip, by the command and in a worker of Chromium, and
 * prints speed and memory beside those of others that read it.
 */
export async function benchCheck(): Promise<void> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-check-'));
  const [folder, zip] = [path.join(root, 'export'), path.join(root, 'export.zip')];
  const dictionary = loadDictionary(path.join(PROJECT_FOLDER, 'data'));
  const megabytes = writeExport(dictionary, folder, zip);
  const write = (name: string, content: string | Uint8Array) => {
    const file = path.join(root, name);
    fs.writeFileSync(file, content);
    return file;
  };
  const [program] = await checkProgram.render(dictionary, { guides: [] });
  const command = write('ehi-check.mjs', program?.content ?? '');
  const schemas = await schemasByFile(dictionary);
  report(
    'records',
    `${megabytes.toFixed(0)} MB, ${(fs.statSync(zip).size / 1e6).toFixed(0)} MB packed`,
  );
  const print = (what: string, { cpu, seconds, memory, said }: Cost) => {
    const figures = [`${(megabytes / cpu).toFixed(0)} MB a CPU-second`, `${seconds.toFixed(1)} s`];
    if (memory !== undefined) figures.push(`${memory.toFixed(0)} MB`);
    report(what, `${figures.join(', ')}; ${said}`);
  };
  print('check, folder', measureNode(command, folder));
  print('check, zip', measureNode(command, zip));
  print('check, zip, worker of Chromium', await checkInChromium(zip));
  print('unzip -p | wc -l', measureShell(`unzip -p "${zip}" '*.json' | wc -l`));
  print('JSON.parse of each line', measureNode(readers('parse.mjs'), folder));
  print(
    'ajv, lenient schemas',
    measureNode(readers('ajv.mjs'), folder, write('schemas.json', schemas)),
  );
  fs.rmSync(root, { recursive: true });
}

/** The published schemas of the lenient reading, as one JSON object by export file. */
async function schemasByFile(dictionary: Dictionary): Promise<string> {
  const files = await jsonSchemas.render(dictionary, { guides: [] });
  return JSON.stringify(
    Object.fromEntries(
      dictionary.entities.map(({ slug, fileName }) => {
        const schema = files.find(({ path: file }) => file.endsWith(schemaPath(slug, 'lenient')));
        return [fileName, JSON.parse(String(schema?.content))];
      }),
    ),
  );
}
