import type { Kind } from '../model/kinds';
import { TextReader } from '../bytes/textReader';
import { FileCheck, type Shared } from './fileCheck';
import { WHOLE_FILE } from '../model/tally';
import type { FileReport } from '../model/report';
import type { EntityRule } from '../model/rules';
import type { ExportEntry } from '../bytes/source';

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
  ) {
    this.problem = entry.problem;
    this.state = entry.problem ? 'unread' : 'waiting';
    this.check = new FileCheck(shared, rule, isCustom ? undefined : entity);
    this.#reader = new TextReader(
      {
        line: (bytes, start, end, line) => this.check.line(bytes, start, end, line),
        note: (kind, line) => this.check.tally.note(kind, WHOLE_FILE, line),
      },
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
  }
}
