import { field, tellsBrokenRules } from '../../testing/brokenRules';

tellsBrokenRules([
  [
    'a home that the field does not have',
    field('Client Id'),
    'homes.Client Id',
    '"b" is no entity with this field',
    { search: 'sameMeaning: []\nhomes: {Client Id: b}' },
  ],
]);
