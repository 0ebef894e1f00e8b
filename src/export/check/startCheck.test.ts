import { describe, expect, it } from 'vitest';
import { checkRules } from '../../outputs/artefacts/programs/checkRules';
import { casesOf } from '../../testing/cases';
import { checkFiles, inMemory, smallRules } from '../../testing/exportCheck/checkFiles';
import { vendorSample } from '../../testing/guides/exportFolder';
import { dictionary } from '../../testing/guides/projectGuides';
import { plainFile } from '../records/source';
import { startCheck } from './startCheck';
import { jsonReport, textReport } from './findings/formats';

const rules = checkRules(dictionary);
const bytes = (text: string) => new TextEncoder().encode(text);

const SMALL = smallRules('friends');
const small = (person: string, visit = '', options: Parameters<typeof checkFiles>[2] = {}) =>
  checkFiles(
    SMALL,
    new Map([
      ['ContentVisit.json', bytes(visit)],
      ['ContentPerson.json', bytes(person)],
    ]),
    options,
  );
const person = (id: unknown, friend: unknown = null, more = '') =>
  `{"Person Id":${id},"Friend Id":${friend},"Note":null${more}}\n`;
const visit = (id: unknown, kind = 'real') => `{"Person Id":${id},"Kind":"${kind}","Code":null}\n`;

describe('references', () => {
  it('are followed back and forth within a file, and reported with lines, target and sureness', async () => {
    const people = person(1, 3) + person(2, 4) + person(3, 2) + person(4, 77) + person(5, 77);
    const { findings } = await small(people);
    expect(findings).toEqual([
      {
        kind: 'orphan',
        file: 'ContentPerson.json',
        field: 'Friend Id',
        count: 2,
        of: 5,
        share: 0.4,
        lines: [4],
        page: '/entities/person#friend-id',
        sureness: 'inferred',
        target: { file: 'ContentPerson.json', field: 'Person Id' },
      },
    ]);
  });

  it('name the first five lines of more', async () => {
    const people = Array.from({ length: 7 }, (_, at) => person(at + 1, 70 + at)).join('');
    const { findings } = await small(people);
    expect(findings).toMatchObject([{ count: 7, lines: [1, 2, 3, 4, 5] }]);
  });

  it('hold only for the records that the dictionary says they hold for', async () => {
    const { findings } = await small(
      person(1),
      visit(1) + visit(9) + visit(9, 'other') + visit('null'),
    );
    expect(findings).toEqual([
      expect.objectContaining({ kind: 'orphan', count: 1, of: 2, lines: [2] }),
    ]);
    const { findings: none, notes } = await small(person('null'), visit(1));
    expect([none, notes]).toMatchObject([[], [{ kind: 'join-unchecked' }]]);
  });

  it('take a number and its digits as text for one id', async () => {
    const { findings } = await small(person(1), visit('"1"') + visit('1.0'));
    expect(findings.map(({ kind }) => kind)).toEqual(['wrong-type']);
  });

  it('are a finding where more come too early than can be kept, and the rest is followed', async () => {
    const people = [9, 8, 2, 7, 9].map((friend, at) => person(at + 1, friend)).join('');
    const { findings, notes, verdict } = await small(people, '', { mostWaiting: 2 });
    expect(findings).toMatchObject([{ kind: 'orphan', count: 3, lines: [1, 2] }]);
    const [limit] = notes.filter(({ kind }) => kind === 'join-over-limit');
    expect(limit).toMatchObject({ field: 'Friend Id', count: 1, of: 5 });
    expect(verdict.text).toBe('1 of 2 files has problems.');
    const four = person(1, 3) + person(2, 4) + person(3) + person(4);
    const sound = await small(four, '', { mostWaiting: 1 });
    expect(sound.verdict.text).toBe(
      'All 2 files are there. No differences from the dictionary. Some references were not checked.',
    );
  });
});

it('takes no reference for an orphan while the file it leads to is being read', async () => {
  const check = startCheck(SMALL);
  const files = [plainFile('ContentPerson.json', inMemory(person(1, 3) + person(2, 4)))];
  const onProgress = () =>
    expect(check.report().findings.map(({ kind }) => kind)).not.toContain('orphan');
  await check.run({ files, problems: [] }, { onProgress });
  expect(check.report().findings.map(({ kind }) => kind)).toContain('orphan');
});

