import { type FileCheck, hashOf, WHOLE_FILE } from '../counting/fileCheck';
import type { Attachments, Count, Links } from '../counting/links';
import type { KindWords } from '../../../dictionary/model/written';
import type { Kind } from '../../../dictionary/model/findingKinds';
import type { Finding, Subject } from '../../model/report';
import type { CheckRules, FieldRule } from '../../model/rules';
import type { ExportProblem } from '../../records/source';
import { entityPath, fieldPath } from '../../../dictionary/model/addresses';
import { anchorOf } from '../../../dictionary/model/names';
import { groupBy } from '../../../dictionary/model/groupBy';
import { nearestName } from '../../../dictionary/model/nearestName';

export type FileNote = Readonly<{ kind: Kind; file: string }>;

export type CheckState = Readonly<{
  rules: CheckRules;
  files: readonly FileCheck[];
  notes: readonly FileNote[];
  /** Files that hold no records and could not be read either. */
  unread: readonly FileNote[];
  problems: readonly ExportProblem[];
  listed: number;
  names: Names;
  links: Links;
  attachments: Attachments;
  subject: Subject;
  isFinished: boolean;
  isStrict: boolean;
  isPart: boolean;
}>;

/** What is wrong with the export as a whole, and with files as a whole: by their names, or because they cannot be read. */
export function wholeFindings(state: CheckState): Finding[] {
  const { problems, subject, notes } = state;
  const ofExport = problems.map(({ kind, format }) =>
    findingOf({ kind, file: subject.name, ...(format && { format }) }),
  );
  const counted = groupBy(notes, ({ kind, file }) => `${kind} ${file}`);
  const ofFiles = [...counted.values()].map((same) =>
    findingOf({ ...same[0], count: same.length }),
  );
  return [...ofExport, ...ofFiles, ...unreadFindings(state), ...missingFiles(state)];
}

type About = Pick<Finding, 'kind' | 'file'> & Partial<Finding>;

/** A finding: of a whole file, and of as many as were found, where nothing else is said. */
export function findingOf({ kind, file, count = 1, of = count, ...more }: About): Finding {
  const share = of === 0 ? 0 : count / of;
  return { kind, file, field: null, count, lines: [], of, share, ...more };
}

function unreadFindings({ files, unread, listed }: CheckState): Finding[] {
  const ofRecords = files.flatMap(({ problem: kind, name: file, rule }) =>
    kind ? { kind, file, page: entityPath(rule.slug) } : [],
  );
  const byKind = groupBy([...ofRecords, ...unread], ({ kind }) => kind);
  return [...byKind.values()].map((all: readonly (FileNote & { page?: string })[]) => {
    const about = { count: all.length, of: listed };
    if (all.length === 1) return findingOf({ ...all[0]!, ...about });
    const files = all.flatMap(({ file, page }) => (page ? file : []));
    return findingOf({ kind: all[0]!.kind, file: '', ...about, files });
  });
}

function missingFiles({ rules, files, isPart }: CheckState): Finding[] {
  // Where no file of an export is there at all, it is none.
  if (isPart || files.length === 0) return [];
  const there = new Set(files.map(({ rule }) => rule.file));
  return rules.entities
    .filter(({ file }) => !there.has(file))
    .map(({ file, slug }) =>
      findingOf({ kind: 'file-missing', file: `${file}.json`, page: entityPath(slug) }),
    );
}

const pageOf = (slug: string, field?: FieldRule) =>
  field ? fieldPath(slug, field.anchor ?? anchorOf(field.name)) : entityPath(slug);

type Counted = Pick<Count, 'count' | 'lines'>;

export function fileFindings(check: FileCheck, names: Names, kinds: KindWords): Finding[] {
  const { name: file, rule, isCustom, lines: read, records, keys, tally, shapes } = check;
  const { documented } = keys;
  const make = (kind: Kind, field: string | null, page: string, { count, lines }: Counted) => {
    const all = { files: count, lines: read, records, fields: records }[kinds[kind]!.counts];
    return findingOf({ kind, file, field, count, lines, of: all, page });
  };
  const nameOf = (key: number): string | null => {
    if (key === WHOLE_FILE) return null;
    const name = keys.names[key];
    if (name === undefined) return 'further fields';
    if (key < documented || (keys.fields[key] ?? -1) >= 0) return name;
    return names.field(name, tally.countOf('field-unknown', key), records);
  };

  const known = rule.fields.map(({ name }) => name);
  const findings: Finding[] = [];
  for (const [kind, key, counted] of tally.entries()) {
    const field = keys.fields[key] ?? -1;
    const name = keys.names[key];
    const shape = shapes.get(key)?.shape;
    const onPage = isCustom ? undefined : rule.fields[field];
    const found = make(kind, nameOf(key), pageOf(rule.slug, onPage), counted);
    if (kind === 'field-name-case') findings.push({ ...found, suggestion: known[field] });
    else if (kind === 'field-absent' && counted.count === records) {
      findings.push({ ...found, kind: 'field-missing' });
    } else if (kind !== 'field-unknown' || name === undefined) findings.push(found);
    else if (isCustom || rule.isCustomOnly) {
      findings.push({ ...found, kind: 'field-custom', shape });
    } else findings.push({ ...found, suggestion: nearestName(name, known), shape });
  }
  if (check.state === 'read' && records === 0) {
    findings.push(make('file-empty', null, pageOf(rule.slug), { count: 1, lines: [] }));
  }
  return findings;
}

