/** What a field can reveal, in the order in which readers should look. None of them says that sharing is safe. */
export const CLASSES = [
  'free-text',
  'image-signature',
  'direct-identifier',
  'coded-clinical',
  'program-dependent',
  'other-person',
  'person-date',
  'geography',
  'internal-id',
  'financial',
  'access-audit',
  'credential',
  'agency-defined',
  'operational',
] as const;

export type ClassName = (typeof CLASSES)[number];

/** The identifiers of 45 CFR 164.514(b)(2)(i). */
export const LETTERS = [...'ABCDEFGHIJKLMNOPQR'];

export const CERTAIN = ['stated', 'inferred', 'unknown'] as const;

/** One class of a field, and why; its words are what readers see of it, in a row of fields the short ones. */
export type Mark = {
  class: ClassName;
  letter?: string | undefined;
  certainty: (typeof CERTAIN)[number];
  reason: string;
  words: string;
  short?: string;
};

type Marked = { sensitivity?: readonly Mark[] | undefined };

/** A mark without its words, as files for programs have it: 'direct-identifier A', 'free-text inferred'. */
export const markKey = ({ class: name, letter, certainty }: Mark): string =>
  [name, letter, certainty !== 'stated' && certainty].filter(Boolean).join(' ');

/** The class of such a mark. */
export const classIn = (key: string) => key.split(' ')[0] ?? '';

/** A field's marks in one text. */
export function marksText({ sensitivity = [] }: Marked): string {
  return sensitivity.map(({ words }) => words).join('; ');
}

/** How many fields of an entity are in each class, the classes in their order. */
export function countClasses({ fields }: { fields: readonly Marked[] }): [ClassName, number][] {
  return CLASSES.flatMap((name): [ClassName, number][] => {
    const count = fields.filter((field) => classesOf(field).includes(name)).length;
    return count > 0 ? [[name, count]] : [];
  });
}

/** The classes of a field as bits, one for each place in `CLASSES`. */
export const classBits = (field: Marked) =>
  classesOf(field).reduce((bits, name) => bits | bitOf(name), 0);

export const bitOf = (name: ClassName) => 1 << CLASSES.indexOf(name);

/** What nobody can judge here: fields that the dictionary does not have. */
export const AGENCY_DEFINED = bitOf('agency-defined');

export function classesOf({ sensitivity = [] }: Marked): ClassName[] {
  return sensitivity.map((mark) => mark.class);
}
