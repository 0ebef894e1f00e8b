/*! Contains fflate, https://github.com/101arrowz/fflate, Copyright Arjun Barrett @license MIT */
import { Deflate, Zip, type ZipInputFile } from 'fflate';
import { crc32 } from '../../records/crc32';

/** Where a target writes its files: a folder, or a zip. */
export type Out = Readonly<{
  /** Opens a file; several can be open at once. */
  open: (name: string) => OpenFile;
  finish: () => void;
  abandon: () => void;
}>;

export type OpenFile = Readonly<{ write: (bytes: Uint8Array) => void; end: () => void }>;

const ENOUGH = 1 << 16;
const ENCODER = new TextEncoder();

/** Writes text to a file in pieces of a size that is worth a call. */
export function textWriter({ write, end }: OpenFile) {
  let text = '';
  const flush = () => {
    if (text !== '') write(ENCODER.encode(text));
    text = '';
  };
  return {
    write: (more: string) => {
      text += more;
      if (text.length > ENOUGH) flush();
    },
    end: () => {
      flush();
      end();
    },
  };
}

/** The least time that a zip can say, so that the same files are the same bytes. */
const NO_TIME = new Date(1980, 0, 1);

/** Packs files into a zip; of each that is open, what is packed is kept in memory. */
export function zipOut(
  write: (bytes: Uint8Array) => void,
  finish: () => void,
  abandon: () => void,
): Out {
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    write(bytes);
  });
  return {
    open: (filename) => {
      const packed: Uint8Array<ArrayBuffer>[] = [];
      const deflate = new Deflate({ level: 6 }, (bytes) =>
        packed.push(bytes as Uint8Array<ArrayBuffer>),
      );
      const file: ZipInputFile = { filename, size: 0, crc: 0, compression: 8, mtime: NO_TIME };
      let [size, crc] = [0, 0];
      return {
        write: (bytes) => {
          size += bytes.length;
          crc = crc32(bytes, crc);
          deflate.push(bytes);
        },
        end: () => {
          deflate.push(new Uint8Array(0), true);
          zip.add(Object.assign(file, { size, crc }));
          packed.forEach((bytes, at) => file.ondata?.(null, bytes, at === packed.length - 1));
        },
      };
    },
    finish: () => {
      zip.end();
      finish();
    },
    abandon,
  };
}
