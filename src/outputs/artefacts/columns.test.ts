import { expect, it } from 'vitest';
import { dictionary } from '../../testing/guides/projectGuides';
import { entityYaml, fieldYaml } from '../../testing/dataFolder';
import { loadFiles } from '../../testing/loadProblems';
import { tablesOf } from './columns';

const tables = tablesOf(dictionary);
const table = (slug: string) => tables.find(({ entity }) => entity.slug === slug)!;
const column = (slug: string, name: string) =>
  table(slug).columns.find((one) => one.name === name)!;

it.each(['name', 'snakeName'] as const)(
  'gives no %s twice, whatever the letter case, and none that PostgreSQL cuts',
  (kind) => {
    const lists = [tables, ...tables.map(({ columns }) => columns)];
    for (const list of lists) {
      const names = list.map((one) => one[kind].toLowerCase());
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
      expect(names.filter((name) => Buffer.byteLength(name) > 63)).toEqual([]);
    }
  },
);

it('keeps two names apart that differ in signs only, and a repeat from a name of its own', () => {
  const fields = ['Height/Ft', 'Height (ft)', 'Pay', 'Pay', 'Pay 2'].map((name) => fieldYaml(name));
  const yaml = `${entityYaml('A', fields.join(''))}repeatedFieldNames: [Pay]\n`;
  const [made] = tablesOf(loadFiles({ 'a.yaml': yaml }));
  expect(made?.columns.map(({ name, snakeName }) => [name, snakeName])).toEqual([
    ['Height/Ft', 'height_ft'],
    ['Height (ft)', 'height_ft_2'],
    ['Pay', 'pay'],
    ['Pay 3', 'pay_3'],
    ['Pay 2', 'pay_2'],
  ]);
});

it('names tables by their export files', () => {
  const names = ['asam-assessment', '277-response', 'profile'].map((slug) => table(slug).snakeName);
  expect(names).toEqual([
    'content_asam_assessment',
    'content_277_response',
    'content_client_profile_custom',
  ]);
});

it('narrows a column to a closed list, but no flag, whose type has the two values', () => {
  const values = '    values: {status: closed, codes: ["0", "1"]}\n';
  const yaml = (dataType: string) =>
    fieldYaml('A Id').replace(/dataType: .*/, `dataType: ${dataType}`);
  const codes = ['bit', 'integer', 'varchar\n    readAs: bit'].map((dataType) => {
    const [made] = tablesOf(loadFiles({ 'a.yaml': entityYaml('A', yaml(dataType) + values) }));
    return made?.columns[0]?.closedCodes;
  });
  expect(codes).toEqual([undefined, ['0', '1'], undefined]);
});

it('calls a column not null only where nothing speaks against it', () => {
  expect(column('attachments', 'Client Id').isNotNull).toBe(true);
  expect(column('attachments', 'Size').isNotNull).toBe(false);
  // The vendor's own sample has null in it.
  expect(column('attachments', 'Attachment').isNotNull).toBe(false);
  const misfit = `${fieldYaml('Of A')}    misfit: {vendorSays: a day, readHereAs: a number}\n`;
  const inferred = `${fieldYaml('Of B')}    inferred: [isNullable]\n    basis: Its name.\n`;
  const yaml = entityYaml('A', fieldYaml('A Id') + misfit + inferred);
  const [made] = tablesOf(loadFiles({ 'a.yaml': yaml }));
  expect(made?.columns.map(({ isNotNull }) => isNotNull)).toEqual([true, false, false]);
});
