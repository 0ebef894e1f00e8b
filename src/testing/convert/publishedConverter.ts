import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { csvLines } from '../../code/csv';
import { DOWNLOADS, downloadName } from '../../dictionary/model/addresses';
import { bytesOf, textOf } from '../published';
import { makeFolder } from '../guides/exportFolder';
import type { Row } from './sampleValues';

const PROGRAM = downloadName(DOWNLOADS.exportConvert);

/** Makes a folder with the converter that is published, and the sample export. */
export function folderToConvert(): string {
  const folder = makeFolder({ [PROGRAM]: textOf(PROGRAM) });
  fs.writeFileSync(path.join(folder, 'export.zip'), bytesOf('sample-export.zip'));
  return folder;
}

/** Runs the converter in a folder. */
export function convertIn(cwd: string, args: readonly string[], flags: readonly string[] = []) {
  const { status, stderr } = spawnSync(process.execPath, [...flags, PROGRAM, ...args], {
    cwd,
    encoding: 'utf8',
  });
  expect([0, 1], stderr).toContain(status);
}

/**
 * Reads the tables of a folder of CSV files.
 *
 * @param guard what stands before text that a spreadsheet would run; nothing in files for databases
 */
export function csvTables(folder: string, guard = /^$/): (table: string) => readonly Row[] {
  return (table) => {
    const [columns = [], ...rows] = csvLines(
      fs.readFileSync(path.join(folder, `${table}.csv`), 'utf8'),
    );
    return rows.map((cells) =>
      Object.fromEntries(columns.map((name, at) => [name, cells[at]?.replace(guard, '')])),
    );
  };
}
