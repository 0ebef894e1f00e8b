import { field, SHOWS, tellsBroken } from '../../testing/brokenRules';
import { exampleFitsDataType } from './example-fits-data-type';

tellsBroken(exampleFitsDataType, [
  [
    'an integer out of range',
    field('Count', { type: 'tinyint', example: '256' }),
    SHOWS,
    '"256" is no tinyint; it should be a whole number from 0 to 255',
  ],
  [
    'a decimal without scale',
    field('Amount', { type: 'decimal', example: '20' }),
    SHOWS,
    '"20" is no decimal; it should be a number with its scale, such as 20.00',
  ],
  [
    'a flag in the wrong spelling',
    field('Is Open', { type: 'bit', example: 'true' }),
    SHOWS,
    '"true" is no bit; it should be 0 or 1',
  ],
  [
    'a date in another shape',
    field('Opened', { type: 'smalldatetime', example: '13-06-2023 00:00' }),
    SHOWS,
    '"13-06-2023 00:00" is no smalldatetime; it should be like 2025-03-04T10:00:00',
  ],
  [
    'a day that is not in the calendar',
    field('Opened', { type: 'date', example: '2025-02-30' }),
    SHOWS,
    '"2025-02-30" is no date; it should be like 2025-03-04',
  ],
  [
    'a GUID that is none',
    field('Key', { type: 'uniqueidentifier', example: '5A64' }),
    SHOWS,
    '"5A64" is no uniqueidentifier; it should be a GUID in uppercase',
  ],
  [
    'bytes that are not hex',
    field('Image', { type: 'varbinary', example: 'abc' }),
    SHOWS,
    '"abc" is no varbinary; it should be bytes in hex, such as 0xFFD8',
  ],
  [
    'null where the field is not nullable',
    field('Client Id', { example: 'null' }),
    SHOWS,
    'is null, but the field is not nullable',
  ],
]);
