import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fleschKincaid } from 'flesch-kincaid';
import type { Nodes } from 'mdast';
import { syllable } from 'syllable';
import { expect, it } from 'vitest';
import { childrenOf, parseMdx } from '../../dictionary/load/mdx';
import { guides } from './projectGuides';

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

const readPage = readFileSync(path.join(__dirname, '../../../docs/read.mdx'), 'utf8');

it.each([
  ['/read', 8, 7],
  ['/guides/clients-and-families', 8, 8],
  ['/guides/before-you-release', 10, 10],
])('%s reads at grade %i or below, and so does each of its sections', (address, most, count) => {
  const page = address === '/read' && readPage.replace(/^---\n[^]*?\n---\n/, '');
  const body = page || (guides.find(({ slug }) => slug === address)?.body ?? '');
  const sentencesOf = (text: string) => sentencesIn(parseMdx(text, { file: address, line: 1 }));
  const sections = body.split(/^(?=## )/m);
  expect(sections).toHaveLength(count);
  const grades = sections.map((section) => {
    const [title = ''] = section.trim().split('\n');
    return [title, gradeOf(sentencesOf(section))] as const;
  });
  expect(grades.filter(([, grade]) => !(grade <= most))).toEqual([]);
  expect(gradeOf(sentencesOf(body))).toBeLessThanOrEqual(most);
});
