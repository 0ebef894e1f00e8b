import { counted } from './counted';

/** The sources of the dictionary, by the keys that the data names them by. */
export const SOURCE_KEYS = ['vendor-dictionary', 'process-page', 'product-description'] as const;

/** Who says a description: a source, this site, or a public standard. */
export type Describer = Readonly<{
  /** As the data names it: one of `DESCRIBERS`, or the key of a standard. */
  key: string;
  /** In a word or two, beside a description. */
  mark: string;
}>;

/** Those who are no standard of `data/code-systems.yaml`. */
export const DESCRIBERS = {
  vendor: 'vendor',
  'process-page': 'process page',
  'product-description': 'product description',
  site: 'this site',
} as const;

export type DescriberKey = keyof typeof DESCRIBERS;

export const DESCRIBER_KEYS = Object.keys(DESCRIBERS) as DescriberKey[];

type Standard = Readonly<{ key: string; name: string; shortName?: string | undefined }>;

/** The describer that the data names; one that is not known is its own mark. */
export function describerOf(key: string, standards: readonly Standard[]): Describer {
  const standard = standards.find((each) => each.key === key);
  const mark = standard ? (standard.shortName ?? standard.name) : DESCRIBERS[key as DescriberKey];
  return { key, mark: mark ?? key };
}

/** The mark beside a text; what this site says itself has none. */
export function markOf(describer: Describer | undefined): string | undefined {
  return describer?.key === 'site' ? undefined : describer?.mark;
}

/**
 * Says above the fields of an entity how many of them the vendor describes, and whose the other descriptions are.
 *
 * @param marks of the fields, as `markOf` gives them
 */
export function whoDescribes(marks: readonly (string | undefined)[]): string {
  const all = marks.length;
  const vendors = marks.filter((mark) => mark === DESCRIBERS.vendor).length;
  const these = all === 1 ? 'this field' : `these ${counted(all, 'field')}`;
  if (vendors === 0) {
    const none = all === 1 ? `does not describe ${these}` : `describes none of ${these}`;
    return `The vendor’s dictionary ${none}. ${othersAre('The', all)}`;
  }
  if (vendors === all) {
    return `The vendor’s dictionary describes ${all === 1 ? these : `all of ${these}`}.`;
  }
  return `The vendor’s dictionary describes ${vendors} of ${these}. ${othersAre('The other', all - vendors)}`;
}

function othersAre(which: string, count: number): string {
  const descriptions = count === 1 ? 'description is' : 'descriptions are';
  return `${which} ${descriptions} this site’s reading of names, types, examples and public standards.`;
}
