import { hash } from 'node:crypto';
import { counted, withCommas } from '../../../dictionary/model/counted';
import type { DownloadKind } from '../../../dictionary/model/written';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { downloadName } from '../../../dictionary/model/addresses';
import type { DownloadRow } from '../../../dictionary/contract/lists';
import { pageJson } from '../../generated';
import type { OutputFile } from '../../output';
import { artefact, filled, provenance } from '../provenance';
import { figuresOf, type SampleFigures } from '../sampleExport/figures';

/**
 * Makes of the files of all outputs the checksums of the downloads, what the Downloads page lists, and how each file is
 * proven.
 */
export function downloadList(
  files: readonly OutputFile[],
  dictionary: Dictionary,
): readonly OutputFile[] {
  const contents = new Map(
    files.map(({ path, content }) => [path.replace(/^static/, ''), content]),
  );
  const figures = figuresOf(dictionary);
  const slugs = dictionary.entities.map(({ slug }) => slug);
  return [
    artefact('SHA256SUMS', checksums(contents, dictionary)),
    pageJson('downloads', 'data', {
      figures,
      rows: rowsOf(contents, dictionary.downloads, slugs),
      proofs: proofsOf(contents, dictionary.downloads, figures),
      removed: Object.entries(dictionary.removedDownloads).map(([title, text]) => ({
        title,
        text,
      })),
    }),
  ];
}

type Contents = ReadonlyMap<string, OutputFile['content']>;
type Kinds = readonly DownloadKind[];

/** In the form of `sha256sum -c`, which passes over lines that begin with a number sign. */
function checksums(contents: Contents, dictionary: Dictionary): string {
  const lines = [...contents]
    .filter(([address]) => address.startsWith('/downloads/'))
    .map(([address, content]) => [downloadName(address), hash('sha256', content)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, sum]) => `${sum}  ${name}`);
  return [...provenance(dictionary).map((line) => `# ${line}`), ...lines, ''].join('\n');
}

/** The rows whose files there are: what most want, and then the others in the order of the data. */
function rowsOf(contents: Contents, kinds: Kinds, slugs: readonly string[]): DownloadRow[] {
  const rows = kinds.flatMap(({ group, files, note }) =>
    files.flatMap(({ address, variants = {}, isWanted, ...file }) => {
      const isFamily = address.includes('{slug}');
      const own = isFamily ? slugs.map((slug) => address.replace('{slug}', slug)) : [address];
      const bytes = own.reduce((sum, each) => sum + Buffer.byteLength(contents.get(each) ?? ''), 0);
      const row: DownloadRow = {
        group: isWanted ? 'Most wanted' : group,
        ...file,
        ...(!isFamily && { address }),
        variants: Object.entries(variants),
        bytes,
        note,
      };
      return bytes > 0 ? [row] : [];
    }),
  );
  const isWanted = ({ group }: DownloadRow) => group === 'Most wanted';
  const sorted = [...rows.filter(isWanted), ...rows.filter((row) => !isWanted(row))];
  const notes = sorted.map(({ note }) => note);
  return sorted.map(({ note, ...row }, at) =>
    notes.indexOf(note) === at ? { ...row, note } : row,
  );
}

function proofsOf(contents: Contents, kinds: Kinds, figures: SampleFigures) {
  return kinds
    .filter(({ files }) =>
      files.some(({ address }) => address.includes('{') || contents.has(address)),
    )
    .map(({ title, proof }) => ({ title, text: proofText(proof, figures) }));
}

/** A proof with the figures of the sample that it names. */
export function proofText(proof: string, { planted, ...counts }: SampleFigures): string {
  return filled(proof, {
    ...Object.fromEntries(
      Object.entries(counts).map(([name, number]) => [name, withCommas(number)]),
    ),
    planted: Object.entries(planted)
      .map(([what, number]) => `${what} ${times(number)}`)
      .join(', '),
    plantedNulls: times(planted.null),
  });
}

const times = (number = 0) => (number === 1 ? 'once' : counted(number, 'time'));
