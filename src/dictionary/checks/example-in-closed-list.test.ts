import { field, SHOWS, tellsBroken } from '../../testing/brokenRules';
import { exampleInClosedList } from './example-in-closed-list';

tellsBroken(exampleInClosedList, [
  [
    'an example outside its closed list',
    field('Due', {
      type: 'char',
      example: 'X',
      more: 'values: {status: closed, codes: {M: Monthly}}',
    }),
    SHOWS,
    '"X" is not one of M',
  ],
]);
