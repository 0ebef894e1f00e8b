import type { Kind } from '../../dictionary/model/findingKinds';
import { Attachments } from '../check/counting/links';
import { KIND_OF_ROLE, LONGEST_LINE, readEach, type RunOptions } from '../check/startCheck';
import type { EntityRule, FieldRule } from '../model/rules';
import { Tally, WHOLE_FILE, type Count } from '../model/report';
import { KeyTable } from '../records/members';
import { type ExportRecord, RecordStream } from '../records/recordStream';
import { baseName, classifier, type ExportSource } from '../records/source';
import { TextReader } from '../records/textReader';
import type { RecordRules } from './rules';
import { plain } from './spell';

export type RecordsFile = Readonly<{
  name: string;
  path: string;
  entity: number;
  /** Whether it has an agency's own fields of records that are in another file. */
  isCustom: boolean;
  keys: KeyTable;
}>;

/** What of an export could not be read, in the words of the check. */
export type Trouble = Readonly<{
  file: string;
  /** Place of the entity whose records are missing, where that is known. */
  entity?: number | undefined;
  text: string;
  /** Whether nothing is lost by it. */
  isNote: boolean;
  /** Whether no record says whose the file is. */
  isNobodys?: boolean;
  /** How many lines are no records, and the first of them. */
  count?: number | undefined;
  lines?: readonly number[] | undefined;
}>;

export type Taking = { record: (record: ExportRecord) => void; wanted?: string };

const LOST: readonly Kind[] = ['not-json', 'not-object', 'cut-off', 'line-too-long'];

/** Reads all files of records, those with the lowest rank first; gives what could not be read, and what was none. */
export async function readFiles(
  { check, reading }: RecordRules,
  source: ExportSource,
  rank: (entity: number) => number,
  take: (file: RecordsFile) => Taking,
  options: RunOptions,
): Promise<readonly Trouble[]> {
  const classify = classifier(check);
  const title = (kind: Kind) => check.kinds[kind].title;
  const troubles: Trouble[] = source.problems.map(({ kind }) => ({
    file: '',
    text: title(kind),
    isNote: false,
  }));
  const attachments = new Attachments();
  const files: (Parameters<typeof readEach>[0][number] & { rank: number })[] = [];
  for (const entry of source.files) {
    const found = classify(entry.path);
    const name = plain(baseName(entry.path));
    const { entity, isCustom = false } = found.role === 'records' ? found : {};
    const report = (kind: Kind, counted?: Count) =>
      troubles.push({
        file: name,
        isNobodys: kind === 'file-other',
        entity,
        text: title(kind),
        isNote: check.kinds[kind].level === 'note',
        count: counted?.count,
        lines: counted?.lines,
      });
    const kind = entry.problem ?? KIND_OF_ROLE[found.role];
    if (kind) report(kind);
    if (found.role === 'attachment') attachments.addFile(name, entry.size);
    if (kind || entity === undefined) continue;
    const rule = check.entities[entity]!;
    const fields = lightFields(rule, reading.entities[rule.slug]!.date);
    const keys = new KeyTable(fields.map((field) => field.name));
    const { record, wanted } = take({ name, path: entry.path, entity, isCustom, keys });
    const lost = new Tally();
    let isEmpty = true;
    const note = (problem: Kind, line: number) => {
      if (LOST.includes(problem)) lost.note(problem, WHOLE_FILE, line);
    };
    const see = (each: ExportRecord) => {
      isEmpty = false;
      if (entity === check.attachments?.entity) attachments.see(check.attachments, each.fields);
      record(each);
    };
    const stream = new RecordStream(fields, keys, Infinity, [{ record: see, note }], wanted);
    const reader = new TextReader(stream, LONGEST_LINE);
    const end = (problem: Kind | undefined) => {
      reader.end(problem !== undefined && problem !== 'check-sum-differs');
      if (problem) report(problem);
      const found = [...lost.entries()];
      for (const [of, , counted] of found) report(of, counted);
      if (!problem && isEmpty && found.length === 0) report('file-empty');
    };
    files.push({ entry, rank: rank(entity), write: (piece) => reader.write(piece), end });
  }
  files.sort((a, b) => a.rank - b.rank);
  await readEach(files, options);
  const text = title('attachment-without-record');
  const unlisted = attachments.unclaimed.map((file) => ({
    file,
    text,
    isNote: true,
    isNobodys: true,
  }));
  return [...troubles, ...unlisted];
}

/** The fields of an entity, of which only dates are looked at: what is wrong with the others is the check's. */
const lightFields = ({ fields }: EntityRule, dates: readonly string[]): FieldRule[] =>
  fields.map((field) => (dates.includes(field.name) ? field : { name: field.name, type: 'TODO' }));
