import { field, SHOWS, findsBroken } from '../../testing/brokenRules';
import { placeIsFictional } from './place-is-fictional';

findsBroken(placeIsFictional, SHOWS, {
  '"Baltimore" may exist; use Sampleton': field('City', { type: 'varchar', example: 'Baltimore' }),
});
