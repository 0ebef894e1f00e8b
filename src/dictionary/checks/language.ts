import { fieldPlaces, texts, type Check } from './check';

const BRITISH =
  /\b(\w*[a-z](our(s|ed|ing|al|able|ite|ful)?|isation(al)?|ise[sd]?|ising|yse[sd]?)|\w*(centre|metre|litre|theatre|fibre)s?|programmes?|cheques?|grey|whilst|judgement|practis(e|ed|ing)|enrol(s|ment)?|enrolments?|instalments?|fulfil(s|ment)?|licences?|catalogues?|defence|offence|cancelled|cancelling|labelled|labelling|counsell(ed|ing|or)\w*|travell(ed|ing|er)\w*|modell(ed|ing)|paediatric\w*|anaesth\w*|haem\w*|oestr\w*|diarrhoea|tumour\w*)\b/gi;

/** Words that end like British ones and are American. */
const AMERICAN_TOO =
  /^(hours?|four|your|our|tour|tours|pour|sour|flour|contour|contoured|otherwise|wise|rise|rises|raise[sd]?|exercise[sd]?|exercising|advise[sd]?|advising|supervise[sd]?|supervising|revise[sd]?|revising|precise|concise|promise[sd]?|comprise[sd]?|comprising|premise[sd]?|noise|disease[sd]?|devise[sd]?|enterprise[sd]?|surprise[sd]?|likewise|arise[sd]?|arising|raising|rising|expertise|franchise|compromise[sd]?|merchandise|televise[sd]?|disguise[sd]?|excise[sd]?|incise[sd]?|improvise[sd]?|treatise|anise|cruise[sd]?|bruise[sd]?|praise[sd]?|appraise[sd]?|poise[sd]?|hemo\w*|haemophilus)$/i;

/** American spelling, for that is what the readers write. */
export const americanSpelling: Check = (data) =>
  texts(data).flatMap(({ text, problem }) =>
    [...text.matchAll(BRITISH)]
      .filter(([word]) => !AMERICAN_TOO.test(word))
      .map(([word]) => problem(`"${word}" is British spelling; write it as Americans do`)),
  );

/**
 * Two or more capitals, with figures and signs between: GAF, X12, HCT/P, E/M, DSM-5. A word in quotes
 * is a value, not an abbreviation.
 */
const ABBREVIATION = /(?<![\w."^-])[A-Z][A-Z0-9]*([/&-]?[A-Z0-9])+(?![\w"-]|\.\w)/g;

/** An ICD-10 category such as V00, a Roman numeral. */
const NO_ABBREVIATION = /^([A-Z]\d\d|[IVX]+)$/;

/** An abbreviation that a description or a field name uses is in the list. */
export const abbreviationsListed: Check = (data) => {
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
};

/** Also in parts (CPT/HCPCS), and as an element of an X12 segment (EB03, CR110). */
function isListed(word: string, listed: ReadonlySet<string>): boolean {
  return (
    listed.has(word) ||
    listed.has(word.replace(/\d\d$/, '')) ||
    word.split(/[/&-]/).every((part) => listed.has(part) || /^\d+$/.test(part))
  );
}
