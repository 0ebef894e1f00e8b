import { field, findsBroken } from '../../testing/brokenRules';
import { codedFieldHasValues } from './coded-field-has-values';

findsBroken(codedFieldHasValues, 'fields[0].fieldName', {
  'is coded by its name; add values, if only with the status unknown': field('Visit Status', {
    type: 'varchar',
    example: 'OPEN',
  }),
});
