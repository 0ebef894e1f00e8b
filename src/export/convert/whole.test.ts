import { expect, it } from 'vitest';
import { casesOf } from '../../testing/cases';
import { memoryOut } from '../../testing/convert/inMemory';
import { filesOf, smallRules, sourceOf } from '../../testing/exportCheck/checkFiles';
import { dictionary } from '../../testing/guides/projectGuides';
import type { CustomFields } from '../check/startCheck';
import { type ConvertRules, convertExport, isComplete, summaryOf } from './convertExport';
import { textTarget } from './targets/out';
import { sqlTarget } from './targets/sql';
import { workbookTarget } from './targets/workbook';

type Whole = ConvertRules & {
  custom: CustomFields;
  files: Record<string, string>;
  said: string[];
  out: Record<'csv' | 'ndjson' | 'sql' | 'xlsx', Record<string, string>>;
};
const { check, custom, files, said, out, ...rest } = casesOf(
  'src/export/convert/whole',
) as unknown as Whole;
/** The kinds of finding, in few words. */
const kinds = Object.fromEntries(
  Object.entries(dictionary.findingKinds).map(([kind, words]) => [
    kind,
    { ...words, means: 'It means.', todo: 'Do it.' },
  ]),
);
const rules = { ...rest, check: { ...smallRules('twoFiles'), ...check, kinds } };
/** What is another at each run: when it was, with which version, and what stands for a name. */
const CHANGES = /(?<=converted\W+|"value":")\d{4}-[^,"]+Z|(?<=of the converter,).*|#[\da-f]{5}/g;

it.each(['csv', 'ndjson', 'sql', 'xlsx'] as const)('is converted whole into %s', async (format) => {
  const { out: written, files: found } = memoryOut();
  const source = sourceOf(filesOf(files));
  const attached: string[] = [];
  const conversion = await convertExport(
    rules,
    { source, isPart: false, subject: { name: 'export.zip' } },
    (tables) =>
      format === 'sql'
        ? sqlTarget(written, tables.values(), rules.sql)
        : format === 'xlsx'
          ? workbookTarget(written)
          : textTarget(format, written),
    {
      naming: /^(ndjson|sql)$/.test(format) ? 'snake_case' : 'exported',
      custom,
      writeAttachment: async (name) => void attached.push(name),
    },
  );
  const wanted = Object.keys(out[format]).map((name) => [
    name,
    found.get(name)?.replaceAll('\r\n', '\n').replaceAll(CHANGES, ''),
  ]);
  expect(Object.fromEntries(wanted)).toEqual(out[format]);
  expect([...summaryOf(conversion), ...attached]).toEqual(said);
  // What is not in the dictionary is incomplete by itself.
  const loads = conversion.loads.filter(({ rejected }) => rejected === 0);
  expect(isComplete({ ...conversion, loads })).toBe(false);
});
