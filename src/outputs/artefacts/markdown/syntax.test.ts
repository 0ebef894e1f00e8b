import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { casesOf } from '../../../testing/cases';
import { HOSTILE_TEXTS } from '../../../testing/hostileTexts';
import { oneLine } from '../provenance';
import { asCode, asText, codeBlock, table } from './syntax';

type Node = Readonly<{ type: string; value?: string; url?: string; children?: readonly Node[] }>;

const parser = unified().use(remarkParse).use(remarkGfm);
const parse = (markdown: string) => parser.parse(markdown) as unknown as Node;
const textOf = ({ value = '', children = [] }: Node): string =>
  value + children.map(textOf).join('');
const typesIn = (node: Node): string[] => [node.type, ...(node.children ?? []).flatMap(typesIn)];

/** Addresses that stand in a text become links wherever Markdown is read; they lead where they say. */
const ALLOWED = new Set(['root', 'paragraph', 'text', 'link']);

function expectOnlyText(text: string): void {
  const read = parse(`Note: ${asText(text)}`);
  expect(textOf(read)).toBe(`Note: ${oneLine(text)}`.trim());
  expect(typesIn(read).filter((type) => !ALLOWED.has(type))).toEqual([]);
  const alone = parse(asText(text));
  expect(textOf(alone)).toBe(oneLine(text));
  expect(typesIn(alone).filter((type) => !ALLOWED.has(type))).toEqual([]);
}

const ODD = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(...'*_`#>+-=|~[]()<>!&;:\\.0a b\n\t'.split(''), '&amp;', '1. ', '_a_'),
  }),
  fc.constantFrom(...HOSTILE_TEXTS),
);

it('keeps any text a text, whatever Markdown would read in it', () => {
  fc.assert(fc.property(ODD, expectOnlyText), { numRuns: 500 });
});

it.each(Object.values(casesOf<string>('src/outputs/artefacts/markdown/likeMarkup')))(
  'keeps it: %s',
  expectOnlyText,
);

it('leaves plain text as it is, in one line', () => {
  const text = 'Codes of snake_case fields, e.g. 20250925.1 (5 > 3), AT&T, the "day" - or null!';
  expect(asText(text)).toBe(text);
  expect(oneLine(' a\u2028b \nc\0\t')).toBe('a b c');
});

it('keeps any text that stands as code', () => {
  fc.assert(
    fc.property(ODD, (text) => {
      const read = parse(`- ${asCode(text)}: so`);
      expect(typesIn(read)).toContain('inlineCode');
      // Code is never empty.
      const shown = oneLine(text) || '  ';
      expect(textOf(read)).toBe(`${shown}: so`);
    }),
    { numRuns: 300 },
  );
});

it('keeps a block of code whole, fences and all', () => {
  const code = '{"a": "```\\n"}\n````\n# no heading';
  expect(parse(codeBlock(code, 'json')).children).toMatchObject([{ type: 'code', value: code }]);
});

it('keeps the cells of a table apart', () => {
  const read = parse(table(['a|b', 'c'], [[asCode('x|y'), asText('|')]]));
  expect(read.children?.[0]?.type).toBe('table');
  const cells = typesIn(read).filter((type) => type === 'tableCell');
  expect(cells).toHaveLength(4);
  expect(textOf(read)).toBe('a|bcx|y|');
});
