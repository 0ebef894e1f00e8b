import { breaks } from '../../testing/brokenRules';

const SHOWS = 'fields[0].exampleValue ';

breaks('dates-in-order', {
  [`${SHOWS} "2025-03-05" is after "Updated Date" (2025-03-04)`]: {
    fields: [
      'fieldName: Created Date, dataType: date, exampleValue: 2025-03-05',
      'fieldName: Updated Date, dataType: date, exampleValue: 2025-03-04',
    ],
  },
  // A day and a moment compare by the day.
  nothing: {
    fields: [
      'fieldName: Start Date, dataType: datetime2, exampleValue: "2025-03-04T10:00:00.0000000"',
      'fieldName: End Date, dataType: date, exampleValue: 2025-03-04',
    ],
  },
});
for (const [earlier, later] of [
  ['Begin Date', 'End Date'],
  ['Effective Date', 'Termination Date'],
  ['Time In', 'Time Out'],
  ['Admission Date', 'Discharge Date'],
  ['Admission Date', 'Release Date'],
  ['Ordered Date', 'Collection Date'],
  ['Collection Date', 'Received Date'],
  ['Onset Date', 'Resolved Date'],
  ['Manufacturing Date', 'Expiration Date'],
]) {
  breaks('dates-in-order', {
    [`${SHOWS} "2025-03-05" is after "${later}" (2025-03-04)`]: {
      fields: [
        `fieldName: ${earlier}, dataType: date, exampleValue: 2025-03-05`,
        `fieldName: ${later}, dataType: date, exampleValue: 2025-03-04`,
      ],
    },
  });
}

breaks('ended-record-agrees', {
  'fields[1].exampleValue  is set, but the record is not deleted': {
    fields: [
      'fieldName: Is Deleted, exampleValue: 0',
      'fieldName: Deleted Date, exampleValue: 2025-03-04',
    ],
  },
  'fields[1].exampleValue  is null, but the record is deleted': {
    fields: ['fieldName: Deleted, exampleValue: 1', 'fieldName: Deleted Date, exampleValue: null'],
  },
  [`${SHOWS} and "Discontinued Date" go together: set both or neither`]: {
    fields: [
      'fieldName: Discontinued Reason, exampleValue: null',
      'fieldName: Discontinued Date, exampleValue: 2025-03-04',
    ],
  },
  nothing: {
    fields: ['fieldName: Is Deleted, exampleValue: true', 'fieldName: Deleted Date'],
  },
});

breaks('example-fits-data-type', {
  [`${SHOWS} "256" is no tinyint; it should be a whole number from 0 to 255`]:
    'dataType: tinyint, exampleValue: 256',
  [`${SHOWS} "20" is no decimal; it should be a number with its scale, such as 20.00`]:
    'dataType: decimal, exampleValue: 20',
  [`${SHOWS} "true" is no bit; it should be 0 or 1`]: 'dataType: bit, exampleValue: true',
  [`${SHOWS} "13-06-2023 00:00" is no smalldatetime; it should be like 2025-03-04T10:00:00`]:
    'dataType: smalldatetime, exampleValue: "13-06-2023 00:00"',
  [`${SHOWS} "2025-02-30" is no date; it should be like 2025-03-04`]: [
    'dataType: date, exampleValue: 2025-02-30',
    'dataType: varchar, readAs: date, exampleValue: 2025-02-30',
  ],
  [`${SHOWS} "5A64" is no uniqueidentifier; it should be a GUID in uppercase`]:
    'dataType: uniqueidentifier, exampleValue: 5A64',
  [`${SHOWS} "abc" is no varbinary; it should be bytes in hex, such as 0xFFD8`]:
    'dataType: varbinary, exampleValue: abc',
  [`${SHOWS} is null, but the field is not nullable`]: 'exampleValue: null',
  nothing: ['exampleValue: null, isNullable: true', 'dataType: date, exampleValue: TODO'],
});

breaks('example-from-reserved-range', {
  [`${SHOWS} "410-555-2368" looks like a telephone number; use a reserved one such as 301-555-0134`]:
    'exampleValue: 410-555-2368',
  [`${SHOWS} "jane@gmail.com" looks like an e-mail address; use a reserved one such as avery.sample@example.org`]:
    'exampleValue: jane@gmail.com',
  [`${SHOWS} "https://www.clinic.com" looks like a web address; use a reserved one such as https://example.org`]:
    'exampleValue: "https://www.clinic.com/x"',
  [`${SHOWS} "12 Main Street" looks like a street address; use a reserved one such as 100 Example Street`]:
    'exampleValue: 12 Main Street',
  [`${SHOWS} "123-45-6789" looks like a social security number; use a reserved one such as 900-00-0123`]:
    'exampleValue: 123-45-6789',
  nothing: ['exampleValue: 301-555-0134', 'exampleValue: 900-00-0123'],
});

breaks('example-in-closed-list', {
  [`${SHOWS} "X" is not one of M`]:
    'exampleValue: X, values: {status: closed, codes: {M: Monthly}}',
  nothing: 'exampleValue: null, values: {status: closed, codes: {M: Monthly}}',
});

const SHOWN = 'exampleValue: X, values: {status: examples-only, codes: [M, Y]}';
breaks('example-in-shown-values', {
  [`${SHOWS} "X" is not among M, Y`]: [SHOWN, SHOWN.replace('examples-only', 'listed')],
  // The sources differ.
  nothing: [
    `${SHOWN}, vendorExample: M`,
    `${SHOWN}, misfit: {vendorSays: a letter, readHereAs: a word}`,
  ],
});

breaks('example-no-placeholder', {
  [`${SHOWS} "Test notes" is a placeholder; write a plausible value`]: 'exampleValue: Test notes',
  nothing: 'exampleValue: TODO',
});

breaks('person-is-fictional', {
  [`${SHOWS} "March" is not plainly fictional; use the surname Sample`]:
    'fieldName: Member Last Name, exampleValue: March',
  nothing: 'fieldName: Member Last Name, exampleValue: Avery Sample',
});

breaks('place-is-fictional', {
  [`${SHOWS} "Baltimore" may exist; use Sampleton`]: 'fieldName: City, exampleValue: Baltimore',
  [`${SHOWS} "21201" may exist; use 99999`]: 'fieldName: Zip Code, exampleValue: 21201',
  nothing: 'fieldName: City, exampleValue: Sampleton',
});
