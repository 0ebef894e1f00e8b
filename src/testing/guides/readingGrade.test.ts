import { fleschKincaid } from 'flesch-kincaid';
import type { Nodes } from 'mdast';
import { syllable } from 'syllable';
import { expect, it } from 'vitest';
import { childrenOf, parseMdx } from '../../dictionary/load/mdx';
import { guides } from './projectGuides';

/** The guide for people who do not program. */
const page = guides.find(({ slug }) => slug === '/guides/clients-and-families');

/** The sentences of its paragraphs, list items and headings; code and names of files are nobody's words. */
function sentencesIn(node: Nodes): string[] {
  if (node.type !== 'paragraph' && node.type !== 'heading') {
    return childrenOf(node).flatMap(sentencesIn);
  }
  return textOf(node)
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => /\p{L}/u.test(sentence));
}

function textOf(node: Nodes): string {
  return node.type === 'text' ? node.value : childrenOf(node).map(textOf).join('');
}

function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? []);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}

it('the page for clients and families reads at grade 8 or below, and so does each of its sections', () => {
  const sections = (page?.body ?? '').split(/^(?=## )/m);
  expect(sections).toHaveLength(8);
  const grades = sections.map((section) => {
    const [title = ''] = section.trim().split('\n');
    return [title, gradeOf(sentencesIn(parseMdx(section)))] as const;
  });
  expect(grades.filter(([, grade]) => !(grade <= 8))).toEqual([]);
  expect(gradeOf(sentencesIn(parseMdx(page?.body ?? '')))).toBeLessThanOrEqual(8);
});
