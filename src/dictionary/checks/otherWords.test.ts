import { field, tellsBrokenRules } from '../../testing/brokenRules';

tellsBrokenRules([
  [
    'other words that are those of the name',
    field('Policy Number', { more: 'otherWords: [insurance card, policies]' }),
    'fields[0].otherWords',
    '"policies" is in the name "Policy Number", by which it is found anyway; leave it out',
  ],
]);
