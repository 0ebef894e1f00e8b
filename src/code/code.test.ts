import { describe, expect, it } from 'vitest';
import { coloredHtml, colorCode } from './colorCode';
import { createTable } from './sql';

describe('code of a guide', () => {
  it('shows markup as it is written', () => {
    expect(coloredHtml('{"a": "</script><img>&amp;"}', 'json')).not.toMatch(/<(?!\/?b\b)/);
    expect(coloredHtml('<b>&', 'plain')).toBe('&lt;b>&amp;');
  });

  it('is colored by its language', () => {
    expect(coloredHtml('import json', 'python')).toBe('<b class="word">import</b> json');
    expect(coloredHtml("SELECT 'a'", 'sql')).toContain('<b class="text">\'a\'</b>');
    expect(coloredHtml('echo "a"', 'bash')).toContain('<b class="text">"a"</b>');
    expect(coloredHtml('{"a": -1.50, "b": null}', 'json')).toBe(
      '{<b class="key">"a"</b>: <b class="number">-1.50</b>, <b class="key">"b"</b>: <b class="word">null</b>}',
    );
    expect(coloredHtml('-- a', 'sql')).toBe('<b class="comment">-- a</b>');
    expect(coloredHtml('len(a)', 'python')).toContain('<b class="word">len</b>');
    expect(coloredHtml('true', 'json')).toBe('<b class="word">true</b>');
    expect(coloredHtml("'''a'''", 'python')).toBe("<b class=\"text\">'''a'''</b>");
    expect(coloredHtml('"a $b"', 'bash')).toMatch(/class="text">\$b</);
  });

  it('comes out as written', () => {
    const code = 'x = {"a": f"{b} <c>"}  # d & e\n\n@f\ndef g(): pass';
    const text = coloredHtml(code, 'python').replace(/<[^>]+>/g, '');
    expect(text.replaceAll('&lt;', '<').replaceAll('&amp;', '&')).toBe(code);
  });

  it('takes the place of the block in the page, with its title and without its last line end', () => {
    const code = {
      type: 'element',
      tagName: 'code',
      properties: {
        className: ['language-bash'],
        metastring: 'entity="claims" title="List files"',
      },
      children: [{ type: 'text', value: 'ls\n' }],
    };
    colorCode()({
      type: 'root',
      children: [{ type: 'element', tagName: 'pre', children: [code] }],
    });
    const properties = { html: 'ls', title: 'List files', entity: 'claims' };
    expect(code).toMatchObject({ properties, children: [] });
  });

  it('leaves code within a sentence alone', () => {
    const code = { type: 'element', tagName: 'code', children: [{ type: 'text', value: 'ls' }] };
    colorCode()({ type: 'element', tagName: 'p', children: [code] });
    expect(code.children).toHaveLength(1);
  });

  it('stops at a language that nobody knows', () => {
    expect(() => coloredHtml('x', 'pyhton')).toThrow(
      'A block of code is in "pyhton": write a language that Prism knows',
    );
  });
});

it('defines a table with quoted names, and comments of one line', () => {
  const columns = [
    { name: 'a]b', type: 'smalldatetime' as const, about: 'One\nand two.' },
    { name: 'c', type: 'TODO' as const },
  ];
  const spec = { name: 'T', about: 'A\n  table.', columns };
  expect(createTable(spec, 'sqlserver')).toBe(
    '-- A table.\nCREATE TABLE [T] (\n  [a]]b] datetime2(7), -- One and two.\n  [c] nvarchar(max)\n);\n',
  );
});
