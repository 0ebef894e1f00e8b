import type { DialectName } from '../../code/sql';
import type { Naming } from '../../dictionary/model/names';
import { counted } from '../../dictionary/model/counted';
import type { Kind } from '../../dictionary/model/findingKinds';
import { classLines } from '../check/findings/formats';
import type { FileCheck, Watcher } from '../check/counting/fileCheck';
import {
  startCheck,
  withCustomFields,
  type CustomFields,
  type RunOptions,
} from '../check/startCheck';
import type { CheckReport } from '../model/report';
import type { CheckRules } from '../model/rules';
import type { ReadingRules } from '../record/rules';
import type { Opened } from '../records/openFile';
import {
  attachmentKey,
  baseName,
  classifier,
  isReadWhole,
  ReadError,
  safeName,
  type SourceFile,
} from '../records/source';
import { RowReader, type Keeps } from './rowReader';
import {
  ATTACHMENT,
  type Cell,
  columnNamer,
  LOAD,
  MISFIT,
  dictionaryTables,
  recordTables,
  REJECTED,
  renamed,
  reportTables,
  type DictionaryRules,
  type FilledTable,
  type RecordTable,
  type TableSpec,
  type TableWriter,
} from './tables';

/** What loads a folder of CSV files into each database, and reports on it: SQL with places for names. */
export type SqlTemplates = Readonly<Record<DialectName | 'report', string>>;

export type ConvertRules = Readonly<{
  check: CheckRules;
  dictionary: DictionaryRules;
  sql: SqlTemplates;
}>;

export type CommandRules = ConvertRules & Readonly<{ reading: ReadingRules }>;

/** Where tables are written, and what that keeps of a value. */
export type Target = Keeps &
  Readonly<{
    /** Begins a table, and gives what takes its rows; cells are not kept. */
    begin: (table: TableSpec) => TableWriter;
    /** Ends all: only now is there anything under the name that was asked for. */
    finish: (additions: Additions) => void | Promise<void>;
    abandon: () => void | Promise<void>;
  }>;

export type Additions = Readonly<{
  indexes: readonly (readonly [table: string, column: string])[];
  views: readonly Readonly<{ name: string; sql: string }>[];
  /** For a target with a place for lines: what was converted and what became of it. */
  about: () => readonly string[];
  /** And what it can reveal, and from which dictionary it is. */
  notes: () => readonly string[];
}>;

/** Why an export is not converted, in one line; nothing was written. */
export class ConvertError extends Error {}

type Options = RunOptions & {
  naming?: Naming | undefined;
  custom?: CustomFields;
  writeAttachment?: (name: string, pieces: AsyncIterable<Uint8Array>) => Promise<void>;
};

/** What became of a file, in the order of the columns of `_load`. */
type FileLoad = Readonly<
  {
    file: string;
    table: string | null;
    state: 'loaded' | 'attachment' | 'other' | 'not in the dictionary';
    bytes: number;
  } & Record<LoadCount, number>
>;

type LoadCount = 'records' | 'rows' | 'rejected' | 'misfits' | 'extras';

export type Conversion = Readonly<{ loads: readonly FileLoad[]; report: CheckReport }>;

/** Longer lines are rejected without their text: no text of a database takes them. */
const LONGEST_LINE = 128 * 1024 * 1024;

/**
 * Converts an export into tables, and checks it while it is read. What cannot be read whole is not converted at all, so
 * that no table lacks records unnoticed; a target is opened once it is known that the files can be read.
 */
