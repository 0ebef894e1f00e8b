import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { entityYaml, fieldYaml, makeProject } from '../../testing/dataFolder';
import { loadData } from '../load';
import { formatProblem } from '../problem';
import { addedWords } from './descriptions';
import { checkContent } from './index';

const GOOD = 'Person who receives services, known by one number in all files.';

type FieldParts = { type?: string; example?: string; says?: string; more?: string };

function field(
  name: string,
  { type = 'integer', example = '1', says = GOOD, more = '' }: FieldParts = {},
) {
  const extra = more && `    ${more}\n`;
  return fieldYaml(name, example, type).replace('What it says.', says) + extra;
}

function problems(fields: string, files: Record<string, string> = {}, name = 'Payer'): string[] {
  const yaml = entityYaml(name, fields).replace('What a record is.', 'Who pays for services.');
  const data = loadData(path.join(makeProject({ 'a.yaml': yaml }, files), 'data'));
  return checkContent(data).map((problem) => formatProblem(problem).replace(/^\S+ {2}/, ''));
}

const at = (path: string, message: string) => `fields[${path}  ${message}`;
const SAYS = '0].description';
const SHOWS = '0].exampleValue';

it('finds nothing wrong with a sound field', () => {
  expect(problems(field('Client Id'))).toEqual([]);
});

