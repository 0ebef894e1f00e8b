import { field, SHOWS, tellsBrokenRules } from '../../testing/brokenRules';

tellsBrokenRules([
  [
    'an update before the creation',
    field('Created Date', { type: 'date', example: '2025-03-05' }) +
      field('Updated Date', {
        type: 'date',
        example: '2025-03-04',
        says: 'Last change by a person.',
      }),
    SHOWS,
    '"2025-03-05" is after "Updated Date" (2025-03-04)',
  ],
  [
    'a live record with a deletion date',
    field('Is Deleted', { type: 'bit', example: '0' }) +
      field('Deleted Date', { type: 'date', example: '2025-03-04', says: 'Moment of removal.' }),
    'fields[1].exampleValue',
    'is set, but the record is not deleted',
  ],
  [
    'a discontinuation without its reason',
    field('Discontinued Reason', {
      type: 'varchar',
      example: 'null',
      more: 'values: {status: unknown}',
    }).replace('isNullable: false', 'isNullable: true') +
      field('Discontinued Date', { type: 'date', example: '2025-03-04', says: 'Day it ended.' }),
    SHOWS,
    'and "Discontinued Date" go together: set both or neither',
  ],
]);
