import { field, SHOWS, findsBroken } from '../../testing/brokenRules';
import { exampleInClosedList } from './example-in-closed-list';

findsBroken(exampleInClosedList, SHOWS, {
  '"X" is not one of M': field('Due', {
    type: 'char',
    example: 'X',
    more: 'values: {status: closed, codes: {M: Monthly}}',
  }),
});
