import type { Nodes } from 'mdast';
import { expect, it } from 'vitest';
import { childrenOf, parseMdx } from '../../dictionary/load/mdx';
import type { Dictionary } from '../../dictionary/model/dictionary';
import { DataError } from '../../dictionary/model/problem';
import { linkNames } from './linkNames';

const ENTITIES = [
  { slug: 'visit-service', name: 'Visit Service', fields: [] },
  { slug: 'claims', name: 'Claims', fields: [] },
];
const read = () => ({ entities: ENTITIES }) as unknown as Dictionary;

/** The text of a guide without marks but those of its links. */
function linked(text: string, options = { read }, path = '/site/docs/guides/a.mdx'): string {
  const tree = parseMdx(text, { file: path, line: 1 });
  linkNames(options)(tree, { path });
  const textOf = (node: Nodes): string => {
    const inner = node.type === 'text' ? node.value : childrenOf(node).map(textOf).join('');
    return node.type === 'link' ? `[${inner}](${node.url})` : inner;
  };
  return textOf(tree);
}

it('links each entity at its first mention', () => {
  expect(linked('Read Visit Service with Claims.\n\n- Visit Service, too.')).toBe(
    'Read [Visit Service](/entities/visit-service) with [Claims](/entities/claims).Visit Service, too.',
  );
});

it('leaves headings, code and links alone, and what the page links already', () => {
  expect(linked('# Visit Service\n\n`Claims` [of Claims](/x) [to Claims][1]\n\n[1]: /y')).toBe(
    'Visit Service [of Claims](/x) to Claims',
  );
  const text = 'Visit Service, [Start](/entities/visit-service#start)';
  expect(linked(text)).toBe(text);
});

it('leaves pages that are no guides alone, and all pages while the data is broken', () => {
  expect(linked('Visit Service', { read }, '/site/docs/entities/a.mdx')).toBe('Visit Service');
  const broken = () => {
    throw new DataError([]);
  };
  expect(linked('Visit Service', { read: broken })).toBe('Visit Service');
});

it('gives nothing children that had none, which would stop the build', () => {
  const tree = parseMdx('Claims\n\n---\n\n![A file](/x.png)', { file: '', line: 1 });
  linkNames({ read })(tree, { path: '/site/docs/guides/a.mdx' });
  const all = (node: Nodes): Nodes[] => [node, ...childrenOf(node).flatMap(all)];
  const childless = all(tree).filter((node) => !('children' in node));
  expect(childless.map(({ type }) => type)).toEqual(['text', 'thematicBreak', 'image']);
  for (const node of childless) expect(node).not.toHaveProperty('children');
});
