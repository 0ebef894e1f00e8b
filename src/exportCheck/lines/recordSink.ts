import type { Kind } from '../model/kinds';

/** What takes the records of a file in, a line at a time. */
export type RecordSink = Readonly<{
  /** @returns whether it is JSON */
  line: (bytes: Uint8Array, start: number, end: number, line: number) => boolean;
  /** Takes in what is wrong with a line as such. */
  note: (kind: Kind, line: number) => void;
}>;

/** Reads records out of a file's text, in pieces however they are cut. */
export type PieceReader = {
  /** How many lines there were; of an array, how many records. */
  readonly lines: number;
  write: (piece: Uint8Array, start: number) => void;
  /** @param isCut whether the file could not be read to its end, which is told elsewhere */
  end: (isCut: boolean) => void;
};

/** Whether there is nothing but blanks. */
export function isBlank(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = bytes[at];
    if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d && byte !== 0x0a) return false;
  }
  return true;
}
