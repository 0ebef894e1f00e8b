import { describe, expect, it } from 'vitest';
import { coloredHtml, colorCode } from './colorCode';
import { jsonTokens } from './jsonTokens';
import { codeHtml } from './tokens';

describe('JSON', () => {
  it('is taken apart into keys, texts, numbers, words and signs', () => {
    const tokens = [...jsonTokens(String.raw`{"a: \"b\"": "c:", "d": -1.50, "e": [null]}`)];
    expect(tokens.filter(([, kind]) => kind === 'key').map(([text]) => text)).toEqual([
      String.raw`"a: \"b\""`,
      '"d"',
      '"e"',
    ]);
    expect(tokens).toContainEqual(['"c:"', 'text']);
    expect(tokens).toContainEqual(['-1.50', 'number']);
    expect(tokens).toContainEqual(['null', 'word']);
    expect(tokens).toContainEqual(['[', 'sign']);
  });

  it.each(['{"Zip": TODO}', '{"a": "unclosed', '', '{"Code": 007, "n": 1e3, "x": 0xFF}'])(
    'loses nothing, not even what is no JSON: %s',
    (code) => {
      expect([...jsonTokens(code)].map(([text]) => text).join('')).toBe(code);
    },
  );
});

describe('the HTML of code', () => {
  it('shows markup as it is written', () => {
    expect(codeHtml(jsonTokens('{"a": "</script><img>&amp;"}'))).not.toMatch(/<(?!\/?(b|span)\b)/);
    expect(codeHtml([['<b>&']])).toBe('&lt;b>&amp;');
  });
});

describe('code of a guide', () => {
  it('is colored by its language', () => {
    expect(coloredHtml('import json', 'python')).toBe('<b class="word">import</b> json');
    expect(coloredHtml("SELECT 'a'", 'sql')).toContain('<b class="text">\'a\'</b>');
  });

  it('comes out as written', () => {
    const code = 'x = {"a": f"{b} <c>"}  # d & e\n\n@f\ndef g(): pass';
    const block = document(coloredHtml(code, 'python'));
    expect(block).toBe(code);
  });

  it('takes the place of the block in the page, with its title and without its last line end', () => {
    const code = {
      type: 'element',
      tagName: 'code',
      properties: { className: ['language-bash'], metastring: 'run="bash" title="List files"' },
      children: [{ type: 'text', value: 'ls\n' }],
    };
    colorCode()({
      type: 'root',
      children: [{ type: 'element', tagName: 'pre', children: [code] }],
    });
    expect(code).toMatchObject({ properties: { html: 'ls', title: 'List files' }, children: [] });
  });

  it('leaves code within a sentence alone', () => {
    const code = { type: 'element', tagName: 'code', children: [{ type: 'text', value: 'ls' }] };
    colorCode()({ type: 'element', tagName: 'p', children: [code] });
    expect(code.children).toHaveLength(1);
  });

  it('stops at a language that nobody knows', () => {
    expect(() => coloredHtml('x', 'pyhton')).toThrow('"pyhton"');
  });
});

function document(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');
}
