import { createHash } from 'node:crypto';
import { downloadName, DOWNLOADS } from '../../../dictionary/model/addresses';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import type { DownloadFile, DownloadKind } from '../../../contract/downloadList';
import { figuresOf, type SampleFigures } from '../../../sampleExport/coherence/figures';
import { linesOfZip, readLines } from '../../../sampleExport/coherence/records';
import { generatedJson } from '../../generated';
import type { Listing, OutputFile } from '../../output';
import { artefact, provenance } from '../provenance';
import { DOWNLOAD_KINDS } from './kinds';

const FOLDER = 'static/downloads/';

/** The check sums of all generated downloads, and what the Downloads page lists. */
export const downloadList: Listing = {
  name: 'downloads',
  render: (files, dictionary) => {
    const listed = files.filter(({ path }) => path.startsWith(FOLDER)).map(measure);
    const sample = files.find(({ path }) => path === `static${DOWNLOADS.sampleExport}`);
    const lines = sample ? linesOfZip(Buffer.from(sample.content)) : [];
    const figures = figuresOf(readLines(dictionary, lines));
    const kinds = kindsOf(listed, dictionary, figures);
    return [
      artefact('SHA256SUMS', checkSums(listed, dictionary)),
      generatedJson('docs/lists/downloads.json', 'data', { figures, kinds }),
    ];
  },
};

function measure({ path, content }: OutputFile): DownloadFile {
  const bytes = Buffer.from(content);
  return {
    path: path.slice('static'.length),
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

const below = ({ path }: DownloadFile) => downloadName(path);

/** In the form of `sha256sum -c`, which passes over lines that begin with a number sign. */
function checkSums(files: readonly DownloadFile[], dictionary: Dictionary): string {
  return [
    ...provenance(dictionary).map((line) => `# ${line}`),
    ...files.map((file) => `${file.sha256}  ${below(file)}`).sort(byName),
    '',
  ].join('\n');
}

const byName = (a: string, b: string) => (a.slice(64) < b.slice(64) ? -1 : 1);

/**
 * Sorts files into kinds. Such as each entity has one of are only counted.
 *
 * @throws Error if a file is of no kind, so that the page would not tell of it
 */
function kindsOf(
  files: readonly DownloadFile[],
  { entities }: Dictionary,
  figures: SampleFigures,
): DownloadKind[] {
  const kinds = files.map((file) => DOWNLOAD_KINDS.find(({ has }) => has.test(below(file))));
  const lost = files.filter((_, at) => !kinds[at]);
  if (lost.length > 0) throw new Error(`No kind of download has ${lost.map(below).join(', ')}`);
  const slugs = new Set(entities.map(({ slug }) => slug));
  return DOWNLOAD_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => {
    const { title, use, proof } = kind;
    const own = files.filter((_, at) => kinds[at] === kind);
    const families = new Map<string, DownloadFile[]>();
    const single = own.filter((file) => {
      const family = familyOf(file, slugs);
      if (family) families.set(family, [...(families.get(family) ?? []), file]);
      return !family;
    });
    const perEntity = [...families].map(([address, members]) => ({
      address,
      files: members.length,
      bytes: members.reduce((total, { bytes }) => total + bytes, 0),
    }));
    return { title, use, proof: proof(figures), files: single, perEntity };
  });
}

/** The address of a file of which each entity has one, with the slug left open. */
function familyOf({ path }: DownloadFile, slugs: ReadonlySet<string>): string | undefined {
  const [, folder, slug, ending] = /^(.*\/)([^/.]+)(\.schema\.json)$/.exec(path) ?? [];
  return slug !== undefined && slugs.has(slug) ? `${folder}{slug}${ending}` : undefined;
}
