import { isZip, zipSource } from '../../exportCheck/archive/zipSource';
import { classifier } from '../../exportCheck/files/classify';
import { guessFile } from '../../exportCheck/files/guessFile';
import type { CheckRules } from '../../exportCheck/model/rules';
import { blobSource, plainFile } from '../../exportCheck/source/blobSource';
import type { ExportSource } from '../../exportCheck/source/exportSource';
import { breakSample } from './breakSample';
import type { Given, GivenFile, Refusal } from './messages';

/** What is given, opened for the check. */
export type Opened = Readonly<{
  source: ExportSource;
  /** Whether it is only a part of an export. */
  isPart: boolean;
  /** The file that the records are from, where that was recognized by their fields. */
  recognized?: string;
}>;

const OTHER_ARCHIVE = /\.(7z|rar|gz|tgz|tar|bz2|xz)$/i;
const LOOKED_AT = 64 * 1024;

/**
 * Opens what the reader gave.
 *
 * @param signal breaks off what has to be downloaded
 * @returns what can be checked, or why it cannot
 */
export async function openGiven(
  rules: CheckRules,
  given: Given,
  signal: AbortSignal,
): Promise<Opened | Refusal> {
  if ('text' in given) return openText(rules, given.text);
  if ('sampleAddress' in given) return openSample(given.sampleAddress, given.isBroken, signal);
  const { files, isFolder } = given;
  const [first, second] = files;
  if (!first) return 'nothing-chosen';
  if (isFolder) return { source: plain(files), isPart: false };
  if (!second) return openFile(rules, first);
  if (files.some(({ path }) => /\.zip$/i.test(path))) return 'several-zips';
  return { source: plain(files), isPart: true };
}

function openText(rules: CheckRules, text: string): Opened | Refusal {
  if (text.trim() === '') return 'nothing-pasted';
  const file = guessFile(rules, text);
  if (!file) return 'unknown-records';
  const source = plain([{ path: file, blob: new Blob([text]) }]);
  return { source, isPart: true, recognized: file };
}

async function openFile(rules: CheckRules, { path, blob }: GivenFile): Promise<Opened | Refusal> {
  const bytes = blobSource(blob);
  if (await isZip(bytes)) return { source: await zipSource(bytes), isPart: false };
  if (OTHER_ARCHIVE.test(path)) return 'other-archive';
  const isUnknown = classifier(rules)(path).role === 'unknown';
  const recognized = isUnknown
    ? guessFile(rules, await blob.slice(0, LOOKED_AT).text())
    : undefined;
  return { source: plain([{ path: recognized ?? path, blob }]), isPart: true, recognized };
}

async function openSample(
  address: string,
  isBroken: boolean,
  signal: AbortSignal,
): Promise<Opened | Refusal> {
  const response = await fetch(address, { signal }).catch(() => undefined);
  if (!response?.ok) return 'no-sample';
  const bytes = blobSource(await response.blob());
  // Some servers answer with a page where there is no file.
  if (!(await isZip(bytes))) return 'no-sample';
  const source = await zipSource(bytes);
  return {
    source: isBroken ? { ...source, files: await breakSample(source.files) } : source,
    isPart: false,
  };
}

const plain = (files: readonly GivenFile[]): ExportSource => ({
  files: files.map(({ path, blob }) => plainFile(path, blobSource(blob))),
  problems: [],
});
