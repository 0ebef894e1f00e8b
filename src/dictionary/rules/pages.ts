import fs from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { childrenOf, parseMdx, spanOf } from '../load/mdx';
import { readYamlDocument } from '../load/yamlDocument';
import type { Place } from '../model/problem';

/** A hand-written page or a component: its text, and where the words in it stand that a reader sees. */
export type ProseFile = Readonly<{
  /** Path from the project's root. */
  file: string;
  text: string;
  passages: readonly Readonly<{ start: number; end: number }>[];
}>;

/** Where the pages of the site lie that are written by hand, from the project's root. */
export const PAGE_FOLDERS = ['docs', 'docs/guides'];

type PageText = Pick<ProseFile, 'file' | 'text'>;

/** Reads the texts of the pages in folders below the project's root, in each in the order of their names. */
export function readPageTexts(root: string, ...folders: readonly string[]): PageText[] {
  return folders.flatMap((folder) => {
    const absolute = path.join(root, folder);
    const names = fs.existsSync(absolute) ? fs.readdirSync(absolute) : [];
    const pages = names.filter((name) => name.endsWith('.mdx')).sort();
    return pages.map((name) => ({
      file: `${folder}/${name}`,
      text: fs.readFileSync(path.join(absolute, name), 'utf8'),
    }));
  });
}

/** Reads the hand-written pages of some folders. @throws DataError if one is not valid MDX */
export const readProse = (root: string, folders: readonly string[]): ProseFile[] =>
  readPageTexts(root, ...folders).map((page) => ({ ...page, passages: passagesOf(page) }));

type PageKeys = {
  slug?: string;
  title?: string;
  description?: string;
  formerly?: string | readonly string[] | null;
};

/** Reads what is above a page's body, and gives it, its keys and where they are; none where a page begins with its body. */
export function frontMatterOf(text: string) {
  const [head = '', yaml = ''] = /^---\r?\n(.*?)\r?\n---\s*(?:\n|$)/s.exec(text) ?? [];
  const { data, problems, positionOf } = readYamlDocument(`\n${yaml}`);
  return { head, keys: (data ?? {}) as PageKeys, problems, positionOf };
}

/** Of front matter, what a reader sees. */
const READ_KEYS = /^(?:title|description|sidebar_label): *(.*)$/gm;

function passagesOf({ file, text }: PageText): ProseFile['passages'] {
  const { head } = frontMatterOf(text);
  const ofHead = [...head.matchAll(READ_KEYS)].map(({ index, 0: line, 1: value = '' }) => ({
    start: index + line.length - value.length,
    end: index + line.length,
  }));
  // Blank, so that places in the body stay what they are.
  const body = head.replace(/[^\n]/g, ' ') + text.slice(head.length);
  return [...ofHead, ...textSpans(parseMdx(body, { file, line: 1 }))];
}

function textSpans(node: Nodes): ProseFile['passages'] {
  return node.type === 'text' ? [spanOf(node)] : childrenOf(node).flatMap(textSpans);
}

/** A heading with its fragment, or a place that keeps a former one. */
const SECTION = /^(?:#+ .*\{\/\* #(\S+) \*\/\}|<span id="([^"]+)" \/>)\s*$/gm;

/**
 * Lists the hand-written pages: their addresses, the former addresses that lead on to them (`formerly` of the front
 * matter), and the fragments of their sections, former ones included.
 */
export function handWrittenPages({ prose }: { prose: readonly PageText[] }) {
  return prose.flatMap(({ file, text }) => {
    const { keys, positionOf } = frontMatterOf(text);
    const { slug: path } = keys;
    const formerly = [keys.formerly ?? []].flat();
    if (!path) return [];
    const sections = [...text.matchAll(SECTION)].map(([, id, former = '']) => id ?? former);
    return [
      { file, path, formerly, sections, place: { file, position: positionOf(['slug']), path: '' } },
    ];
  });
}

/** The place at an offset of a file. */
export function placeAt({ file, text }: Pick<ProseFile, 'file' | 'text'>, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  const position = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  return { file, position, path: '' };
}
