import { field, SHOWS, findsBroken } from '../../testing/brokenRules';
import { exampleNoPlaceholder } from './example-no-placeholder';

findsBroken(exampleNoPlaceholder, SHOWS, {
  '"Test notes" is a placeholder; write a plausible value': field('Remark', {
    type: 'varchar',
    example: 'Test notes',
  }),
});
