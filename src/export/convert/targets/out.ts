/** Where a target writes its files: a folder, or a zip. */
export type Out = Readonly<{
  /** Opens a file; several can be open at once. */
  open: (name: string) => OpenFile;
  finish: () => void;
  abandon: () => void;
}>;

export type OpenFile = Readonly<{ write: (bytes: Uint8Array) => void; end: () => void }>;

/** So many letters are written at once. */
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