export async function convertExport(
  rules: ConvertRules,
  { source, isPart, subject }: Opened,
  open: (tables: ReadonlyMap<string, RecordTable>) => Target | Promise<Target>,
  { naming = 'exported', custom = {}, writeAttachment, onProgress, signal }: Options,
): Promise<Conversion> {
  const { dictionary } = rules;
  const check = withCustomFields(rules.check, custom);
  const tables = recordTables(check, custom, dictionary, naming);
  const files = listFiles(check, source.files, subject.name);
  const why =
    source.problems[0]?.kind ??
    (files.length === 0 ? 'export-empty' : files.every(({ table }) => !table) && 'not-an-export');
  if (why) throw notConverted(check, why, subject.name);
  const target = await open(tables);
  try {
    const run = startRun(check, tables, target, subject.name);
    const options = { custom, isPart, subject, watch: run.watch, longestLine: LONGEST_LINE };
    const started = startCheck(rules.check, options);
    await started.run({ files, problems: [] }, { onProgress, signal });
    const loads = run.writeLoads(files);
    await run.writeAttachments(files, writeAttachment);
    const report = started.report();
    run.write(reportTables(check, report));
    run.write(dictionaryTables(check, dictionary, tables, custom));
    signal?.throwIfAborted();
    const nameOf = columnNamer(check, tables);
    await target.finish({
      indexes: check.joins.flatMap(({ entity, fields, key }) => {
        const to = check.keys[key]!;
        return [nameOf(entity, fields[0]!), nameOf(to.entity, to.fields[0]!)];
      }),
      views: dictionary.queries.map(({ name, sql }) => ({
        name,
        sql: renamed(sql, check, tables),
      })),
      about: () => [`Records of ${subject.name}`, ...summaryOf({ loads, report })],
      notes: () => [...classLines(report), ...check.about],
    });
    return { loads, report };
  } catch (error) {
    await target.abandon();
    throw error;
  }
}

const notConverted = ({ kinds }: CheckRules, kind: Kind, ...places: readonly string[]) =>
  new ConvertError(`${places.join(', ')}: ${kinds[kind]!.title}`);

type Listed = SourceFile & Pick<FileLoad, 'table' | 'state'>;

function listFiles(rules: CheckRules, given: Iterable<SourceFile>, name: string): Listed[] {
  const classify = classifier(rules);
  const paths = new Map<string, string>();
  return [...given].map((file) => {
    const found = classify(file.path);
    if (file.problem) throw notConverted(rules, file.problem, name, shown(file.path));
    if (found.role !== 'records') return { ...file, table: null, state: STATES[found.role] };
    const table = found.file;
    const other = paths.get(table);
    if (other !== undefined) {
      throw new ConvertError(
        `${name} contains two files for ${table}: ${shown(other)} and ${shown(file.path)}`,
      );
    }
    paths.set(table, file.path);
    return { ...file, table, state: 'loaded' };
  });
}

const STATES = {
  attachment: 'attachment',
  'file-unknown': 'not in the dictionary',
  'archive-nested': 'not in the dictionary',
  'file-other': 'other',
} as const;

/** A path for a terminal, which must take nothing in it for a command. */
const shown = (path: string) => path.replaceAll(/[^\w./\\ -]/g, '_').slice(-100);

/** The fields of an attached file's record: its original name, and whose it is. */
const OWNER_FIELDS = ['Original Name', 'Client Id', 'Attachment Area', 'Attachment Area Id'];

/** What watches the records that describe attached files, and keeps of each whose file it is. */
export function attachmentOwners({ attachments, entities }: CheckRules) {
  const { entity = -1, name: nameAt = -1 } = attachments ?? {};
  const fields = entities[entity]?.fields ?? [];
  const places = OWNER_FIELDS.map((name) => fields.findIndex((field) => field.name === name));
  const owners = new Map<string, readonly Cell[]>();
  return {
    entity,
    see: (cells: readonly Cell[]) => {
      const name = cells[nameAt];
      if (typeof name !== 'string') return;
      const owner = places.map((at) => cells[at] ?? null);
      owners.set(attachmentKey(name), owner);
    },
    of: (fileName: string): readonly Cell[] =>
      owners.get(attachmentKey(fileName)) ?? OWNER_FIELDS.map(() => null),
  };
}

