import { enteredInOrder } from '../story/entered';
import type { Rule } from './support/rule';
import { exampleRecords } from './support/story';

/** A record that refers to another was entered no earlier than that one. */
export const childAfterParent: Rule = {
  name: 'child-after-parent',
  description: 'A record is entered no earlier than the record that it refers to.',
  severity: 'error',
  check: (data) => enteredInOrder(data.dictionary, exampleRecords(data)).problems,
};
