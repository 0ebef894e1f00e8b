import { isZip } from '../../export/records/zip';
import type { Progress } from '../../export/check/startCheck';
import { openFile, type Opened } from '../../export/records/openFile';
import { blobSource, plainFile, type ExportSource } from '../../export/records/source';
import { breakSample } from './breakSample';
import type { Chosen, Given, GivenFile, StartError } from './messages';

/** Browsers hash only what is in memory as a whole. */
const MOST_HASHED = 256 * 1024 * 1024;

/** What was opened, and all bytes of it, where it is one file. */
export type OpenedGiven = Opened & Readonly<{ whole?: Blob }>;

export async function openGiven(
  { given, name }: Chosen,
  signal: AbortSignal,
): Promise<OpenedGiven | StartError> {
  if ('sampleAddress' in given) return openSample(given, name, signal);
  const { files, isFolder } = given;
  const [first, second] = files;
  if (isFolder) return { source: plain(files), isPart: false, subject: { name } };
  if (!first) return 'nothing-chosen';
  if (!second) return openBlob(first.path, first.blob);
  if (files.some(({ path }) => /\.zip$/i.test(path))) return 'several-zips';
  return { source: plain(files), isPart: true, subject: { name } };
}

async function openBlob(path: string, whole: Blob): Promise<OpenedGiven> {
  const bytes = blobSource(whole);
  return { ...(await openFile(plainFile(path, bytes), bytes)), whole };
}

async function openSample(
  { sampleAddress, isBroken }: Extract<Given, { sampleAddress: string }>,
  name: string,
  signal: AbortSignal,
): Promise<OpenedGiven | StartError> {
  const response = await fetch(sampleAddress, { signal }).catch(() => undefined);
  const blob = response?.ok ? await response.blob() : undefined;
  // Some servers answer with a page where there is no file.
  if (!blob || !(await isZip(blobSource(blob)))) return 'no-sample';
  const opened = await openBlob(name, blob);
  if (!isBroken) return opened;
  const files = await breakSample(opened.source.files);
  return { source: { files, problems: [] }, isPart: false, subject: { name } };
}

const plain = (files: readonly GivenFile[]): ExportSource => ({
  files: files.map(({ path, blob }) => plainFile(path, blobSource(blob))),
  problems: [],
});

/** In hexadecimal digits; null for all but a single file, and for one that is larger than is kept in memory. */
export async function sha256Of({ whole }: OpenedGiven): Promise<string | null> {
  if (!whole || whole.size > MOST_HASHED) return null;
  try {
    const sum = await crypto.subtle.digest('SHA-256', await whole.arrayBuffer());
    return Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    // Gone meanwhile, or a page without HTTPS, where browsers do not hash.
    return null;
  }
}

/** So long it runs before it says how far it is, and looks whether the reader wants something. */
const WORK_MS = 200;

/** Tells from time to time how far something is, and lets messages in then. */
export function nowAndThen(tell: (progress: Progress) => void) {
  let toldAt = -WORK_MS;
  return async (progress: Progress) => {
    if (performance.now() - toldAt < WORK_MS) return;
    tell(progress);
    await new Promise((resolve) => setTimeout(resolve));
    toldAt = performance.now();
  };
}
