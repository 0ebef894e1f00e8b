import { Parser } from '@dbml/core';
import { expect, it } from 'vitest';
import { dictionary, PROJECT, textsOf } from '../../../testing/guides/projectGuides';
import { isGolden } from '../../../testing/golden';
import { readSample } from '../../../testing/sample/sample';
import { dbml } from './dbml';

isGolden(__dirname, dbml);

async function parse(of = PROJECT) {
  const [text = ''] = (await textsOf(dbml, of)).values();
  return new Parser().parse(text, 'dbmlv2').schemas[0]!;
}

it('draws the joins, each pair of columns once', async () => {
  const pairs = dictionary.relationships.joins.map(({ from, to }) =>
    [from, to]
      .map(({ slug, anchor }) => `${slug}#${anchor}`)
      .sort()
      .join(' '),
  );
  expect((await parse()).refs).toHaveLength(new Set(pairs).size);
});

it('takes hostile texts as texts', async () => {
  const { tables } = await parse(await readSample());
  const hostile = tables.find(({ name }) => name === 'ContentHostile');
  expect(hostile?.fields[0]).toMatchObject({ name: "<i>Say</i> 'so' {x}" });
});