export function linkFindings(state: CheckState): Finding[] {
  const { links, rules } = state;
  const findings: Finding[] = [];
  const unfollowed = new Map<number, number>();
  for (const join of links.joins) {
    const of = join.followed;
    if (of === 0) continue;
    if (state.isFinished && !links.isFollowed(join)) {
      const target = join.key.rule.entity;
      unfollowed.set(target, (unfollowed.get(target) ?? 0) + 1);
      continue;
    }
    const about = { ...aboutJoin(state, join), of };
    const { dropped: count } = join;
    if (count > 0) findings.push(findingOf({ ...about, kind: 'join-over-limit', count }));
    const orphans = links.orphansOf(join);
    if (orphans.count > 0) findings.push(findingOf({ ...about, kind: 'orphan', ...orphans }));
  }
  for (const [entity, count] of unfollowed) {
    const { file, slug } = rules.entities[entity]!;
    const about = { file: `${file}.json`, count, page: pageOf(slug) };
    findings.push(findingOf({ ...about, kind: 'join-unchecked' }));
  }
  return [...findings, ...unclaimed(state)];
}

function aboutJoin({ rules }: CheckState, { rule, key }: Links['joins'][number]) {
  const { file, slug, fields } = rules.entities[rule.entity]!;
  const field = fields[rule.fields[0]!]!;
  const target = rules.entities[key.rule.entity]!;
  return {
    file: `${file}.json`,
    field: field.name,
    page: pageOf(slug, field),
    sureness: rule.sureness,
    target: { file: `${target.file}.json`, field: target.fields[key.rule.fields[0]!]!.name },
  };
}

/** Attached files that no record describes; known only once all is read. */
function unclaimed(state: CheckState): Finding[] {
  const { attachments, rules, isFinished, isPart, files } = state;
  const entity = rules.entities[rules.attachments?.entity ?? -1];
  const { count: of, unclaimed } = attachments;
  const count = unclaimed.length;
  if (!isFinished || !entity || count === 0) return [];
  if (isPart && !files.some(({ rule }) => rule === entity)) return [];
  const about = { file: `${entity.file}.json`, count, of, page: entityPath(entity.slug) };
  return [findingOf({ ...about, kind: 'attachment-without-record' })];
}

/**
 * Decides which names of an export may stand in a report. Whoever made the export may have put data where
 * names belong, such as a person as a key; so a name is shown only where it has the shape of one, and
 * either all its words occur in the dictionary's own names, or so many records have it that it is a column.
 */
export class Names {
  readonly #files: readonly string[];
  readonly #words: ReadonlySet<string>;

  /** @param salt what stand-ins are mixed with, so that nobody can try names until one fits */
  constructor(
    { entities }: CheckRules,
    private readonly salt: string,
  ) {
    this.#files = entities.map(({ file }) => `${file}.json`);
    const names = entities.flatMap(({ fields, file }) => [file, ...fields.map(({ name }) => name)]);
    this.#words = new Set(names.flatMap(wordsOf));
  }

  field(name: string, count: number, records: number): string {
    const isColumn = count >= 3 && count * 2 >= records;
    return hasShape(name) && (isColumn || this.#isKnown(name))
      ? name
      : this.#standIn('field', name);
  }

  file(name: string): string {
    const exported = this.exported(name);
    if (exported) return exported;
    const ending =
      /\.(json|zip|7z|rar|tar|t?gz|bz2|xz|pdf|txt|csv|xml|png|jpg)$/i
        .exec(name)?.[0]
        .toLowerCase() ?? '';
    return this.#standIn('file', name) + ending;
  }

  /** A name that an export's file has, or by damage nearly has; nothing for others, which may be somebody's. */
  exported(name: string): string | undefined {
    if (!/^Content/i.test(name) || /\d{4}/.test(name)) return undefined;
    const isOne = /^Content\w{1,60}\.json$/i.test(name) || nearestName(name, this.#files);
    return isOne ? name.replaceAll(/[^!-~]/g, '\ufffd') : undefined;
  }

  #isKnown(name: string): boolean {
    return wordsOf(name).every((word) => word.length < 3 || this.#words.has(word));
  }

  #standIn(what: string, name: string): string {
    const hash = hashOf(this.salt + name) % 0x100000;
    return `${what} #${hash.toString(16).padStart(5, '0')}`;
  }
}

const wordsOf = (name: string) => name.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Whether a text could be a name: words, few digits, nothing like an address, number or date. */
function hasShape(name: string): boolean {
  return (
    name.length <= 60 &&
    /^\p{L}[\p{L}\d _\-/().&'’%#?:,+]*$/u.test(name) &&
    !/\d{3}|\d[-/.]\d|\d\D+\d\D+\d/.test(name.replaceAll(/\(\d+-\d+\)/g, '')) &&
    wordsOf(name).length <= 10
  );
}
