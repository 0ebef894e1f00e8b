import path from 'node:path';
import { loadDictionary } from '../../dictionary/load/load';
import type { Dictionary } from '../../dictionary/model/dictionary';
import { DataError } from '../../dictionary/model/problem';
import { frontMatterOf, readPageTexts } from '../../dictionary/rules/pages';
import type { Guide, Inputs } from '../../outputs/output';
import { readReleases } from '../../releases/frozen';
import { historyOf } from '../../releases/history';

export const GUIDES_FOLDER = 'docs/guides';

/** A page that is read like a guide, though it has an address of its own. */
export const OPEN_QUESTIONS_PAGE = 'docs/open-questions.mdx';

/**
 * Reads all that outputs are made from; the dictionary has the release that it is, as programs name it.
 *
 * @throws DataError with every problem of the data, or with a guide's or a release's
 */
export function readInputs(root: string): [Dictionary, Required<Omit<Inputs, 'typeset'>>] {
  const dictionary = loadDictionary(path.join(root, 'data'));
  const history = historyOf(dictionary, readReleases(root));
  const inputs = { guides: readGuides(root), pages: readPages(root), history };
  return [{ ...dictionary, release: history.version }, inputs];
}

/** @throws DataError if a guide's front matter cannot be read */
export function readGuides(root: string): readonly Guide[] {
  const others = readPageTexts(root, 'docs').filter(({ file }) => file === OPEN_QUESTIONS_PAGE);
  return [...readPageTexts(root, GUIDES_FOLDER), ...others].map(guideOf);
}

/** Reads the pages that are no guides, for the search. */
export function readPages(root: string): readonly Guide[] {
  const pages = readPageTexts(root, 'docs').filter(({ file }) => file !== OPEN_QUESTIONS_PAGE);
  return pages.map(guideOf);
}

const TITLE = /^((?:import .*\n|\s*\n)*)# (.*)/;

function guideOf({ file, text }: { file: string; text: string }): Guide {
  const { head, keys, problems } = frontMatterOf(text);
  if (problems.length > 0) {
    throw new DataError(problems.map((problem) => ({ file, ...problem, path: '' })));
  }
  const body = text.slice(head.length).trimEnd();
  const { title, slug, description } = keys;
  return {
    title: title ?? TITLE.exec(body)?.[2] ?? '',
    slug: slug ?? '',
    description: description ?? '',
    // The title is the page's, not the text's; its line stays, so that lines keep their numbers.
    body: body.replace(TITLE, '$1'),
    file,
    line: head.split('\n').length,
  };
}
