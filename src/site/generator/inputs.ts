import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { DataError } from '../../dictionary/model/problem';
import type { Guide } from '../../outputs/output';

export const GUIDES_FOLDER = 'docs/guides';

/** A page that is read like a guide, though it has an address of its own. */
export const OPEN_QUESTIONS_PAGE = 'docs/open-questions.mdx';

/**
 * Reads the guides.
 *
 * @returns the guides in the order of their files
 * @throws DataError if a guide's front matter cannot be read
 */
export async function readGuides(root: string): Promise<readonly Guide[]> {
  const files = await pagesIn(root, GUIDES_FOLDER);
  if (existsSync(path.join(root, OPEN_QUESTIONS_PAGE))) files.push(OPEN_QUESTIONS_PAGE);
  return Promise.all(files.map((file) => readGuide(root, file)));
}

/** Reads the pages that are no guides, for the search. */
export async function readPages(root: string): Promise<readonly Guide[]> {
  const files = await pagesIn(root, 'docs');
  const others = files.filter((file) => file !== OPEN_QUESTIONS_PAGE);
  return Promise.all(others.map((file) => readGuide(root, file)));
}

async function pagesIn(root: string, folder: string): Promise<string[]> {
  const entries = await fs.readdir(path.join(root, folder)).catch(() => []);
  const names = entries.filter((name) => name.endsWith('.mdx')).sort();
  return names.map((name) => `${folder}/${name}`);
}

async function readGuide(root: string, file: string): Promise<Guide> {
  const filePath = path.join(root, file);
  const fileContent = await fs.readFile(filePath, 'utf8');
  // Not before a guide is read: whoever asks only where they are is spared it.
  const { DEFAULT_PARSE_FRONT_MATTER, parseMarkdownFile } = await import('@docusaurus/utils');
  const { frontMatter, content, contentTitle } = await parseMarkdownFile({
    filePath,
    fileContent,
    parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  }).catch((error: Error) => {
    const message = `has front matter that cannot be read: ${error.message.split('\n')[0]}`;
    throw new DataError([{ file, path: '', message }]);
  });
  const text = (key: string) => String(frontMatter[key] ?? '');
  return {
    title: text('title') || (contentTitle ?? ''),
    slug: text('slug'),
    description: text('description'),
    // The title is the page's, not the text's; its line stays, so that lines keep their numbers.
    body: contentTitle === undefined ? content : content.replace(/^# .*$/m, ''),
    file,
    line: fileContent.slice(0, fileContent.lastIndexOf(content)).split('\n').length,
  };
}
