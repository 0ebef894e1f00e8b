import { expect, it } from 'vitest';
import { entityYaml, fieldYaml } from '../../../testing/dataFolder';
import { isGolden } from '../../../testing/golden';
import { loadFiles } from '../../../testing/loadProblems';
import {
  askedAreas,
  countKinds,
  openQuestionList,
  openQuestionsCsv,
  reachText,
} from './openQuestions';

isGolden(__dirname, openQuestionList);

const withFacts = (field: string, facts: string) => `${field}    ${facts}\n`;

const CONFLICT = `conflict:
      - {source: vendor-dictionary, says: "never null, ever"}
      - {source: process-page, says: null for some}`;

const MISFIT = 'misfit: {vendorSays: a checkbox, readHereAs: the address}';

const dictionary = loadFiles({
  'quiet.yaml': entityYaml('Quiet'),
  'files.yaml':
    entityYaml(
      'Files',
      withFacts(fieldYaml('Kind'), 'open: [which kinds exist, who assigns it]') +
        withFacts(fieldYaml('Guid'), CONFLICT) +
        withFacts(fieldYaml('Link'), MISFIT) +
        fieldYaml('Sent', '2025-03-04T10:00:00', 'smalldatetime') +
        fieldYaml('Seen', '2025-03-04T10:00:00', 'smalldatetime') +
        fieldYaml('Seen UTC', '2025-03-04T10:00:00', 'smalldatetime') +
        fieldYaml('Is New', '0', 'bit'),
    ) + 'open: [who wrote it]\n',
});

it('lists what is open by area and entity, folds what follows from types, leaves out the rest', () => {
  expect(askedAreas(dictionary)).toEqual([
    {
      name: 'Medications',
      entities: [
        {
          slug: 'files',
          name: 'Files',
          items: [
            { open: ['who wrote it'] },
            {
              field: { fieldName: 'Kind', anchor: 'kind' },
              open: ['which kinds exist', 'who assigns it'],
            },
            {
              field: { fieldName: 'Guid', anchor: 'guid' },
              conflict: [
                { source: 'the vendor-dictionary', says: 'never null, ever' },
                { source: 'the process-page', says: 'null for some' },
              ],
            },
            {
              field: { fieldName: 'Link', anchor: 'link' },
              misfit: { vendorSays: 'a checkbox', readHereAs: 'the address' },
            },
          ],
          folded: [
            {
              kind: 'zone',
              fields: [
                { fieldName: 'Sent', anchor: 'sent' },
                { fieldName: 'Seen', anchor: 'seen' },
              ],
            },
            { kind: 'flag', fields: [{ fieldName: 'Is New', anchor: 'is-new' }] },
          ],
        },
      ],
    },
  ]);
});

it('counts questions and fields by kind', () => {
  expect(countKinds(dictionary)).toEqual([
    { kind: 'written', label: 'Meaning, values and rules', count: 3, fields: 1 },
    { kind: 'values', label: 'Values of a coded field', count: 0, fields: 0 },
    { kind: 'zone', label: 'Time zone', count: 2, fields: 2 },
    { kind: 'flag', label: 'Spelling of a flag', count: 1, fields: 1 },
    { kind: 'conflict', label: 'Sources that contradict each other', count: 1, fields: 1 },
    { kind: 'misfit', label: 'Vendor’s text that does not fit its field', count: 1, fields: 1 },
  ]);
});

it('gives each question a line of a CSV file, with its page and room for an answer', () => {
  const { path: file, content } = openQuestionsCsv(dictionary);
  expect(file).toBe('static/downloads/open-questions.csv');
  expect(String(content).split('\r\n')).toEqual([
    'entity slug,entity,area,field,kind,who could answer,"not documented, or in conflict",page,answer,dictionary',
    'files,Files,Medications,,"Meaning, values and rules",The vendor,who wrote it,/entities/files,,"Example Export 1.0, CC BY 4.0"',
    'files,Files,Medications,Kind,"Meaning, values and rules",The vendor,which kinds exist,/entities/files#kind,,"Example Export 1.0, CC BY 4.0"',
    'files,Files,Medications,Kind,"Meaning, values and rules",The vendor,who assigns it,/entities/files#kind,,"Example Export 1.0, CC BY 4.0"',
    'files,Files,Medications,Guid,Conflict,The vendor,"the vendor-dictionary: never null, ever; the process-page: null for some",/entities/files#guid,,"Example Export 1.0, CC BY 4.0"',
    'files,Files,Medications,Link,Vendor’s text that does not fit its field,The vendor,The vendor’s text does not fit this field’s name or type: it describes a checkbox. This site reads the field as the address.,/entities/files#link,,"Example Export 1.0, CC BY 4.0"',
    'files,Files,Medications,Sent,Time zone,The vendor or the agency,time zone,/entities/files#sent,,"Example Export 1.0, CC BY 4.0"',
    'files,Files,Medications,Seen,Time zone,The vendor or the agency,time zone,/entities/files#seen,,"Example Export 1.0, CC BY 4.0"',
    'files,Files,Medications,Is New,Spelling of a flag,Your files,whether as 0 and 1 or as false and true,/entities/files#is-new,,"Example Export 1.0, CC BY 4.0"',
    '',
  ]);
});

it('begins with what is to be settled first, and says who could answer', () => {
  const first = {
    question: 'Are all there?',
    decides: 'All.',
    audience: ['vendor', 'files'] as const,
    reach: { files: 'all' } as const,
    findOut: 'Count.',
    page: '/check',
  };
  const { content } = openQuestionsCsv({ ...dictionary, firstQuestions: [first] });
  expect(String(content).split('\r\n')[1]).toBe(
    ',The export as a whole,,,To settle first,The vendor or your files,Are all there?,/check,,"Example Export 1.0, CC BY 4.0"',
  );
});

it('has the line of an entity that sources contradict each other on, though it asks nothing', () => {
  const conflict = CONFLICT.replaceAll('    ', '  ');
  const { content } = openQuestionsCsv(
    loadFiles({ 'files.yaml': `${entityYaml('Files')}${conflict}\n` }),
  );
  expect(String(content).split('\r\n')[1]).toBe(
    'files,Files,Medications,,Conflict,The vendor,"the vendor-dictionary: never null, ever; the process-page: null for some",/entities/files,,"Example Export 1.0, CC BY 4.0"',
  );
});

it('counts what depends on an answer', () => {
  const reaches = [
    { kind: 'zone' },
    { entity: 'files' },
    { files: 'all' },
    { files: 'custom' },
    { identifier: 'Nothing Id' },
  ] as const;
  expect(reaches.map((reach) => reachText(reach, dictionary))).toEqual([
    '2 fields',
    `${dictionary.entities[0]?.fields.length} fields of Files`,
    `${dictionary.entities.length} files`,
    '0 files',
    '0 fields',
  ]);
});
