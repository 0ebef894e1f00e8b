import { TODO } from '../model/dataTypes';
import { ofFields } from './support/fieldPlaces';
import type { Rule } from './support/rule';

const PLACEHOLDER =
  /^(n\/?a|none|todo|tbd|xxx+|foo|bar|asdf|qwerty|alz|aa)$|\b(test\d*|qa|lorem|dummy)\b/i;

export const exampleNoPlaceholder: Rule = {
  name: 'example-no-placeholder',
  description: 'An example is what the field might really hold, not "test" or "n/a".',
  check: ofFields(
    'exampleValue',
    ({ exampleValue }) =>
      exampleValue !== TODO &&
      PLACEHOLDER.test(exampleValue ?? '') &&
      `"${exampleValue}" is a placeholder; write a plausible value`,
  ),
};
