import { field, SHOWS, tellsBroken } from '../../testing/brokenRules';
import { exampleNoPlaceholder } from './example-no-placeholder';

tellsBroken(exampleNoPlaceholder, [
  [
    'a placeholder',
    field('Remark', { type: 'varchar', example: 'Test notes' }),
    SHOWS,
    '"Test notes" is a placeholder; write a plausible value',
  ],
]);
