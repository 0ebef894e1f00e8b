import { DOWNLOADS, downloadName } from '../dictionary/model/addresses';
import { counted } from '../dictionary/model/counted';
import { countFields } from '../dictionary/model/dictionary';
import type { Proof } from './subject/proof';

const FILE = downloadName(DOWNLOADS.handbook);
const MOST_BYTES = 5 * 1024 * 1024;

/** What each tagged document says of itself, by what it is called here. */
const CLAIMS: Readonly<Record<string, RegExp>> = {
  'mark as PDF/UA-1': /<pdfuaid:part>1</,
  language: /\/Lang \(en-US\)/,
  'mark as tagged': /\/Marked true/,
};

/** The handbook, by its bookmarks, the tags of its tables, and the links of its index. */
export const HANDBOOK_PROOF: Proof = {
  artefact: FILE,
  how: 'tagged as PDF/UA-1; bookmarks and rows of tables are those of the dictionary, and its index leads to each field',
  run: ({ dictionary: { entities }, paths, bytes }) => {
    if (!paths.includes(FILE)) return { notRun: 'npm run build makes it' };
    const pdf = bytes(FILE).toString('latin1');
    const titles = new Set([...pdf.matchAll(/\/Title (\((?:\\.|[^\\)])*\)|<\w*>)/g)].map(readText));
    const rows = (pdf.match(/\/S \/TR\b/g) ?? []).length;
    // Each entity has a table, with one row for its heading.
    const expected = countFields(entities) + entities.length;
    const names = new Set(
      entities.flatMap(({ fields }) => fields.map(({ fieldName }) => fieldName)),
    );
    const links = (pdf.match(/\/Contents \(page \d+\)/g) ?? []).length;
    return {
      counted: counted(rows, 'row'),
      broken: [
        ...Object.keys(CLAIMS)
          .filter((name) => !CLAIMS[name]!.test(pdf))
          .map((name) => `has no ${name}`),
        ...entities
          .filter(({ name }) => !titles.has(inAscii(name)))
          .map(({ name }) => `has no bookmark ${name}`),
        ...(rows === expected ? [] : [`has ${rows} rows of tables, not ${expected}`]),
        ...(links >= names.size ? [] : [`has ${links} links to ${names.size} names of fields`]),
        ...(bytes(FILE).length <= MOST_BYTES ? [] : [`has ${bytes(FILE).length} bytes`]),
      ].map((what) => `${FILE} ${what}`),
    };
  },
};

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
