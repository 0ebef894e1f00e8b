import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Dictionary } from '../../dictionary/model/dictionary';
import { renderAll } from '../../site/generator/generate';
import { OUTPUTS } from '../../site/generator/outputs';
import { downloadList } from '../../outputs/artefacts/downloads/downloads';
import { prove, PROOFS } from '../../proof/prove';
import { dictionary as whole } from '../guides/projectGuides';
import { CATALOG, DOWNLOAD_LIST, type Published } from '../../proof/subject/subject';

const PLACES: readonly (readonly [string, string])[] = [
  ['static/downloads/', ''],
  ['static/catalog.json', CATALOG],
  ['docs/lists/downloads.json', DOWNLOAD_LIST],
];

/** The project's dictionary as if it had only some entities, for a proof of the whole takes its time. */
export function partOfDictionary(slugs: readonly string[]): Dictionary {
  const isIn = ({ slug }: { slug: string }) => slugs.includes(slug);
  const { entities, relationships, sample } = whole;
  const joins = relationships.joins.filter(({ from, to }) => isIn(from) && isIn(to));
  return {
    ...whole,
    entities: entities.filter(isIn),
    relationships: { ...relationships, joins },
    sample: { ...sample, records: sample.records.filter(isIn) },
  };
}

/** What would be published of a dictionary. */
export async function publishedOf(dictionary: Dictionary): Promise<Published> {
  const files = await renderAll(OUTPUTS, dictionary, { guides: [] });
  const listings = downloadList(files, dictionary);
  return new Map(
    [...files, ...listings].flatMap(({ path, content }) => {
      const place = PLACES.find(([start]) => path.startsWith(start));
      return place ? [[place[1] + path.slice(place[0].length), Buffer.from(content)] as const] : [];
    }),
  );
}

/** The same with one text changed in one file, which must have it. */
export function withChange(
  published: Published,
  path: string,
  change: (text: string) => string,
): Published {
  const before = published.get(path)?.toString('utf8') ?? '';
  const after = change(before);
  if (after === before) throw new Error(`nothing is changed in ${path}`);
  return new Map([...published, [path, Buffer.from(after)]]);
}

/** The same with one file of a zip changed: of the sample export, unless another is named. */
export function withZipChange(
  published: Published,
  file: string,
  change: (text: string) => string,
  name = 'sample-export.zip',
): Published {
  const unpacked = unzipSync(published.get(name) ?? new Uint8Array());
  const before = strFromU8(unpacked[file] ?? new Uint8Array());
  const after = change(before);
  if (after === before) throw new Error(`nothing is changed in ${file}`);
  const zip = zipSync({ ...unpacked, [file]: strToU8(after) }, { level: 1 });
  return new Map([...published, [name, Buffer.from(zip)]]);
}

/** The problems that some proofs find, by the artefact that they are of. */
export async function problems(
  dictionary: Dictionary,
  published: Published,
  artefacts: RegExp,
): Promise<string[]> {
  const proofs = PROOFS.filter(({ artefact }) => artefacts.test(artefact));
  const results = await prove(dictionary, published, { proofs });
  return results.flatMap(({ outcome }) => ('broken' in outcome ? outcome.broken : []));
}
