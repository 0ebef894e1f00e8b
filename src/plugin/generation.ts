import path from 'node:path';
import logger from '@docusaurus/logger';
import type { Site } from '../dictionary/model/dictionary';
import { DataError, type Problem } from '../dictionary/model/problem';
import { generate, generatePages, summarize, type Generated } from '../generator/generate';
import { GUIDES_FOLDER, OPEN_QUESTIONS_PAGE } from '../generator/inputs';
import { standIn } from './standIn';

/** What is read beside the pages themselves; `problems` are there only while somebody edits. */
export type Content = Readonly<{ site: Site; problems: readonly Problem[] }>;

/** Keeps the generated files in line with `data/` and the guides. */
export type Generation = Readonly<{
  /** Folders and globs of what they are made from. */
  folders: readonly string[];
  globs: readonly string[];
  /** What was read last. */
  content: () => Content;
  /** Reads again and makes the pages; the downloads follow once nothing was saved for a while. */
  refresh: () => Promise<void>;
}>;

/** How long nothing must be saved before the downloads are made: they take longer than the pages. */
const REST_MS = 5_000;

/**
 * Makes all generated files. A fault of the data stops a build; while editing it is printed, and the pages
 * show it over what they showed before.
 *
 * @throws DataError in a build
 */
export async function startGeneration(siteDir: string): Promise<Generation> {
  const dataFolder = path.join(siteDir, 'data');
  const guidesFolder = path.join(siteDir, GUIDES_FOLDER);
  let site: Site | undefined;
  let rest: NodeJS.Timeout | undefined;

  const run = async (make: (root: string) => Promise<Generated>): Promise<Content> => {
    try {
      const generated = await make(siteDir);
      logger.info(summarize(generated));
      ({ site } = generated.dictionary);
      return { site, problems: [] };
    } catch (error) {
      if (!(error instanceof DataError) || process.env.NODE_ENV === 'production') throw error;
      logger.error(error.message);
      site ??= await standIn(siteDir);
      return { site, problems: error.problems };
    }
  };

  let content = await run(generate);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (act: () => Promise<void>): Promise<void> => {
    const turn = last.then(act);
    last = turn.catch(() => undefined);
    return turn;
  };

  return {
    folders: [dataFolder, guidesFolder],
    globs: [
      `${dataFolder}/**/*.yaml`,
      `${guidesFolder}/*.mdx`,
      path.join(siteDir, OPEN_QUESTIONS_PAGE),
    ],
    content: () => content,
    refresh: () => {
      clearTimeout(rest);
      return inTurn(async () => {
        content = await run(generatePages);
        if (content.problems.length > 0) return;
        rest = setTimeout(() => {
          inTurn(async () => void (await run(generate))).catch((error) => logger.error(error));
        }, REST_MS);
        rest.unref();
      });
    },
  };
}
