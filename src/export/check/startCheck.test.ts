import { describe, expect, it } from 'vitest';
import { checkRules } from '../../outputs/artefacts/programs/checkRules';
import { casesOf } from '../../testing/cases';
import {
  checkFiles,
  filesOf,
  inMemory,
  smallRules,
  TWO_FILES,
} from '../../testing/exportCheck/checkFiles';
import { vendorSample } from '../../testing/guides/exportFolder';
import { dictionary } from '../../testing/guides/projectGuides';
import { plainFile } from '../records/source';
import { type Progress, startCheck } from './startCheck';
import { jsonReport, textReport } from './findings/formats';

const rules = checkRules(dictionary);

const SMALL = smallRules('friends');
const small = (person: string) =>
  checkFiles(SMALL, filesOf({ 'ContentVisit.json': '', 'ContentPerson.json': person }));
const person = (id: unknown, friend: unknown = null, more = '') =>
  `{"Person Id":${id},"Friend Id":${friend},"Note":null${more}}\n`;

it('takes no reference for an orphan while the file it leads to is being read', async () => {
  const check = startCheck(SMALL);
  const text = person(1, 3) + person(2, 4);
  const files = ['a.txt', 'ContentPerson.json', 'ContentVisit.json'].map((name) =>
    plainFile(name, inMemory(text)),
  );
  const shares: number[] = [];
  const onProgress = ({ bytes, size }: Progress) => {
    const hasOrphan = check.report().findings.some(({ kind }) => kind === 'orphan');
    if (shares.push(bytes / size) === 1) expect(hasOrphan).toBe(false);
  };
  await check.run({ files, problems: [] }, { onProgress });
  expect(shares).toEqual([0.5, 1]);
  expect(check.report().findings.map(({ kind }) => kind)).toContain('orphan');
});

describe('unknown keys', () => {
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

  it('are shown under another name in each run', async () => {
    const people = filesOf({ 'ContentPerson.json': person(1, null, ',"Ann":1') });
    const run = async () => (await checkFiles(SMALL, people, { salt: undefined })).notes[0]?.field;
    expect(await run()).not.toBe(await run());
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

it('reads lines of up to 32 MB', async () => {
  const line = (id: number, length: number) => `${`{"Id":${id}}`.padEnd(length)}\n`;
  const files = filesOf({ 'ContentOne.json': line(1, 2 ** 25) + line(2, 2 ** 25 + 1) });
  const { records, findings } = await checkFiles(TWO_FILES, files, { isPart: true });
  expect([records, ...findings.map(({ kind }) => kind)]).toEqual([1, 'line-too-long']);
});

it('reads the vendor’s own sample, and what it differs in is a formatting difference', async () => {
  const report = await checkFiles(rules, filesOf(vendorSample()), { isPart: true });
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
