import { field, tellsBroken } from '../../testing/brokenRules';
import { codedFieldHasValues } from './coded-field-has-values';

tellsBroken(codedFieldHasValues, [
  [
    'a coded field without values',
    field('Visit Status', { type: 'varchar', example: 'OPEN' }),
    'fields[0].fieldName',
    'is coded by its name; add values, if only with the status unknown',
  ],
]);
