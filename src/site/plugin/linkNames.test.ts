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

/** The links of a guide, as 'text → address'. */
function linksOf(text: string, options = { read }, path = '/site/docs/guides/a.mdx'): string[] {
  const tree = parseMdx(text);
  linkNames(options)(tree, { path });
  const textOf = (node?: Nodes) => (node?.type === 'text' ? node.value : '');
  const links = (node: Nodes): string[] =>
    node.type === 'link'
      ? [`${textOf(node.children[0])} → ${node.url}`]
      : childrenOf(node).flatMap(links);
  return links(tree);
}

it('links each entity at its first mention', () => {
  expect(linksOf('Read Visit Service with Claims.\n\n- Visit Service, too.')).toEqual([
    'Visit Service → /entities/visit-service',
    'Claims → /entities/claims',
  ]);
});

it('leaves headings, code and links alone, and what the page links already', () => {
  expect(linksOf('# Visit Service\n\n`Visit Service` [the Visit Service](/x)')).toEqual([
    'the Visit Service → /x',
  ]);
  expect(linksOf('Visit Service, [Start](/entities/visit-service#start)')).toEqual([
    'Start → /entities/visit-service#start',
  ]);
});

it('leaves pages that are no guides alone, and all pages while the data is broken', () => {
  expect(linksOf('Visit Service', { read }, '/site/docs/entities/a.mdx')).toEqual([]);
  const broken = () => {
    throw new DataError([]);
  };
  expect(linksOf('Visit Service', { read: broken })).toEqual([]);
});

it('gives nothing children that had none, which would stop the build', () => {
  const tree = parseMdx('Claims\n\n---\n\n![A file](/x.png)');
  linkNames({ read })(tree, { path: '/site/docs/guides/a.mdx' });
  const all = (node: Nodes): Nodes[] => [node, ...childrenOf(node).flatMap(all)];
  const childless = all(tree).filter((node) => !('children' in node));
  expect(childless.map(({ type }) => type)).toEqual(['text', 'thematicBreak', 'image']);
  for (const node of childless) expect(node).not.toHaveProperty('children');
});
