import { field, SHOWS, tellsBroken } from '../../testing/brokenRules';
import { personIsFictional } from './person-is-fictional';

tellsBroken(personIsFictional, [
  [
    'a person’s name',
    field('Member Last Name', { type: 'varchar', example: 'March' }),
    SHOWS,
    '"March" is not plainly fictional; use the surname Sample',
  ],
]);
