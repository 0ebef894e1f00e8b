import { expect, it } from 'vitest';
import { dictionary } from '../../testing/guides/projectGuides';
import { entityYaml, fieldYaml } from '../../testing/dataFolder';
import { loadFiles } from '../../testing/loadProblems';
import { recordKeys, tablesOf } from './columns';

const tables = tablesOf(dictionary);
const table = (slug: string) => tables.find(({ entity }) => entity.slug === slug)!;
const column = (slug: string, name: string) =>
  table(slug).columns.find((one) => one.name === name)!;

/** The table of one made-up entity. */
function madeUp(fields: string, more = '') {
  const [made] = tablesOf(loadFiles({ 'a.yaml': entityYaml('A', fields) + more }));
  return made!;
}

it('gives the name that Liability repeats a number and a note', () => {
  const [first, second] = table('liability').columns.filter(
    ({ field }) => field.fieldName === 'Monthly Income - Other',
  );
  expect([first?.name, second?.name]).toEqual([
    'Monthly Income - Other',
    'Monthly Income - Other 2',
  ]);
  expect([first?.snakeName, second?.snakeName]).toEqual([
    'monthly_income_other',
    'monthly_income_other_2',
  ]);
  expect(second?.about).toContain('repeat the name Monthly Income - Other; this is number 2');
  expect(recordKeys(table('liability')).filter(({ field }) => field === first?.field)).toEqual([]);
  expect(recordKeys(table('liability'))).toContain(second);
});

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
  const made = madeUp(fields.join(''), 'repeatedFieldNames: [Pay]\n');
  expect(made.columns.map(({ snakeName }) => snakeName)).toEqual([
    'height_ft',
    'height_ft_2',
    'pay',
    'pay_3',
    'pay_2',
  ]);
  expect(made.columns.map(({ name }) => name)).toEqual([
    'Height/Ft',
    'Height (ft)',
    'Pay',
    'Pay 3',
    'Pay 2',
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

it('calls a column not null only where nothing speaks against it', () => {
  expect(column('attachments', 'Client Id').isNotNull).toBe(true);
  expect(column('attachments', 'Size').isNotNull).toBe(false);
  // The vendor's own sample has null in it.
  expect(column('attachments', 'Attachment').isNotNull).toBe(false);
});

it('has the values of closed lists, and of no other', () => {
  expect(column('payment-plan', 'Frequency').closedCodes).toEqual(['M', 'W']);
  expect(column('payments', 'Payment Status').closedCodes).toBeUndefined();
  expect(column('payment-plan', 'Frequency').about).toContain('M: ');
});

it('takes the type that the values show, and says what was published', () => {
  const role = column('care-team', 'Care Team Role');
  expect(role.dataType).toBe('varchar');
  expect(role.about).toContain('Published as bit.');
});

it('leads each join from column to column', () => {
  const references = tables.flatMap((one) => one.references);
  expect(references).toHaveLength(dictionary.relationships.joins.length);
  const [visit] = table('claims').references.filter(({ column: { name } }) => name === 'Visit Id');
  expect([visit?.table.name, visit?.target.name]).toEqual([
    'ContentVisitService',
    'Client Visit Id',
  ]);
});
