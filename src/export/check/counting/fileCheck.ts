import type { Kind } from '../../../dictionary/model/findingKinds';
import { AGENCY_DEFINED } from '../../../dictionary/model/sensitivity';
import type { FileReport, Shape } from '../../model/report';
import type { CheckRules, EntityRule } from '../../model/rules';
import { dayOf, isGuid, judgeText, momentIn, momentOf } from '../../records/judge';
import { KeyTable, type Member } from '../../records/members';
import {
  type ExportRecord,
  type RecordConsumer,
  RecordStream,
  TextReader,
} from '../../records/recordStream';
import { type ExportEntry, isReadWhole } from '../../records/source';
import { type Attachments, Count, type Fields, type Links } from './links';

type Shared = {
  rules: CheckRules;
  links: Links;
  attachments: Attachments;
  /** The order of the moment after which the future begins. */
  latest: number;
  longestLine: number;
};

/** What takes in the records of a file as well, until it ends; with a problem, it could not be read as it should. */
export type Watcher = RecordConsumer & {
  end: (problem: Kind | undefined) => void;
  /** Text that a line has; without it, it is not taken apart, and not checked. */
  wanted?: string;
};
/** Gives what takes in the records of a file as well. */
export type Watch = (file: FileCheck) => Watcher | undefined;

export const WHOLE_FILE = -1;

export class Tally {
  readonly #counts = new Map<Kind, Count[]>();

  note(kind: Kind, field: number, line: number): void {
    const ofKind = this.#counts.get(kind) ?? [];
    this.#counts.set(kind, ofKind);
    (ofKind[field + 1] ??= new Count()).up(line);
  }

  countOf(kind: Kind, field: number): number {
    return this.#counts.get(kind)?.[field + 1]?.count ?? 0;
  }

  *entries(): Generator<readonly [Kind, number, Count]> {
    for (const [kind, ofKind] of this.#counts) {
      for (const [at, counted] of ofKind.entries()) {
        if (counted) yield [kind, at - 1, counted];
      }
    }
  }
}

/** A file of records: counts what is found in them, follows their references, and knows how far it has been read. */
export class FileCheck implements RecordConsumer {
  readonly tally = new Tally();
  /** What the values of keys look like that are not documented, by key. */
  readonly shapes = new Map<number, ShapeCount>();
  readonly name: string;
  records = 0;
  bytes = 0;
  lines = 0;
  state: FileReport['state'];
  /** Why it could not be read, or not to its end. */
  problem: Kind | undefined;
  readonly keys: KeyTable;
  /** How many records have values in fields of the same classes, by these as bits. */
  readonly classes = new Map<number, number>();
  readonly #watcher: Watcher | undefined;
  readonly #seeLinks: ReturnType<Links['ofEntity']> | undefined;
  #reader: TextReader | undefined;

  /** @param isCustom whether it is a second file with an agency's own fields */
  constructor(
    private readonly shared: Shared,
    readonly entry: ExportEntry,
    readonly rule: EntityRule,
    readonly entity: number,
    readonly isCustom: boolean,
    watch: Watch | undefined,
  ) {
    const { file, fields } = rule;
    const { links, latest, longestLine } = shared;
    this.name = `${file}.json`;
    this.problem = entry.problem;
    this.state = entry.problem ? 'unread' : 'waiting';
    this.keys = new KeyTable(fields.map(({ name }) => name));
    if (!isCustom) this.#seeLinks = links.ofEntity(entity);
    this.#watcher = watch?.(this);
    const consumers = this.#watcher ? [this, this.#watcher] : [this];
    this.#reader = new TextReader(
      new RecordStream(fields, this.keys, latest, consumers, this.#watcher?.wanted),
      longestLine,
    );
  }

  write(piece: Uint8Array): void {
    this.state = 'reading';
    this.bytes += piece.length;
    this.#reader?.write(piece);
    this.lines = this.#reader?.lines ?? this.lines;
  }

  /** @param problem why the rest could not be read, or what is wrong with all of it */
  end(problem: Kind | undefined): void {
    const isWhole = isReadWhole(problem);
    this.#reader?.end(!isWhole);
    this.lines = this.#reader?.lines ?? this.lines;
    // What it has kept of long lines is no longer needed.
    this.#reader = undefined;
    this.state = isWhole ? 'read' : 'unread';
    if (!isWhole) this.problem = problem;
    else if (problem) this.tally.note(problem, WHOLE_FILE, this.lines + 1);
    if (isWhole && !this.isCustom) this.shared.links.setRead(this.entity);
    this.#watcher?.end(problem);
  }

