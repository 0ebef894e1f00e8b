import { counted } from '../../dictionary/model/counted';
import { classLines } from '../check/findings/wording';
import type { CheckReport } from '../model/report';

/** What became of one file of an export. */
export type FileLoad = Readonly<{
  file: string;
  table: string | null;
  state: 'loaded' | 'attachment' | 'other' | 'not in the dictionary';
  bytes: number;
  records: number;
  rows: number;
  rejected: number;
  misfits: number;
  extras: number;
}>;

/** What became of an export. */
export type Conversion = Readonly<{ loads: readonly FileLoad[]; report: CheckReport }>;

/** What became of a file that has no records, or none that the dictionary knows. */
export function notLoaded(file: string, bytes: number, state: FileLoad['state']): FileLoad {
  const none = { records: 0, rows: 0, rejected: 0, misfits: 0, extras: 0 };
  return { file, table: null, state, bytes, ...none };
}

/** A conversion in lines: what became of the records, of what the check found, and what they can reveal. */
export function summaryOf({ loads, report }: Conversion): string[] {
  return [
    ...loadLines(loads),
    `Check of the export: ${report.verdict.text}`,
    ...classLines(report),
  ];
}

/** How many records became rows, and what became of the others, in a few lines. */
export function loadLines(loads: readonly FileLoad[]): string[] {
  const sum = (of: 'records' | 'rows' | 'rejected' | 'misfits' | 'extras') =>
    loads.reduce((all, load) => all + load[of], 0);
  const loaded = loads.filter(({ state }) => state === 'loaded');
  const unknown = loads.filter(({ state }) => state === 'not in the dictionary');
  const also: readonly (readonly [number, string])[] = [
    [sum('rejected'), 'Rejected records are in _rejected, with the reason.'],
    [
      sum('extras'),
      `${counted(sum('extras'), 'record')} with fields that the dictionary does not have; they are in _extra.`,
    ],
    [
      sum('misfits'),
      `${counted(sum('misfits'), 'value')} not of the data type of the field; listed in _misfit.`,
    ],
    [
      unknown.length,
      `${counted(unknown.length, 'file')} not in the dictionary; not converted, listed in _load.`,
    ],
  ];
  return [
    `${counted(sum('records'), 'record')} of ${counted(loaded.length, 'file')} read: ${counted(sum('rows'), 'row')}, ${counted(sum('rejected'), 'rejected record')}.`,
    ...also.flatMap(([count, sentence]) => (count > 0 ? sentence : [])),
  ];
}

/** Whether every record of every file became a row. */
export function isComplete({ loads }: Conversion): boolean {
  return loads.every(
    ({ state, rejected, records, rows }) =>
      state !== 'not in the dictionary' && rejected === 0 && records === rows,
  );
}
