import type { Nodes } from 'mdast';
import { childrenOf, parseMdx } from '../../dictionary/load/mdx';
import type { Guide } from '../../outputs/output';

/** A fenced block of code in a guide. */
export type CodeBlock = Readonly<{
  /** Path of the guide's page. */
  guide: string;
  language: string;
  /** Its title; for Python, the name of the file that readers save it under. */
  title: string;
  /** By what the tests run it, or `nowhere`; the `run` behind its fence. */
  run: string;
  /** Of the recipes, which one it is. */
  recipe: string;
  /** Where it begins: the guide's file, and the line of the fence. */
  file: string;
  line: number;
  code: string;
}>;

/** Takes the fenced blocks of code out of a guide. */
export function codeBlocks({ slug, body, file, line }: Guide): CodeBlock[] {
  const blocksIn = (node: Nodes): CodeBlock[] => {
    if (node.type !== 'code') return childrenOf(node).flatMap(blocksIn);
    const meta = node.meta ?? '';
    return [
      {
        guide: slug,
        language: node.lang ?? '',
        title: attribute(meta, 'title'),
        run: attribute(meta, 'run'),
        recipe: attribute(meta, 'recipe'),
        file,
        line: line + (node.position?.start.line ?? 1) - 1,
        code: node.value,
      },
    ];
  };
  return blocksIn(parseMdx(body));
}

function attribute(meta: string, name: string): string {
  return meta.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1] ?? '';
}
