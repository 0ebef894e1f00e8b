import { baseName, classifier } from '../records/source';
import { FileCheck, type Watcher } from './counting/fileCheck';
import { readingOrder, LinkState } from './counting/links';
import type { Kind } from '../../dictionary/model/findingKinds';
import { Attachments } from './counting/attachments';
import { Names } from './findings/names';
import type { CheckReport } from '../model/report';
import type { FileNote } from './findings/collect';
import { makeReport } from './findings/makeReport';
import type { CheckRules, EntityRule, FieldRule } from '../model/rules';
import {
  ReadError,
  type ExportEntry,
  type ExportProblem,
  type ExportSource,
  type SourceFile,
} from '../records/source';
import { orderOf } from '../records/moment';

export type CheckOptions = Readonly<{
  /** What is checked, as the report names it; without a size, that of all files together. */
  subject?: Readonly<{ name: string; size?: number }>;
  /** When the check begins, and from when on a date is in the future; now, if it is not given. */
  now?: Date;
  /** What an agency says of its own fields, by export file. */
  custom?: CustomFields;
  /** Set where only a part of an export is looked at: then no file is missing. */
  isPart?: boolean;
  isStrict?: boolean;
  longestLine?: number;
  /** How many ids a join keeps at most until what they refer to is read. */
  mostWaiting?: number;
  /** Gives what takes in the records of a file as well, by the dictionary's name of it. */
  watch?: (entry: ExportEntry, file: string) => Watcher | undefined;
  /** What stands-in for names are mixed with; by chance, if it is not given. */
  salt?: string;
}>;

/** An agency's own fields, by the name of the export file without its ending. */
export type CustomFields = Readonly<Record<string, readonly FieldRule[]>>;

/** How far a check has come, in unpacked bytes. */
export type Progress = Readonly<{ bytes: number; size: number; file: string }>;

export type RunOptions = {
  /** Is called after each piece; the check waits for what it gives, so that it can be paused. */
  onProgress?: (progress: Progress) => void | Promise<void>;
  signal?: AbortSignal;
};

export type ExportCheck = {
  /**
   * Checks a whole source, one file after the other.
   *
   * @throws the signal's reason, if it is aborted; what could not be read is a finding
   */
  run: (source: ExportSource, options?: RunOptions) => Promise<void>;
  /**
   * What has been found so far; can be asked for at any time.
   *
   * @param sha256 of the whole file that was given, where it is known
   */
  report: (sha256?: string | null) => CheckReport;
};

type Reading = { entry: ExportEntry; write: (piece: Uint8Array) => void };

/**
 * Reads files one after the other.
 *
 * @param end ends a file; with a problem, it could not be read as it should
 */
export async function readEach<R extends Reading>(
  files: readonly R[],
  end: (file: R, problem: Kind | undefined) => void,
  { onProgress, signal }: RunOptions = {},
): Promise<void> {
  const size = files.reduce((all, { entry }) => all + entry.size, 0);
  let bytes = 0;
  for (const file of files) {
    const { path, pieces } = file.entry as SourceFile;
    let problem: Kind | undefined;
    try {
      for await (const piece of pieces()) {
        file.write(piece);
        bytes += piece.length;
        await onProgress?.({ bytes, size, file: path });
        signal?.throwIfAborted();
      }
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      problem = error.kind;
    }
    end(file, problem);
  }
}

export const LONGEST_LINE = 32 * 1024 * 1024;
const A_DAY = 86400;

/**
 * Starts the check of an export against the dictionary. It keeps ids and counts, never a record, and what it reports
 * holds no value of any record.
 */
export function startCheck(given: CheckRules, options: CheckOptions = {}): ExportCheck {
  const { now = new Date(), longestLine = LONGEST_LINE, custom = {} } = options;
  const { subject = { name: 'the export' }, isPart = false, isStrict = false } = options;
  const rules = withCustomFields(given, custom);
  const shared = {
    rules,
    links: new LinkState(rules, options.mostWaiting),
    attachments: new Attachments(rules.attachments),
    // A clock elsewhere may be a day ahead.
    latest: orderOfMoment(now) + A_DAY,
    longestLine,
  };
  const names = new Names(rules, options.salt ?? crypto.randomUUID());
  const classify = classifier(rules);
  const states: FileCheck[] = [];
  const notes: FileNote[] = [];
  const unread: FileNote[] = [];
  const problems: ExportProblem[] = [];
  let isFinished = false;
  const listed = { files: 0, bytes: 0 };

  const list = (entry: ExportEntry) => {
    listed.files += 1;
    listed.bytes += entry.size;
    const found = classify(entry.path);
    const name = baseName(entry.path);
    if (found.role !== 'records') {
      const kind = isPart && found.role === 'archive' ? 'file-other' : KIND_OF_ROLE[found.role];
      if (!kind) shared.attachments.addFile(name, entry.size);
      else notes.push({ kind, file: kind === 'file-other' ? '' : names.file(name) });
      if (entry.problem) unread.push({ kind: entry.problem, file: names.file(name) });
      return;
    }
    const entity = rules.entities[found.entity] as EntityRule;
    const file = `${entity.file}${found.isCustom ? '_Custom' : ''}`;
    const rule = found.isCustom ? { slug: entity.slug, file, fields: custom[file] ?? [] } : entity;
    const isDouble = states.some((state) => state.rule.file === file);
    if (isDouble) notes.push({ kind: 'file-doubled', file: `${file}.json` });
    if (found.differs) notes.push({ kind: found.differs, file: `${file}.json` });
    if (isDouble) return;
    const watcher = options.watch?.(entry, file);
    states.push(new FileCheck(shared, entry, rule, found.entity, found.isCustom, watcher));
  };

  return {
    run: async (source, options) => {
      problems.push(...source.problems);
      for (const entry of source.files) list(entry);
      const rank = new Map(readingOrder(rules).map((entity, at) => [entity, at]));
      const rankOf = (state: FileCheck) => rank.get(state.entity) ?? 0;
      const toRead = states.filter(({ problem }) => !problem).sort((a, b) => rankOf(a) - rankOf(b));
      const end = (state: FileCheck, problem: Kind | undefined) => {
        state.end(problem);
        if (!state.isCustom && !state.problem) shared.links.setRead(state.entity);
      };
      await readEach(toRead, end, options);
      isFinished = true;
    },
    report: (sha256 = null) =>
      makeReport({
        ...shared,
        states,
        notes,
        unread,
        problems,
        listed: listed.files,
        names,
        isFinished,
        isPart,
        isStrict,
        subject: { size: listed.bytes, ...subject, sha256, checkedAt: now.toISOString() },
      }),
  };
}

const KIND_OF_ROLE = {
  attachment: undefined,
  unknown: 'file-unknown',
  archive: 'archive-nested',
  other: 'file-other',
} as const satisfies Record<string, Kind | undefined>;

/** The rules with what an agency says of its own fields. */
export function withCustomFields(rules: CheckRules, custom: CustomFields): CheckRules {
  const entities = rules.entities.map((entity) => ({
    ...entity,
    fields: [...entity.fields, ...(custom[entity.file] ?? [])],
  }));
  return { ...rules, entities };
}

function orderOfMoment(moment: Date): number {
  const day = orderOf(moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate());
  return day + (moment.getTime() % 86_400_000) / 1000;
}
