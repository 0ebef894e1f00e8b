import { enteredInOrder } from '../story/entered';
import type { Rule } from './support/rule';
import { exampleRecords } from './support/story';

export const childAfterParent: Rule = {
  name: 'child-after-parent',
  description: 'A record is entered no earlier than the record that it refers to.',
  check: (data) => enteredInOrder(data.dictionary, exampleRecords(data)).problems,
};