describe('a rule that is broken is told, with a hint', () => {
  it.each<[string, string, string, Record<string, string>?]>([
    [
      'TODO without a reason',
      field('Client Id', { example: 'TODO' }),
      at(SHOWS, 'is TODO; write it, or say in the entity’s note why it is TODO'),
    ],
    [
      'a description that repeats the name',
      field('Batch Date', { type: 'date', example: '2025-03-04', says: 'The date of the batch.' }),
      at(SAYS, 'says no more than the name "Batch Date"; add unit, meaning, source or relation'),
    ],
    [
      'stock phrases around the name',
      field('Policy Number', { says: 'Identifies the number of the policy of this payer record.' }),
      at(SAYS, 'says no more than the name "Policy Number"; add unit, meaning, source or relation'),
    ],
    [
      'an unknown alone',
      field('Hash', { says: 'The specification does not say which algorithm is used here.' }),
      at(SAYS, 'says no more than the name "Hash"; add unit, meaning, source or relation'),
    ],
    [
      'other words that are those of the name',
      field('Policy Number', { says: GOOD, more: 'otherWords: [insurance card, policies]' }),
      at(
        '0].otherWords',
        '"policies" is in the name "Policy Number", by which it is found anyway; leave it out',
      ),
    ],
    [
      'one description under two names',
      field('Client Id') + field('Person'),
      at('1].description', 'is also the description of "Client Id"; say what differs'),
    ],
    [
      'an integer out of range',
      field('Count', { type: 'tinyint', example: '256' }),
      at(SHOWS, '"256" is no tinyint; it should be a whole number from 0 to 255'),
    ],
    [
      'a decimal without scale',
      field('Amount', { type: 'decimal', example: '20' }),
      at(SHOWS, '"20" is no decimal; it should be a number with its scale, such as 20.00'),
    ],
    [
      'a flag in the wrong spelling',
      field('Is Open', { type: 'bit', example: 'true' }),
      at(SHOWS, '"true" is no bit; it should be 0 or 1'),
    ],
    [
      'a date in another shape',
      field('Opened', { type: 'smalldatetime', example: '13-06-2023 00:00' }),
      at(SHOWS, '"13-06-2023 00:00" is no smalldatetime; it should be like 2025-03-04T10:00:00'),
    ],
    [
      'a day that is not in the calendar',
      field('Opened', { type: 'date', example: '2025-02-30' }),
      at(SHOWS, '"2025-02-30" is no date; it should be like 2025-03-04'),
    ],
    [
      'a GUID that is none',
      field('Key', { type: 'uniqueidentifier', example: '5A64' }),
      at(SHOWS, '"5A64" is no uniqueidentifier; it should be a GUID in capitals'),
    ],
    [
      'bytes that are not hex',
      field('Image', { type: 'varbinary', example: 'abc' }),
      at(SHOWS, '"abc" is no varbinary; it should be bytes in hex, such as 0xFFD8'),
    ],
    [
      'null where the field is not nullable',
      field('Client Id', { example: 'null' }),
      at(SHOWS, 'is null, but the field is not nullable'),
    ],
    [
      'an example outside its closed list',
      field('Due', {
        type: 'char',
        example: 'X',
        more: 'values: {status: closed, codes: {M: Monthly}}',
      }),
      at(SHOWS, '"X" is not one of M'),
    ],
    [
      'a placeholder',
      field('Remark', { type: 'varchar', example: 'Test notes' }),
      at(SHOWS, '"Test notes" is a placeholder; write a plausible value'),
    ],
    [
      'an update before the creation',
      field('Created Date', { type: 'date', example: '2025-03-05' }) +
        field('Updated Date', {
          type: 'date',
          example: '2025-03-04',
          says: 'Last change by a person.',
        }),
      at(SHOWS, '"2025-03-05" is after "Updated Date" (2025-03-04)'),
    ],
    [
      'a live record with a deletion date',
      field('Is Deleted', { type: 'bit', example: '0' }) +
        field('Deleted Date', { type: 'date', example: '2025-03-04', says: 'Moment of removal.' }),
      at('1].exampleValue', 'is set, but the record is not deleted'),
    ],
    [
      'a discontinuation without its reason',
      field('Discontinued Reason', {
        type: 'varchar',
        example: 'null',
        more: 'values: {status: unknown}',
      }).replace('isNullable: false', 'isNullable: true') +
        field('Discontinued Date', { type: 'date', example: '2025-03-04', says: 'Day it ended.' }),
      at(SHOWS, 'and "Discontinued Date" go together: set both or neither'),
    ],
    [
      'a coded field without values',
      field('Visit Status', { type: 'varchar', example: 'OPEN' }),
      at('0].fieldName', 'is coded by its name; add values, if only with the status unknown'),
    ],
    [
      'external values without a code system',
      field('Sex', { more: 'values: {status: external}' }),
      at('0].values', 'is external; name its codeSystem'),
    ],
    [
      'a code system beside another status',
      field('Sex', { more: 'values: {status: unknown, codeSystem: loinc}' }),
      at('0].values', 'names a codeSystem, so its status is external, not unknown'),
      { 'code-systems': 'codeSystems: {loinc: {name: LOINC, publisher: Regenstrief}}' },
    ],
    [
      'a closed list without codes',
      field('Sex', { more: 'values: {status: closed}' }),
      at('0].values', 'is closed; list its codes'),
    ],
    [
      'a code system that nobody uses',
      field('Client Id'),
      'codeSystems.loinc  is used by no field; remove it',
      { 'code-systems': 'codeSystems: {loinc: {name: Names, publisher: Regenstrief}}' },
    ],
    [
      'a telephone number outside the reserved range',
      field('Phone', { type: 'varchar', example: '410-555-2368' }),
      at(
        SHOWS,
        '"410-555-2368" looks like a telephone number; use a reserved one such as 301-555-0134',
      ),
    ],
    [
      'somebody’s mail address',
      field('Email', { type: 'varchar', example: 'jane@gmail.com' }),
      at(
        SHOWS,
        '"jane@gmail.com" looks like an e-mail address; use a reserved one such as avery.sample@example.org',
      ),
    ],
    [
      'a social security number that may be issued',
      field('SSN', { type: 'varchar', example: '123-45-6789' }),
      at(
        SHOWS,
        '"123-45-6789" looks like a social security number; use a reserved one such as 900-00-0123',
      ),
      { abbreviations: 'abbreviations: [{abbreviation: SSN, expansion: social security number}]' },
    ],
    [
      'a web address of somebody',
      field('Link', { type: 'varchar', example: 'https://www.clinic.com/x' }),
      at(
        SHOWS,
        '"https://www.clinic.com" looks like a web address; use a reserved one such as https://example.org',
      ),
    ],
    [
      'a street that may exist',
      field('Address', { type: 'varchar', example: '12 Main Street' }),
      at(
        SHOWS,
        '"12 Main Street" looks like a street address; use a reserved one such as 100 Example Street',
      ),
    ],
    [
      'a person’s name',
      field('Member Last Name', { type: 'varchar', example: 'March' }),
      at(SHOWS, '"March" is not plainly fictional; use the surname Sample'),
    ],
    [
      'a town that may exist',
      field('City', { type: 'varchar', example: 'Baltimore' }),
      at(SHOWS, '"Baltimore" may exist; use Sampleton'),
    ],
    [
      'British spelling',
      field('Client Id', { says: 'Person in the programme whom the agency recognises.' }),
      at(SAYS, '"programme" is British spelling; write it as Americans do'),
    ],
    [
      'an abbreviation that is not listed',
      field('Client Id', { says: 'Score on the GAF scale, from 0 to 100.' }),
      at(SAYS, '"GAF" is not in data/abbreviations.yaml; add it'),
    ],
  ])('%s', (_, fields, expected, files) => {
    expect(problems(fields, files)).toContain(expected);
  });

  it('one id that differs between files', () => {
    const entity = (name: string, id: string) =>
      entityYaml(name, field('Claim Id', { example: id }));
    const entities = {
      'a.yaml': entity('A', '7'),
      'b.yaml': entity('B', '7'),
      'c.yaml': entity('C', '8'),
    };
    const data = loadData(path.join(makeProject(entities), 'data'));
    expect(checkContent(data).map(formatProblem)).toContain(
      'data/entities/c.yaml:12:19  fields[0].exampleValue  "8" should be 7, as in the other files',
    );
  });

  it('a home that the field does not have', () => {
    expect(
      problems(field('Client Id'), { search: 'sameMeaning: []\nhomes: {Client Id: b}' }),
    ).toContain('homes.Client Id  "b" is no entity with this field');
  });

  it('in the vocabulary, where the text stands there', () => {
    const fields = field('Client Id').replace(/ {4}description.*\n/, '');
    const vocabulary = 'fields:\n  - {fieldName: Client Id, description: Id of the client.}\n';
    const data = loadData(
      path.join(makeProject({ 'a.yaml': entityYaml('A', fields) }, { vocabulary }), 'data'),
    );
    expect(formatProblem(checkContent(data)[0]!)).toMatch(
      /^data\/vocabulary\.yaml:2:41 {2}fields\[0\]\.description {2}says no more/,
    );
  });
});

describe('what is sound is left alone', () => {
  it.each([
    [
      'a TODO that the note explains',
      field('Client Id', { example: 'TODO' }),
      'note: One is TODO, for the sources lack it.\n',
    ],
    [
      'values that stand in quotes',
      field('Client Id', { says: `'Sent as "MO" for a span of months.'` }),
      '',
    ],
    ['reserved numbers', field('Phone', { type: 'varchar', example: '301-555-0134' }), ''],
  ])('%s', (_, fields, note) => {
    const yaml = entityYaml('Payer', fields)
      .replace('fields:', `${note}fields:`)
      .replace('What a record is.', GOOD);
    expect(checkContent(loadData(path.join(makeProject({ 'a.yaml': yaml }), 'data')))).toEqual([]);
  });
});

it('measures what a description adds to the names', () => {
  expect(addedWords('The identifier of the claim.', 'Claim Id', 'Claims')).toEqual([]);
  expect(
    addedWords('Planned length of the visit, in minutes.', 'Duration', 'Visit Service'),
  ).toEqual(['plann', 'length', 'minut']);
});
