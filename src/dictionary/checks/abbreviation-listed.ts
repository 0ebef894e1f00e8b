import { fieldPlaces } from './support/fieldPlaces';
import type { Rule } from './support/rule';
import { texts } from './support/texts';

/**
 * Two or more capitals, with figures and signs between: GAF, X12, HCT/P, E/M, DSM-5. A word in quotes
 * is a value, not an abbreviation.
 */
const ABBREVIATION = /(?<![\w."^-])[A-Z][A-Z0-9]*([/&-]?[A-Z0-9])+(?![\w"-]|\.\w)/g;

/** An ICD-10 category such as V00, a Roman numeral. */
const NO_ABBREVIATION = /^([A-Z]\d\d|[IVX]+)$/;

export const abbreviationListed: Rule = {
  name: 'abbreviation-listed',
  description: 'An abbreviation that a text or a field name uses is in data/abbreviations.yaml.',
  check: (data) => {
    const listed = new Set(
      data.dictionary.abbreviations.flatMap(({ abbreviation }) => [
        abbreviation,
        ...abbreviation.split(' '),
      ]),
    );
    const codes = new Set(
      fieldPlaces(data).flatMap(({ field: { values, exampleValue } }) => [
        ...(values?.codes ?? []).flatMap(({ code }) => code.split(/\W+/)),
        ...(exampleValue?.split(/[^\w/&-]+/) ?? []),
      ]),
    );
    const unknown = (text: string) =>
      [...new Set(text.match(ABBREVIATION))].filter(
        (word) => !NO_ABBREVIATION.test(word) && !isListed(word, listed) && !codes.has(word),
      );
    const message = (word: string) => `"${word}" is not in data/abbreviations.yaml; add it`;
    return [
      ...texts(data)
        .filter(({ kind }) => kind === 'prose')
        .flatMap(({ text, problem }) => unknown(text).map((word) => problem(message(word)))),
      ...fieldPlaces(data).flatMap(({ field, problem }) =>
        unknown(field.fieldName).map((word) => problem('fieldName', message(word))),
      ),
    ];
  },
};

/** Also in parts (CPT/HCPCS), and as an element of an X12 segment (EB03, CR110). */
function isListed(word: string, listed: ReadonlySet<string>): boolean {
  return (
    listed.has(word) ||
    listed.has(word.replace(/\d\d$/, '')) ||
    word.split(/[/&-]/).every((part) => listed.has(part) || /^\d+$/.test(part))
  );
}
