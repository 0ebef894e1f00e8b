import { field, SHOWS, findsBroken } from '../../testing/brokenRules';
import { personIsFictional } from './person-is-fictional';

findsBroken(personIsFictional, SHOWS, {
  '"March" is not plainly fictional; use the surname Sample': field('Member Last Name', {
    type: 'varchar',
    example: 'March',
  }),
});
