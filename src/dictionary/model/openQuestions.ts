import { isNamedUtc } from './chronology';
import { DATA_TYPES, TODO } from './dataTypes';
import { oncePer, type Field } from './dictionary';
import { type Audience, QUESTION_KINDS, type QuestionKind } from './guideLists';

/** Everything that somebody could settle: questions, and what the sources themselves say. */
export const OPEN_KINDS = {
  ...QUESTION_KINDS,
  conflict: 'Sources that contradict each other',
  misfit: 'Vendor’s text that does not fit its field',
} as const;

export type OpenKind = keyof typeof OPEN_KINDS;

/** Who could answer a question of each kind; what the vendor's own texts say, only the vendor. */
export const KIND_AUDIENCES: Record<OpenKind, readonly Audience[]> = {
  conflict: ['vendor'],
  misfit: ['vendor'],
  written: ['vendor'],
  values: ['vendor', 'agency', 'files'],
  zone: ['vendor', 'agency'],
  flag: ['files'],
};

export type OpenQuestion = Readonly<{ kind: QuestionKind; question: string }>;

type Documented = Pick<Field, 'fieldName' | 'dataType' | 'readAs' | 'open' | 'values'>;

/**
 * Lists what no source answers about a field: what is written, and what follows from the rest: the values
 * of a coded field, the zone of a moment without UTC in its name, and how a flag is spelled.
 */
export const openQuestions = oncePer((field: Documented): OpenQuestion[] => {
  const { fieldName, dataType, readAs, open = [], values } = field;
  const type = readAs ?? dataType;
  const isZoneless = type !== TODO && DATA_TYPES[type].hasClock && !isNamedUtc(fieldName);
  return [
    ...(values?.status === 'unknown' ? [{ kind: 'values' as const, question: 'values' }] : []),
    ...open.map((question) => ({ kind: 'written' as const, question })),
    ...(isZoneless ? [{ kind: 'zone' as const, question: 'time zone' }] : []),
    ...(values?.status === 'flag' && readAs === undefined
      ? [{ kind: 'flag' as const, question: 'whether as 0 and 1 or as false and true' }]
      : []),
  ];
});

/** The same in the one text of a cell. */
export function openText(field: Documented): string {
  return openQuestions(field)
    .map(({ question }) => question)
    .join('; ');
}
