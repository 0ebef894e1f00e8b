import { createHash } from 'node:crypto';
import type { ToldDictionary } from '../../../dictionary/load/sharedFiles';
import { downloadName, DOWNLOADS } from '../../../dictionary/model/addresses';
import type { DownloadRow, DownloadText } from '../../../contract/downloadList';
import { figuresOf } from '../../../sampleExport/coherence/figures';
import { linesOfZip, readLines } from '../../../sampleExport/coherence/records';
import { pageJson } from '../../generated';
import type { OutputFile } from '../../output';
import { artefact, provenance } from '../provenance';
import { DOWNLOAD_KINDS, type Kind } from './kinds';

/**
 * Makes of the files of all outputs the checksums of the downloads, what the Downloads page lists, and how each file is
 * proven.
 */
export function downloadList(
  files: readonly OutputFile[],
  dictionary: ToldDictionary,
): readonly OutputFile[] {
  const contents = new Map(files.flatMap(contentByAddress));
  const sample = contents.get(DOWNLOADS.sampleExport);
  const lines = sample ? linesOfZip(sample) : [];
  const figures = figuresOf(readLines(dictionary, lines));
  const slugs = dictionary.entities.map(({ slug }) => slug);
  return [
    artefact('SHA256SUMS', checksums(contents, dictionary)),
    pageJson('downloads', 'data', {
      figures,
      rows: rowsOf(contents, slugs),
      notes: textsOf(contents, ({ note }) => note),
      proofs: textsOf(contents, ({ proof }) => proof(figures)),
      removed: Object.entries(dictionary.removedDownloads).map(([title, text]) => ({
        title,
        text,
      })),
    }),
  ];
}

type Contents = ReadonlyMap<string, Buffer>;

function contentByAddress({ path, content }: OutputFile): [string, Buffer][] {
  return path.startsWith('static/') ? [[path.slice('static'.length), Buffer.from(content)]] : [];
}

const isDownload = (address: string) => address.startsWith('/downloads/');

/** In the form of `sha256sum -c`, which passes over lines that begin with a number sign. */
function checksums(contents: Contents, dictionary: ToldDictionary): string {
  const lines = [...contents]
    .filter(([address]) => isDownload(address))
    .map(([address, content]) => [downloadName(address), sha256(content)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, sum]) => `${sum}  ${name}`);
  return [...provenance(dictionary).map((line) => `# ${line}`), ...lines, ''].join('\n');
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/**
 * The rows whose files there are, in the order of the page.
 *
 * @throws Error if a download is in no row, so that nobody would find it
 */
function rowsOf(contents: Contents, slugs: readonly string[]): DownloadRow[] {
  const listed = new Set<string>();
  const rows = Object.values(DOWNLOAD_KINDS).flatMap(({ group, rows }) =>
    Object.entries(rows).flatMap(([use, [name, format, address, variants = []]]): DownloadRow[] => {
      const isFamily = address.includes('{slug}');
      const own = isFamily ? slugs.map((slug) => address.replace('{slug}', slug)) : [address];
      [...own, ...variants.map(([, other]) => other)].forEach((each) => listed.add(each));
      const bytes = own.reduce((sum, each) => sum + (contents.get(each)?.length ?? 0), 0);
      const row = { group, use, name, format, ...(!isFamily && { address }), variants, bytes };
      return bytes > 0 ? [row] : [];
    }),
  );
  const lost = [...contents.keys()].filter(
    (address) => isDownload(address) && !listed.has(address),
  );
  if (lost.length > 0)
    throw new Error(`No row of downloads has ${lost.map(downloadName).join(', ')}`);
  return rows;
}

/** What is said of each kind that has files and of which something is to say. */
function textsOf(contents: Contents, say: (kind: Kind) => string | undefined): DownloadText[] {
  return Object.entries(DOWNLOAD_KINDS).flatMap(([title, kind]) => {
    const text = say(kind);
    const isThere = Object.values(kind.rows).some(
      ([, , address]) => address.includes('{') || contents.has(address),
    );
    return text && isThere ? [{ title, text }] : [];
  });
}