  note(kind: Kind, line: number): void {
    this.tally.note(kind, WHOLE_FILE, line);
  }

  record(record: ExportRecord): void {
    const { line, members, fields } = record;
    this.records += 1;
    let classes = 0;
    for (const member of members) {
      const { key, field } = member;
      if (member.type !== 'null' && member.length > 0) {
        classes |= this.rule.classes?.[field] ?? AGENCY_DEFINED;
      }
      if (field !== key || member.isRepeated) this.#key(member, line);
      if (field < 0) this.#unknown(member, line);
      for (const kind of member.found) this.tally.note(kind, field, line);
      if (record.isSuspect && member.type === 'string') {
        // What stands for bytes that are not UTF-8 is found as such.
        const text = record.bytes ? member.text.replaceAll('\ufffd', ' ') : member.text;
        for (const kind of judgeText(text)) this.tally.note(kind, field < 0 ? key : field, line);
      }
    }
    this.classes.set(classes, (this.classes.get(classes) ?? 0) + 1);
    for (let field = 0; field < fields.length; field++) {
      if (fields[field] === undefined) this.tally.note('field-absent', field, line);
    }
    this.#inOrderOf(fields, line);
    this.#seeLinks?.(fields, line, (field) => this.tally.note('key-duplicate', field, line));
    const { attachments, rules } = this.shared;
    if (this.isCustom || this.entity !== rules.attachments?.entity) return;
    const found = attachments.see(rules.attachments, fields);
    if (found) this.tally.note(found.kind, found.field, line);
  }

  #unknown(member: Member, line: number): void {
    const shape = this.shapes.get(member.key) ?? new ShapeCount();
    this.shapes.set(member.key, shape);
    shape.see(member);
    this.tally.note('field-unknown', member.key, line);
  }

  /** Notes keys that are repeated, or nearly those of the dictionary. */
  #key({ key, field, isRepeated, isAgain }: Member, line: number): void {
    const { documented, fields } = this.keys;
    if (key >= documented) {
      if (isAgain) this.tally.note('key-repeated', key, line);
      if (field >= 0) this.tally.note('field-name-case', key, line);
    }
    if (field < 0) return;
    const first = fields[key] as number;
    if (field !== first && !isRepeated) {
      this.tally.note('key-repeated-as-documented', first, line);
    } else if (isRepeated && key < documented) this.tally.note('key-repeated', key, line);
  }

  #inOrderOf(fields: Fields, line: number): void {
    for (const [earlier, later] of this.rule.inOrder ?? []) {
      const begin = fields[earlier];
      const end = fields[later];
      if (!begin || !end || begin.value < end.value) continue;
      const a = momentIn(begin);
      const b = momentIn(end);
      if (!a || !b || a.order <= b.order) continue;
      // A day and a moment compare by the day.
      const isByDay = a.isDay || b.isDay;
      if (!isByDay || dayOf(a) > dayOf(b)) {
        this.tally.note('end-before-begin', later, line);
      }
    }
  }
}

/** Stands for a text that is not to be kept. */
export function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 2654435761);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}

const MOST_DISTINCT = 50;

/** What is seen of a key that is not documented: which types it has, how often it is null. */
class ShapeCount {
  readonly #types = new Set<string>();
  readonly #values = new Set<number>();
  #nulls = 0;
  #longest = 0;

  see(member: Member): void {
    if (member.type === 'null') {
      this.#nulls += 1;
      return;
    }
    const { written } = member;
    this.#types.add(typeName(member, written));
    this.#longest = Math.max(this.#longest, [...written].length);
    if (this.#values.size <= MOST_DISTINCT) this.#values.add(hashOf(written));
  }

  get shape(): Shape {
    return {
      types: [...this.#types].sort(),
      nulls: this.#nulls,
      distinct: Math.min(this.#values.size, MOST_DISTINCT),
      isDistinctCapped: this.#values.size > MOST_DISTINCT,
      longest: this.#longest,
    };
  }
}

function typeName({ type }: Member, written: string): string {
  switch (type) {
    case 'string':
      return isGuid(written) ? 'GUID' : momentOf(written) ? 'date' : 'text';
    case 'number':
      return /[.e]/i.test(written) ? 'decimal number' : 'whole number';
    case 'nested':
      return written.startsWith('{') ? 'object' : 'array';
    default:
      return 'true or false';
  }
}
