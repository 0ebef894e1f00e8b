import { expect, it } from 'vitest';
import { dictionary, guides } from '../../../testing/guides/projectGuides';
import { isGolden } from '../../../testing/golden';
import { entityTable, fieldTable, csv } from './csv';

isGolden(__dirname, csv);

/** The lines of a table as objects under its headings. */
function rowsOf({ columns, rows }: ReturnType<typeof fieldTable>): Record<string, string>[] {
  const headings = ['slug', 'entity', ...columns];
  return rows.map((row) => {
    expect(row).toHaveLength(headings.length);
    return Object.fromEntries(row.map((cell, at) => [headings[at] ?? '', cell]));
  });
}

const fields = rowsOf(fieldTable(dictionary));
const field = (address: string) => fields.find((row) => row.address === `/entities/${address}`);

it('has every field once, in the order of its file', () => {
  expect(fields.map(({ address }) => address)).toEqual(
    dictionary.entities.flatMap(({ slug, fields: of }) =>
      of.map(({ anchor }) => `/entities/${slug}#${anchor}`),
    ),
  );
  expect(field('payment-plan#frequency')).toMatchObject({
    area: 'Billing and payments',
    nullable: 'no',
    example: 'M',
    codes: expect.stringContaining('W = '),
    certainty: 'stated',
    dictionary: `${dictionary.site.shortTitle} ${dictionary.site.versionLabel}, CC BY 4.0`,
  });
});

it('says what is inferred, open and contradicted, and what a coded field draws on', () => {
  expect(field('attachments#attachment')?.conflict).toContain("the vendor's process page: ");
  expect(field('education#url')?.['vendor text that does not fit']).toContain('the address itself');
  expect(field('attachments#is-public')?.['open questions']).toContain('0 and 1');
  expect(fields.filter(({ certainty }) => certainty?.startsWith('inferred: '))).toHaveLength(
    dictionary.entities.flatMap((entity) => entity.fields).filter(({ inferred }) => inferred)
      .length,
  );
  const drawing = dictionary.entities
    .flatMap((entity) => entity.fields)
    .flatMap(({ values }) => values?.codeSystem?.name ?? []);
  expect(fields.flatMap((row) => row['code system'] || [])).toEqual(drawing);
});

it('has every entity once, with its counts', () => {
  const entities = rowsOf(entityTable(dictionary));
  expect(entities.map(({ slug }) => slug)).toEqual(dictionary.entities.map(({ slug }) => slug));
  const counts = entities.map((row) => Number(row.fields));
  expect(counts.reduce((sum, count) => sum + count)).toBe(fields.length);
});

it('is the same text each time', async () => {
  const inputs = { guides };
  expect(await csv.render(dictionary, inputs)).toEqual(await csv.render(dictionary, inputs));
});
