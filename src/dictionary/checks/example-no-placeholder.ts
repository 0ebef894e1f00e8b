import { TODO } from '../model/dataTypes';
import { fieldPlaces } from './support/fieldPlaces';
import type { Rule } from './support/rule';

const PLACEHOLDER =
  /^(n\/?a|none|todo|tbd|xxx+|foo|bar|asdf|qwerty|alz|aa)$|\b(test\d*|qa|lorem|dummy)\b/i;

/** An example is what the field might really hold. */
export const exampleNoPlaceholder: Rule = {
  name: 'example-no-placeholder',
  description: 'An example is what the field might really hold, not "test" or "n/a".',
  severity: 'error',
  check: (data) =>
    fieldPlaces(data).flatMap(({ field: { exampleValue }, problem }) =>
      exampleValue !== null && exampleValue !== TODO && PLACEHOLDER.test(exampleValue)
        ? problem('exampleValue', `"${exampleValue}" is a placeholder; write a plausible value`)
        : [],
    ),
};
