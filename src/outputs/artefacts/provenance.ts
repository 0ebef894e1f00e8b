import type { Dictionary } from '../../dictionary/model/dictionary';
import { editionOf, releaseLabel } from '../../dictionary/model/edition';
import type { OutputFile } from '../output';

/** How each artefact says what it was made from. */
export const ARTEFACT_MARK = 'Generated from the unofficial data dictionary';

export const LICENSE = {
  name: 'CC-BY-4.0',
  title: 'Creative Commons Attribution 4.0 International (CC BY 4.0)',
  path: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

/** What the license cannot give, because it belongs to others. */
const CARVE_OUT =
  'Names, codes and terms of code systems and standards belong to their publishers, whose own terms apply.';

/** The license, and what it does not cover, in one line. */
export const LICENSE_LINE = `License: ${LICENSE.title}, ${LICENSE.path}. ${CARVE_OUT}`;

/** What each artefact says of itself, in lines of plain text: both versions, sources, license, publisher. */
export function provenance(dictionary: Pick<Dictionary, 'site' | 'sources' | 'release'>): string[] {
  const { site, sources, release } = dictionary;
  const { describes, publisher } = editionOf(dictionary);
  const named = sources.map(({ name, stamp }) => (stamp ? `${name} (${stamp})` : name));
  return [
    `${ARTEFACT_MARK} of the ${site.shortTitle}. Dictionary ${releaseLabel(release)}. ${describes}.`,
    `Sources: ${named.join('; ')}. What none of them states is inferred and no promise.`,
    LICENSE_LINE,
    publisher,
  ]
    .filter(Boolean)
    .map(oneLine);
}

/** What is said once in a file that has marks of sensitivity. */
export const sensitivityLine = ({ sensitivity }: Pick<Dictionary, 'sensitivity'>) =>
  `Sensitivity: ${sensitivity.note}`;

/** Makes an artefact; its path is that below `/downloads`. */
export function artefact(path: string, content: string | Uint8Array): OutputFile {
  return { path: `static/downloads/${path}`, content };
}

export function jsonArtefact(path: string, content: object): OutputFile {
  return artefact(path, `${JSON.stringify(content, null, 1)}\n`);
}

/** A text of `data/texts.yaml` with what its names in braces stand for. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text
    .replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
    .replace(/ +$/gm, '');
}

/** Makes one line of a text, so that it can stand in a comment. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]{2,}|[^\S ]|\p{Cc}/gu, ' ').trim();
}
