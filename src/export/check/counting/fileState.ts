import type { ExportEntry } from '../../records/source';
import { TextReader } from '../../records/textReader';
import type { Kind } from '../../../dictionary/model/findingKinds';
import type { FileReport } from '../../model/report';
import type { EntityRule } from '../../model/rules';
import { WHOLE_FILE } from '../../model/tally';
import { FileCheck, type Shared } from './fileCheck';
import { KeyTable } from '../../records/keyTable';
import { RecordStream, type RecordConsumer } from '../../records/recordStream';

/** What takes in the records of a file as well, until it ends; with a problem, it could not be read as it should. */
export type Watcher = RecordConsumer & { end: (lines: number, problem?: Kind) => void };

/** A file of records: what is known of it, and how far it has been read. */
export class FileState {
  readonly check: FileCheck;
  state: FileReport['state'];
  /** Why it could not be read, or not to its end. */
  problem: Kind | undefined;
  bytes = 0;
  lines = 0;
  #reader: TextReader | undefined;

  /**
   * @param name as it may be shown
   * @param rule what it may hold
   * @param entity its entity's place in the rules
   * @param isCustom whether it is a second file with an agency's own fields
   */
  constructor(
    shared: Shared,
    readonly entry: ExportEntry,
    readonly name: string,
    readonly rule: EntityRule,
    readonly entity: number,
    readonly isCustom: boolean,
    longestLine: number,
    private readonly watcher: Watcher | undefined,
  ) {
    this.problem = entry.problem;
    this.state = entry.problem ? 'unread' : 'waiting';
    const keys = new KeyTable(rule.fields.map(({ name }) => name));
    this.check = new FileCheck(shared, rule, isCustom ? undefined : entity, keys);
    const consumers = [this.check, ...(watcher ? [watcher] : [])];
    const stream = new RecordStream(rule.fields, keys, shared.latest, consumers);
    this.#reader = new TextReader(stream, longestLine);
  }

  write(piece: Uint8Array): void {
    this.state = 'reading';
    this.bytes += piece.length;
    this.#reader?.write(piece);
    this.lines = this.#reader?.lines ?? this.lines;
  }

  /** @param problem why the rest could not be read, or what is wrong with all of it */
  end(problem?: Kind): void {
    // All of a file that was changed is there to read.
    const isWhole = problem === undefined || problem === 'check-sum-differs';
    this.#reader?.end(!isWhole);
    this.lines = this.#reader?.lines ?? this.lines;
    // What it has kept of long lines is no longer needed.
    this.#reader = undefined;
    this.state = isWhole ? 'read' : 'unread';
    if (!isWhole) this.problem = problem;
    else if (problem) this.check.tally.note(problem, WHOLE_FILE, this.lines + 1);
    this.watcher?.end(this.lines, problem);
  }
}
