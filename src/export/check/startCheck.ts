import type { Kind } from '../../dictionary/model/findingKinds';
import type { CheckReport } from '../model/report';
import type { CheckRules, EntityRule, FieldRule } from '../model/rules';
import { momentOf } from '../records/judge';
import {
  baseName,
  classifier,
  type ExportEntry,
  type ExportProblem,
  type ExportSource,
  ReadError,
  type RecordsFile,
  type SourceFile,
} from '../records/source';
import { FileCheck, type Watch } from './counting/fileCheck';
import { type FileNote, Names } from './findings/collect';
import { makeReport } from './findings/makeReport';
import { Attachments, Links, readingOrder } from './counting/links';

export type CheckOptions = Readonly<{
  /** What is checked, as the report names it; without a size, that of all files together. */
  subject?: Readonly<{ name: string; size?: number }>;
  /** When the check begins, and from when on a date is in the future; now, if it is not given. */
  now?: Date;
  custom?: CustomFields;
  /** Set where only a part of an export is looked at: then no file is missing. */
  isPart?: boolean;
  isStrict?: boolean | undefined;
  longestLine?: number;
  /** How many ids a join keeps at most until what they refer to is read. */
  mostWaiting?: number;
  watch?: Watch;
  /** Which entities are read after all others. */
  isLast?: (entity: number) => boolean;
  /** What stands-in for names are mixed with; by chance, if it is not given. */
  salt?: string;
}>;

/** What an agency says of its own fields, by the name of the export file without its ending. */
export type CustomFields = Readonly<Record<string, readonly FieldRule[]>>;

export type Progress = Readonly<{ bytes: number; size: number; file: string }>;

export type RunOptions = {
  /** Is called after each piece; the check waits for what it gives, so that it can be paused. */
  onProgress?: (progress: Progress) => void | Promise<void>;
  signal?: AbortSignal | undefined;
};

type Reading = {
  entry: ExportEntry;
  write: (piece: Uint8Array) => void;
  /** With a problem, it could not be read as it should. */
  end: (problem: Kind | undefined) => void;
};

/** Reads files one after the other; what cannot be read is a finding. */
export async function readEach(
  files: readonly Reading[],
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
    file.end(problem);
  }
}

export const LONGEST_LINE = 32 * 1024 * 1024;
const A_DAY = 86400;

/**
 * Starts the check of an export against the dictionary. It keeps ids and counts, never a record, and what it reports
 * holds no value of any record.
 */
export function startCheck(given: CheckRules, options: CheckOptions = {}) {
  const { now = new Date(), longestLine = LONGEST_LINE, custom = {}, isPart = false } = options;
  const { isLast = () => false } = options;
  const rules = withCustomFields(given, custom);
  const state = {
    rules,
    links: new Links(rules, options.mostWaiting),
    attachments: new Attachments(),
    // A clock elsewhere may be a day ahead.
    latest: momentOf(now.toISOString().slice(0, -1))!.order + A_DAY,
    longestLine,
    names: new Names(rules, options.salt ?? crypto.randomUUID()),
    files: [] as FileCheck[],
    notes: [] as FileNote[],
    unread: [] as FileNote[],
    problems: [] as readonly ExportProblem[],
    listed: 0,
    isFinished: false,
    isPart,
    isStrict: options.isStrict ?? false,
  };
  const { files, notes, names, attachments } = state;
  const classify = classifier(rules);
  let size = 0;

  const list = (entry: ExportEntry) => {
    state.listed += 1;
    size += entry.size;
    const found = classify(entry.path);
    const { role } = found;
    if (role === 'records') return listRecords(entry, found);
    const name = baseName(entry.path);
    const kind = isPart && role === 'archive-nested' ? 'file-other' : role;
    if (kind === 'attachment') attachments.addFile(name, entry.size);
    else if (kind !== 'file-other') notes.push({ kind, file: names.file(name) });
    else notes.push({ kind, file: names.exported(name) ?? '' });
    if (entry.problem) state.unread.push({ kind: entry.problem, file: names.file(name) });
  };
  const listRecords = (entry: ExportEntry, { entity, file, isCustom, differs }: RecordsFile) => {
    const isDouble = files.some(({ rule }) => rule.file === file);
    if (isDouble) notes.push({ kind: 'file-doubled', file: `${file}.json` });
    if (differs) notes.push({ kind: differs, file: `${file}.json` });
    if (isDouble) return;
    const ofEntity = rules.entities[entity] as EntityRule;
    const own = { slug: ofEntity.slug, file, fields: custom[file] ?? [] };
    const rule = isCustom ? own : ofEntity;
    files.push(new FileCheck(state, entry, rule, entity, isCustom, options.watch));
  };

  return {
    /** Checks a whole source; throws the signal's reason, if it is aborted. */
    run: async (source: ExportSource, options?: RunOptions): Promise<void> => {
      state.problems = source.problems;
      for (const entry of source.files) list(entry);
      const rank = readingOrder(rules);
      const toRead = files.filter(({ problem }) => !problem);
      const place = (entity: number) => rank.indexOf(entity) + (isLast(entity) ? rank.length : 0);
      toRead.sort((a, b) => place(a.entity) - place(b.entity));
      await readEach(toRead, options);
      state.isFinished = true;
    },
    /** What has been found so far, at any time; with the SHA-256 of the whole file that was given, where it is known. */
    report: (sha256: string | null = null): CheckReport => {
      const named = { size, name: 'the export', ...options.subject };
      return makeReport({ ...state, subject: { ...named, sha256, checkedAt: now.toISOString() } });
    },
  };
}

export function withCustomFields(rules: CheckRules, custom: CustomFields): CheckRules {
  const entities = rules.entities.map((entity) => ({
    ...entity,
    fields: [...entity.fields, ...(custom[entity.file] ?? [])],
  }));
  return { ...rules, entities };
}
