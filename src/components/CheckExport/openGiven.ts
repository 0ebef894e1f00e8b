import { isZip, zipSource } from '../../export/records/zip';
import type { Progress } from '../../export/check/startCheck';
import { openFile, type Opened } from '../../export/records/openFile';
import { blobSource, plainFile, type ExportSource } from '../../export/records/source';
import { breakSample } from './breakSample';
import type { Chosen, Given, GivenFile, StartError } from './messages';

/** Browsers hash only what is in memory as a whole. */
const MOST_HASHED = 256 * 1024 * 1024;

export async function openGiven(
  { given, name }: Chosen,
  signal: AbortSignal,
): Promise<Opened | StartError> {
  if ('sampleAddress' in given) return openSample(given, name, signal);
  const { files, isFolder } = given;
  const [first, second] = files;
  if (isFolder) return { source: plain(files), isPart: false, subject: { name } };
  if (!first) return 'nothing-chosen';
  if (!second) {
    const bytes = blobSource(first.blob);
    return openFile(plainFile(first.path, bytes), bytes);
  }
  if (files.some(({ path }) => /\.zip$/i.test(path))) return 'several-zips';
  return { source: plain(files), isPart: true, subject: { name } };
}

async function openSample(
  { sampleAddress, isBroken }: Extract<Given, { sampleAddress: string }>,
  name: string,
  signal: AbortSignal,
): Promise<Opened | StartError> {
  const blob = await fetchSample(sampleAddress, signal);
  if (!blob) return 'no-sample';
  const bytes = blobSource(blob);
  const source = await zipSource(bytes);
  if (!isBroken) return { source, isPart: false, subject: { name, size: bytes.size } };
  const files = await breakSample(source.files);
  return { source: { ...source, files }, isPart: false, subject: { name } };
}

/** The sample; nothing where there is none. */
export async function fetchSample(
  address: string,
  signal?: AbortSignal,
): Promise<Blob | undefined> {
  const response = await fetch(address, { signal }).catch(() => undefined);
  const blob = response?.ok ? await response.blob() : undefined;
  // Some servers answer with a page where there is no file.
  return blob && (await isZip(blobSource(blob))) ? blob : undefined;
}

const plain = (files: readonly GivenFile[]): ExportSource => ({
  files: files.map(({ path, blob }) => plainFile(path, blobSource(blob))),
  problems: [],
});

/** In hexadecimal digits; null for all but a single file, and for one that is larger than is kept in memory. */
export async function sha256Of(given: Given): Promise<string | null> {
  if (!('files' in given) || given.isFolder || given.files.length !== 1) return null;
  const [file] = given.files;
  if (!file || file.blob.size > MOST_HASHED) return null;
  try {
    const sum = await crypto.subtle.digest('SHA-256', await file.blob.arrayBuffer());
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
