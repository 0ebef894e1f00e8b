import { field, tellsBroken } from '../../testing/brokenRules';
import { descriptionDistinct } from './description-distinct';

tellsBroken(descriptionDistinct, [
  [
    'one description under two names',
    field('Client Id') + field('Person'),
    'fields[1].description',
    'is also the description of "Client Id"; say what differs',
  ],
]);
