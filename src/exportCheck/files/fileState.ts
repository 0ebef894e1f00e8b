import type { Kind } from '../model/kinds';
import { TextReader } from '../lines/textReader';
import { FileCheck, type Shared } from '../records/fileCheck';
import { WHOLE_FILE } from '../tally/tally';
import type { EntityRule } from '../model/rules';
import type { ExportEntry } from './classify';

/** A file of records: what is known of it, and how far it has been read. */
export class FileState {
  readonly check: FileCheck;
  state: 'waiting' | 'reading' | 'read' = 'waiting';
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

  /** @param problem why the rest could not be read */
  end(problem?: Kind): void {
    this.#reader?.end(problem !== undefined);
    this.lines = this.#reader?.lines ?? this.lines;
    // What it has kept of long lines is no longer needed.
    this.#reader = undefined;
    if (problem) this.check.tally.note(problem, WHOLE_FILE, this.lines + 1);
    this.state = 'read';
  }
}