function startRun(
  rules: CheckRules,
  tables: ReadonlyMap<string, RecordTable>,
  target: Target,
  name: string,
) {
  const readers = new Map<string, RowReader>();
  const owners = attachmentOwners(rules);
  const describing = tables.get(rules.entities[owners.entity]?.file ?? '');
  /** What the target cannot have is spelled as JSON does, in tables that are not of records. */
  const spelled = <Value>(cell: Value) =>
    typeof cell === 'string' && target.notText?.test(cell)
      ? JSON.stringify(cell).slice(1, -1)
      : cell;
  const begin = (table: TableSpec): TableWriter => {
    const { row, end } = target.begin(table);
    return { row: (cells) => row(cells.map(spelled)), end };
  };
  const leftovers = { rejected: begin(REJECTED), misfit: begin(MISFIT) };

  /** Gives what makes rows of the records of a file, from the first of them on. */
  const watch = ({ entry: { path }, rule }: FileCheck): Watcher | undefined => {
    const table = tables.get(rule.file);
    if (!table) return undefined;
    let writer: TableWriter | undefined;
    const rows = new RowReader(spelled(path), table, target, leftovers, (cells) => {
      if (table === describing) owners.see(cells);
      (writer ??= target.begin(table)).row(cells);
    });
    readers.set(path, rows);
    const end = (problem: Kind | undefined) => {
      // A file whose sum differs was read whole, and the check says what is wrong with it.
      if (problem && !isReadWhole(problem)) throw notConverted(rules, problem, name, shown(path));
      (writer ??= target.begin(table)).end();
    };
    return Object.assign(rows, { end });
  };

  const write = (filled: readonly FilledTable[]) => {
    for (const { table, rows } of filled) {
      const writer = begin(table);
      rows.forEach(writer.row);
      writer.end();
    }
  };

  return {
    watch,
    write,
    writeLoads: (files: readonly Listed[]): FileLoad[] => {
      leftovers.rejected.end();
      leftovers.misfit.end();
      const loads = files.map(({ path: file, table, state, size: bytes }): FileLoad => {
        const { rows = 0, rejected = 0, misfits = 0, extras = 0 } = readers.get(file) ?? {};
        const named = { file, table: tables.get(table ?? '')?.name ?? null, state, bytes };
        return { ...named, records: rows + rejected, rows, rejected, misfits, extras };
      });
      write([{ table: LOAD, rows: loads.map(Object.values<Cell>) }]);
      return loads;
    },
    /** Lists the attached files with their owners, and writes them where that is wanted. */
    writeAttachments: async (files: readonly Listed[], writeFile: Options['writeAttachment']) => {
      const taken = new Set<string>();
      const writer = begin(ATTACHMENT);
      for (const file of files.filter(({ state }) => state === 'attachment')) {
        const fileName = baseName(file.path);
        const owner = owners.of(fileName);
        const writtenAs = writeFile ? safeName(fileName, owner[0] ?? null, taken) : null;
        if (writeFile && writtenAs !== null) {
          await writeFile(writtenAs, file.pieces()).catch((error: unknown) => {
            if (!(error instanceof ReadError)) throw error;
            throw notConverted(rules, error.kind, name, shown(file.path));
          });
        }
        writer.row([file.path, file.size, ...owner, writtenAs]);
      }
      writer.end();
    },
  };
}

/** A conversion in lines: what became of the records, and what the check found. */
export function summaryOf({ loads, report }: Conversion): string[] {
  return [...loadLines(loads), `Check of the export: ${report.verdict.text}`];
}

/** How many records became rows, and what became of the others, in a few lines. */
export function loadLines(loads: readonly FileLoad[]): string[] {
  const sum = (of: LoadCount) => loads.reduce((all, load) => all + load[of], 0);
  const ofState = (state: FileLoad['state']) => loads.filter((load) => load.state === state).length;
  const [rejected, extras, misfits] = [sum('rejected'), sum('extras'), sum('misfits')];
  const unknown = ofState('not in the dictionary');
  return [
    `${counted(sum('records'), 'record')} of ${counted(ofState('loaded'), 'file')} read: ${counted(sum('rows'), 'row')}, ${counted(rejected, 'rejected record')}.`,
    rejected > 0 && 'Rejected records are in _rejected, with the reason.',
    extras > 0 &&
      `${counted(extras, 'record')} with fields that the dictionary does not have; they are in _extra.`,
    misfits > 0 &&
      `${counted(misfits, 'value')} not of the data type of the field; listed in _misfit.`,
    unknown > 0 &&
      `${counted(unknown, 'file')} not in the dictionary; not converted, listed in _load.`,
  ].filter((line) => line !== false);
}

/** Whether every record of every file became a row. */
export function isComplete({ loads }: Conversion): boolean {
  return loads.every(({ state, rejected }) => state !== 'not in the dictionary' && rejected === 0);
}
