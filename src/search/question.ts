import type { CatalogField } from '../contract/catalog';

/** Tells whether a field is of some kind. */
export type FieldTest = (field: CatalogField) => boolean;

type Asks = Readonly<{ question: RegExp; asksFor: FieldTest }>;

/** What kind of field answers a question, by its first words. */
const QUESTIONS: readonly Asks[] = [
  {
    question: /^((by|to|from|for|with) )?who(m|se)?\b/,
    asksFor: ({ fieldName, dataType }) =>
      !/date/.test(dataType) &&
      /employee|\bby\b|name|provider|physician|prescriber|\bfrom\b|person|signature/i.test(
        fieldName,
      ),
  },
  {
    question: /^(by |since |until |on |at )?(when|what (day|date|time))\b/,
    asksFor: ({ fieldName, dataType }) =>
      /date|time/.test(dataType) || /date|time/i.test(fieldName),
  },
  {
    question: /^how (much|many|long|often|far|old|tall|heavy)\b/,
    asksFor: ({ fieldName, dataType }) =>
      /int|decimal|float|double/.test(dataType) && !/ id$/i.test(fieldName),
  },
  {
    question: /^where\b/,
    asksFor: ({ fieldName }) =>
      /address|city|location|place|facility|room|origin|site/i.test(fieldName),
  },
  {
    question: /^why\b/,
    asksFor: ({ fieldName }) => /reason|cause|complaint|purpose|exception|codes?$/i.test(fieldName),
  },
  {
    question: /^(is|are|was|were|has|have|had|did|does|do|can|may|must|should|will)\b/,
    asksFor: ({ dataType }) => /^(bit|boolean)$/.test(dataType),
  },
  { question: /^((by|to|from|for|with|in|on|at|of) )?(what|which|how)\b/, asksFor: () => false },
];

/**
 * Recognises a question and tells which fields are of the kind that answers it: who asks for people,
 * when for dates, how much for amounts.
 *
 * @returns the test of a field, or nothing if the input is no question
 */
export function fieldAskedFor(input: string): FieldTest | undefined {
  const words = input.trim().toLowerCase();
  return QUESTIONS.find(({ question }) => question.test(words))?.asksFor;
}
