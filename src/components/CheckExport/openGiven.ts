import { counted } from '../../dictionary/model/counted';
import { isZip, zipSource } from '../../exportCheck/archive/zipSource';
import { guessFile } from '../../exportCheck/files/guessFile';
import type { CheckRules } from '../../exportCheck/model/rules';
import { openFile, type Opened } from '../../exportCheck/openFile';
import { blobSource, plainFile } from '../../exportCheck/source/blobSource';
import type { ExportSource } from '../../exportCheck/source/exportSource';
import { breakSample } from './breakSample';
import type { Given, GivenFile, Refusal } from './messages';

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
  if (isFolder) return { source: plain(files), isPart: false, subject: { name: folderOf(first) } };
  if (!second) {
    const bytes = blobSource(first.blob);
    return openFile(rules, plainFile(first.path, bytes), bytes);
  }
  if (files.some(({ path }) => /\.zip$/i.test(path))) return 'several-zips';
  const subject = { name: counted(files.length, 'file') };
  return { source: plain(files), isPart: true, subject };
}

function openText(rules: CheckRules, text: string): Opened | Refusal {
  if (text.trim() === '') return 'nothing-pasted';
  const file = guessFile(rules, text);
  if (!file) return 'unknown-records';
  const source = plain([{ path: file, blob: new Blob([text]) }]);
  return { source, isPart: true, subject: { name: 'pasted records' }, recognized: file };
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
    subject: { name: isBroken ? 'the broken sample' : 'the sample export', size: bytes.size },
  };
}

/** The name of the folder that was given: what all its files are in. */
const folderOf = ({ path }: GivenFile) => path.split('/').find(Boolean) ?? 'the folder';

const plain = (files: readonly GivenFile[]): ExportSource => ({
  files: files.map(({ path, blob }) => plainFile(path, blobSource(blob))),
  problems: [],
});
