import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, parseMarkdownFile } from '@docusaurus/utils';
import type { Guide, Inputs } from '../outputs/output';

/** Where the hand-written guides lie, from the project's root. */
export const GUIDES_FOLDER = 'docs/guides';

/** A page that the search finds like a guide, though it has an address of its own. */
export const OPEN_QUESTIONS_PAGE = 'docs/open-questions.mdx';

/**
 * Reads what outputs are made from beside the dictionary.
 *
 * @param root the project's root folder
 */
export async function readInputs(root: string): Promise<Inputs> {
  const folder = path.join(root, GUIDES_FOLDER);
  const entries = await fs.readdir(folder).catch(() => []);
  const guides = entries.filter((name) => name.endsWith('.mdx')).sort();
  const files = guides.map((name) => path.join(folder, name));
  const page = path.join(root, OPEN_QUESTIONS_PAGE);
  if (existsSync(page)) files.push(page);
  return { guides: await Promise.all(files.map(readGuide)) };
}

async function readGuide(filePath: string): Promise<Guide> {
  const { frontMatter, content, contentTitle } = await parseMarkdownFile({
    filePath,
    fileContent: await fs.readFile(filePath, 'utf8'),
    parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    removeContentTitle: true,
  });
  const text = (key: string) => String(frontMatter[key] ?? '');
  const title = text('title') || (contentTitle ?? '');
  return { title, slug: text('slug'), description: text('description'), body: content };
}
