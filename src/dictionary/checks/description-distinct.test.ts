import { field, findsBroken } from '../../testing/brokenRules';
import { descriptionDistinct } from './description-distinct';

findsBroken(descriptionDistinct, 'fields[1].description', {
  'is also the description of "Client Id"; say what differs': field('Client Id') + field('Person'),
});
