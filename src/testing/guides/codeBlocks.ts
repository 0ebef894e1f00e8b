import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
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

type Node = Readonly<{
  type: string;
  lang?: string;
  meta?: string;
  value?: string;
  children?: readonly Node[];
  position?: Readonly<{ start: Readonly<{ line: number }> }>;
}>;

const parser = unified().use(remarkParse).use(remarkMdx);

/** Takes the fenced blocks of code out of a guide. */
export function codeBlocks({ slug, body, file, line }: Guide): CodeBlock[] {
  const blocksIn = ({
    type,
    lang = '',
    meta = '',
    value = '',
    children = [],
    position,
  }: Node): CodeBlock[] =>
    type === 'code'
      ? [
          {
            guide: slug,
            language: lang,
            title: attribute(meta, 'title'),
            run: attribute(meta, 'run'),
            recipe: attribute(meta, 'recipe'),
            file,
            line: line + (position?.start.line ?? 1) - 1,
            code: value,
          },
        ]
      : children.flatMap(blocksIn);
  return blocksIn(parser.parse(body) as Node);
}

function attribute(meta: string, name: string): string {
  return meta.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1] ?? '';
}
