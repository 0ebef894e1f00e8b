import { field, SHOWS, tellsBroken } from '../../testing/brokenRules';
import { placeIsFictional } from './place-is-fictional';

tellsBroken(placeIsFictional, [
  [
    'a town that may exist',
    field('City', { type: 'varchar', example: 'Baltimore' }),
    SHOWS,
    '"Baltimore" may exist; use Sampleton',
  ],
]);
