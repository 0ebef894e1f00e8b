import { field, tellsBroken } from '../../testing/brokenRules';
import { searchHomeExists } from './search-home-exists';

tellsBroken(searchHomeExists, [
  [
    'a home that the field does not have',
    field('Client Id'),
    'homes.Client Id',
    '"b" is no entity with this field',
    { search: 'sameMeaning: []\nhomes: {Client Id: b}' },
  ],
]);
