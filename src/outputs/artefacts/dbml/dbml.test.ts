import { Parser } from '@dbml/core';
import { expect, it } from 'vitest';
import { dictionary, PROJECT, textsOf } from '../../../testing/guides/projectGuides';
import { isGolden } from '../../../testing/golden';
import { readSample } from '../../../testing/sample/sample';
import { dbml } from './dbml';

isGolden(__dirname, dbml);

async function parse(of = PROJECT) {
  const [text = ''] = (await textsOf(dbml, of)).values();
  const [schema] = new Parser().parse(text, 'dbmlv2').schemas;
  if (!schema) throw new Error('There is nothing in it');
  return schema;
}

it('is parsed, with all tables, columns and notes', async () => {
  const { tables } = await parse();
  expect(tables.map(({ name }) => name)).toEqual(
    dictionary.entities.map(({ fileName }) => fileName),
  );
  expect(tables.map(({ fields }) => fields.length)).toEqual(
    dictionary.entities.map(({ fields }) => fields.length),
  );
  const liability = tables.find(({ name }) => name.includes('Liability'));
  const repeated = liability?.fields.find(({ name }) => name === 'Monthly Income - Other 2');
  expect(repeated).toMatchObject({ note: expect.stringContaining('repeat the name') });
});

it('draws the joins, each pair of columns once', async () => {
  const { joins } = dictionary.relationships;
  const pairs = joins.map(({ from, to }) =>
    [from, to]
      .map(({ slug, anchor }) => `${slug}#${anchor}`)
      .sort()
      .join(' '),
  );
  const { refs } = await parse();
  expect(refs).toHaveLength(new Set(pairs).size);
});

it('takes hostile texts as texts', async () => {
  const { tables } = await parse(await readSample());
  const hostile = tables.find(({ name }) => name === 'ContentHostile');
  expect(hostile?.fields[0]).toMatchObject({ name: "<i>Say</i> 'so' {x}" });
});
