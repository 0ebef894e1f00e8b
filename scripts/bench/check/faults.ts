import { counted } from '../../../src/dictionary/model/counted';
import type { FileLoad } from '../../../src/convert/conversion';
import { ConvertError } from '../../../src/convert/convertExport';
import { convertFiles, dictionary, type Converted } from '../../../src/testing/convert/inMemory';
import { lostOf } from '../../../src/testing/convert/lost';
import type { Fault } from '../../../src/testing/exportCheck/fault';
import { FILE_FAULTS, LINK_FAULTS, VALUE_FAULTS } from '../../../src/testing/exportCheck/faults';
import type { Files } from '../../../src/testing/exportCheck/copyClients';
import { madeUpFiles } from '../../../src/testing/exportCheck/madeUpFiles';

const COLUMNS = 'fault | records read | rows | rejected | misfits | extra | lost | where it is';

/** Converts an export with each planted fault in turn, and prints what became of its records and where the faulty one is. */
export async function benchFaults(): Promise<void> {
  const sample = madeUpFiles(dictionary, 12);
  const faults = [...VALUE_FAULTS, ...LINK_FAULTS, ...FILE_FAULTS];
  const all = copyOf(sample);
  console.log(`| ${COLUMNS} |\n| ${COLUMNS.replaceAll(/[^|]+/g, ' --- ').trim()} |`);
  for (const fault of faults) {
    const files = copyOf(sample);
    fault.plant(files);
    if (fault.kind !== 'file-doubled') fault.plant(all);
    console.log(`| ${fault.kind}: ${fault.file} | ${(await became(fault, files)).join(' | ')} |`);
  }
  const converted = await convertFiles(all);
  const figures = figuresOf(all, converted, converted.loads);
  console.log(
    `| all ${faults.length}, but for the file that is there twice | ${figures.join(' | ')} | |`,
  );
}

const copyOf = (files: Files): Files =>
  new Map([...files].map(([file, content]) => [file, content.slice() as typeof content]));

/** The other columns of a fault's line. */
async function became(fault: Fault, files: Files): Promise<(number | string)[]> {
  try {
    const converted = await convertFiles(files);
    const load = loadOf(fault, converted);
    return [
      ...figuresOf(files, converted, load ? [load] : []),
      placesOf(fault, converted, load).join('; '),
    ];
  } catch (error) {
    if (!(error instanceof ConvertError)) throw error;
    return [...Array<string>(6).fill(''), `refused: ${error.message}`];
  }
}

/**
 * What is in the tables of a whole export, and how many records and values are in none.
 *
 * @param looked at the files whose values are looked for one by one
 */
function figuresOf(files: Files, converted: Converted, looked: readonly FileLoad[]): number[] {
  const sums = (['records', 'rows', 'rejected', 'misfits', 'extras'] as const).map((of) =>
    converted.loads.reduce((sum, load) => sum + load[of], 0),
  );
  const lost = looked.flatMap(({ file, state }) =>
    state === 'loaded' ? lostOf(file, files.get(file) ?? [], converted) : [],
  );
  const uncounted = converted.loads.filter(
    ({ records, rows, rejected }) => records !== rows + rejected,
  );
  return [...sums, lost.length + uncounted.length];
}

/** What became of the file that a fault is in, whatever it is called there. */
function loadOf({ file }: Fault, { loads }: Converted): FileLoad | undefined {
  const is = (name: string) => name.toLowerCase() === file.toLowerCase();
  return loads.find((load) => is(load.file)) ?? loads.find(({ table }) => is(`${table}.json`));
}

/** The tables in which a fault's first record is, and those that say something of it. */
function placesOf(
  { kind, lines: [line] }: Fault,
  { loads, rowsOf, report }: Converted,
  load: FileLoad | undefined,
): string[] {
  const here = (table: string) =>
    rowsOf(table).filter(({ _file, _line }) => _file === load?.file && _line === line);
  const [row] = load?.table ? here(load.table) : [];
  const listed = (table: string) => here(table).map(({ reason }) => `${table} (${reason})`);
  const others = loads.filter(
    ({ state }) => state === 'not in the dictionary' || state === 'other',
  );
  const findings = [...report.findings, ...report.spelling, ...report.notes];
  return [
    ...(row ? [`${load?.table}, _line ${line}`] : []),
    ...(row?._extra ? ['_extra'] : []),
    ...listed('_rejected'),
    ...listed('_misfit'),
    ...(line !== undefined ? [] : load ? [load] : others).map(
      ({ state, rows }) => `_load (${state}, ${counted(rows, 'row')})`,
    ),
    ...(findings.some((finding) => finding.kind === kind) ? ['_finding'] : []),
  ];
}
