import { expect } from 'vitest';
import { countFields, type Entity } from '../dictionary/model/dictionary';

/** Expects a handbook to be tagged as PDF/UA-1, with a bookmark for each entity, a row for each field, and a link to it. */
export function expectHandbook(pdf: Buffer, entities: readonly Entity[]): void {
  const text = pdf.toString('latin1');
  expect(text).toMatch(/<pdfuaid:part>1</);
  expect(text).toMatch(/\/Lang \(en-US\)/);
  expect(text).toMatch(/\/Marked true/);
  const titles = [...text.matchAll(/\/Title (\((?:\\.|[^\\)])*\)|<\w*>)/g)].map(readText);
  expect(titles).toEqual(expect.arrayContaining(entities.map(({ name }) => inAscii(name))));
  // Each entity has a table, with one row for its heading and one for each group.
  const headings = entities.flatMap(({ groups = [] }) => ['', ...groups]);
  expect(text.match(/\/S \/TR\b/g)).toHaveLength(countFields(entities) + headings.length);
  const names = new Set(entities.flatMap(({ fields }) => fields.map((field) => field.fieldName)));
  const links = text.match(/\/Contents \(page \d+\)/g) ?? [];
  expect(links.length).toBeGreaterThanOrEqual(names.size);
}

/** The characters that every font has. */
const inAscii = (text: string) => text.replaceAll(/[^ -~]/g, '');

/** The text of a string of a PDF, in parentheses or as hexadecimal digits, in UTF-16 where it is more than Latin. */
function readText([, written = '']: RegExpMatchArray): string {
  const inside = written.slice(1, -1);
  const bytes = written.startsWith('<')
    ? Buffer.from(inside, 'hex')
    : Buffer.from(inside.replaceAll(/\\(.)/gs, '$1'), 'latin1');
  const isUtf16 = bytes.subarray(0, 2).toString('hex') === 'feff';
  return inAscii(
    isUtf16 ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1'),
  );
}
