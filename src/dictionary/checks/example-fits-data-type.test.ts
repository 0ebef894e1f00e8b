import { field, SHOWS, findsBroken } from '../../testing/brokenRules';
import { exampleFitsDataType } from './example-fits-data-type';

findsBroken(exampleFitsDataType, SHOWS, {
  '"256" is no tinyint; it should be a whole number from 0 to 255': field('Count', {
    type: 'tinyint',
    example: '256',
  }),
  '"20" is no decimal; it should be a number with its scale, such as 20.00': field('Amount', {
    type: 'decimal',
    example: '20',
  }),
  '"true" is no bit; it should be 0 or 1': field('Is Open', { type: 'bit', example: 'true' }),
  '"13-06-2023 00:00" is no smalldatetime; it should be like 2025-03-04T10:00:00': field('Opened', {
    type: 'smalldatetime',
    example: '13-06-2023 00:00',
  }),
  '"2025-02-30" is no date; it should be like 2025-03-04': field('Opened', {
    type: 'date',
    example: '2025-02-30',
  }),
  '"5A64" is no uniqueidentifier; it should be a GUID in uppercase': field('Key', {
    type: 'uniqueidentifier',
    example: '5A64',
  }),
  '"abc" is no varbinary; it should be bytes in hex, such as 0xFFD8': field('Image', {
    type: 'varbinary',
    example: 'abc',
  }),
  'is null, but the field is not nullable': field('Client Id', { example: 'null' }),
});