it('compares a day and a moment of one record by the day', async () => {
  const lines = ['2025-03-03', '2025-03-04', '2025-03-05'].map(
    (end) => `{"Start":"2025-03-04T10:00:00.000","End":"${end}"}\n`,
  );
  const files = new Map([['ContentStay.json', bytes(lines.join(''))]]);
  const { findings } = await checkFiles(smallRules('stays'), files);
  expect(findings.map(({ kind, field, lines: at }) => [kind, field, at])).toEqual([
    ['end-before-begin', 'End', [1]],
  ]);
});

describe('unknown keys', () => {
  it('are shown where all their words are the dictionary’s, or where they are columns', async () => {
    const few = await small(person(1, null, ',"Person Note":"x","Quince":1'));
    expect(few.notes.map(({ field }) => field)).toEqual([
      null,
      'Person Note',
      expect.stringMatching(/^field #/),
    ]);
    const many = await small([1, 2, 3].map((id) => person(id, null, ',"Quince":1')).join(''));
    expect(many.notes.map(({ field }) => field)).toContain('Quince');
  });

  it.each(Object.values(casesOf<string>('src/export/check/dataAsKeys')))(
    'are not shown where they look like data: %s',
    async (key) => {
      const people = [1, 2, 3].map((id) => person(id, null, `,${JSON.stringify(key)}:1`)).join('');
      const { subject, versions, ...report } = await small(people);
      const shown = { ...report, subject: { ...subject, checkedAt: '', size: 0 }, versions };
      expect(jsonReport(shown) + textReport(shown)).not.toContain(key);
      expect(report.notes).toContainEqual(
        expect.objectContaining({ field: expect.stringMatching(/^field #/), count: 3 }),
      );
    },
  );

  it('have a shape: types, nulls, how many different values, and how long the longest is', async () => {
    const values = ['"a"', '"b"', 'null', '5', '"2025-01-01"'];
    const { notes } = await small(
      values.map((value, at) => person(at, null, `,"Visit Note":${value}`)).join(''),
    );
    const { shape } = notes.find(({ field }) => field === 'Visit Note') ?? {};
    expect(shape).toEqual({
      types: ['date', 'text', 'whole number'],
      nulls: 1,
      distinct: 4,
      isDistinctCapped: false,
      longest: 10,
    });
  });

  it('are counted together from the thousand and first on', async () => {
    const keys = Array.from({ length: 1010 }, (_, at) => `,"k${at}":1`).join('');
    const { findings, notes } = await small(person(1, null, keys));
    expect(findings).toContainEqual(
      expect.objectContaining({ field: 'further fields', count: 10 }),
    );
    expect(notes.filter(({ kind }) => kind === 'field-custom')).toHaveLength(1000);
  });
});

it('reads the vendor’s own sample, and what it differs in is a formatting difference', async () => {
  const files = new Map(Object.entries(vendorSample()).map(([name, text]) => [name, bytes(text)]));
  const report = await checkFiles(rules, files, { isPart: true });
  expect(report.records).toBe(2);
  expect(report.findings.map(({ kind, field }) => [kind, field])).toEqual([]);
  expect(report.spelling.map(({ kind, field, count }) => [kind, field, count])).toEqual([
    ['json-array', null, 1],
    ['file-other-name', null, 1],
    ['null-doubted', 'Attachment', 1],
    ['date-spelling', 'Created Date', 2],
    ['flag-spelling', 'Is Public', 2],
    ['flag-spelling', 'Is Summary', 2],
    ['guid-spelling', 'Attachment', 1],
  ]);
  expect(report.notes.map(({ kind }) => kind)).toContain('attachment-remote');
});

it('counts records by what their values can reveal, in words, without a value and without a word of safety', async () => {
  const lines = [
    '{"Text":"Sample","Id":1,"Draft":0}',
    '{"Text":"","Id":2,"Draft":1,"Shoe Size":9}',
    '{"Text":null,"Id":null,"Draft":1,"Shoe Size":null}',
  ];
  const own = ['ContentNote_Custom.json', bytes('{"Shoe Size":9}\n')] as const;
  const files = new Map([['ContentNote.json', bytes(lines.join('\n'))], own]);
  const report = await checkFiles(smallRules('notes'), files);
  expect(textReport(report)).toContain(`SENSITIVITY

Records with a value in a field of each class; a record can be in several. ${dictionary.sensitivity.note}
- 1 of 4 records: Free text: may contain anything, another class too
- 1 of 4 records: Direct identifier
- 2 of 4 records: Internal ID
- 2 of 4 records: Unknown here: ask the agency
`);
  expect(jsonReport(report)).toContain('Unknown here: ask the agency');
});
