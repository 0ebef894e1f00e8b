import { expect, it } from 'vitest';
import { DOWNLOADS } from '../../dictionary/model/addresses';
import { renderAll } from '../../site/generator/generate';
import { csv } from '../../outputs/artefacts/csv/csv';
import { readSample } from '../../testing/sample/sample';
import { linesOf } from './csv';

const { dictionary, inputs } = await readSample();
const files = await renderAll([csv], dictionary, inputs);
const published = String(files.find(({ path }) => path === `static${DOWNLOADS.fields}`)?.content);
const ids = dictionary.entities.flatMap(({ slug, fields }) =>
  fields.map(({ anchor }) => `${slug}#${anchor}`),
);

it('has the columns and lines of the published file, in the order of the table', () => {
  expect(linesOf(published, ids)).toBe(published);
  const [heading, ...lines] = linesOf(published, ['every-feature#height', '834-load#client-id'])
    .trimEnd()
    .split('\r\n');
  expect(heading).toMatch(
    /^entity slug,entity,area,export file,position,field,.*,example,.*,code system,.*,certainty,.*,open questions,.*,address,/,
  );
  expect(lines.map((line) => line.split(',')[0])).toEqual(['every-feature', '834-load']);
  expect(lines[0]).toContain(',Height (ft),');
});

it('keeps line ends within a cell, and is not misled by an address in a text', () => {
  const line = 'a,A,"one,/entities/b#x,\r\n""two""",/entities/a#x,"D 1, CC BY 4.0"';
  const other = 'b,B,text,/entities/b#x,"D 1, CC BY 4.0"';
  const file = `slug,name,description,address,dictionary\r\n${line}\r\n${other}\r\n`;
  expect(linesOf(file, ['a#x'])).toBe(`slug,name,description,address,dictionary\r\n${line}\r\n`);
  expect(linesOf(file, ['b#x', 'gone#x'])).toContain(other);
});
