import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { watch } from 'chokidar';
import { DataError } from '../../dictionary/model/problem';
import { problemList } from '../../outputs/site/lists/lists';
import { generate, generatePages, summarize } from './generate';
import { GUIDES_FOLDER, OPEN_QUESTIONS_PAGE } from './inputs';
import { writeFiles } from './writeFiles';

/** How long nothing must change before the pages are made: editors empty a file before they write it. */
const QUIET_MS = 80;

/** How long nothing must change before the downloads are made: they take longer than the pages. */
const REST_MS = 5_000;

export type Following = Readonly<{
  /** Ends the following, once what is being made is made. */
  stop: () => Promise<void>;
}>;

/**
 * Makes the pages, and makes them anew whenever `data/` or a guide changes; the downloads follow once nothing has changed for
 * a while. While the data has problems, the pages stay as they were, and `docs/lists/problems.json` says what is wrong,
 * which the site lays over them.
 *
 * @returns once the pages are there
 * @throws DataError where there are none yet and the data has problems
 */
export async function followEdits(root: string, print: (text: string) => void): Promise<Following> {
  const inputs = ['data', GUIDES_FOLDER, OPEN_QUESTIONS_PAGE].map((name) => path.join(root, name));
  let changes = 0;
  let followed = 0;
  let isStopped = false;
  let rest: NodeJS.Timeout | undefined;

  const make = async (all: boolean): Promise<boolean> => {
    try {
      print(summarize(await (all ? generate : generatePages)(root)));
      return true;
    } catch (error) {
      const arePagesThere = fs.existsSync(path.join(root, 'docs/lists'));
      if (!(error instanceof DataError && arePagesThere)) throw error;
      print(error.message);
      writeFiles(root, [problemList(error.problems)], []);
      return false;
    }
  };
  const makeDownloads = () => {
    rest = setTimeout(() => (making = making.then(async () => void (await make(true)))), REST_MS);
  };
  const makePages = async () => {
    while (followed !== changes && !isStopped) {
      followed = changes;
      await pause(QUIET_MS);
      if (followed !== changes) continue;
      if (await make(false)) makeDownloads();
    }
  };
  // Before the pages are made for the first time, so that no change is missed.
  const watcher = watch(inputs, {
    ignoreInitial: true,
    ignored: path.join(root, 'data/schema'),
    // A link that leads back to itself would end the watch.
    followSymlinks: false,
  });
  await once(watcher, 'ready');
  let making = make(false).then((isMade) => (isMade ? makeDownloads() : undefined));
  watcher.on('all', () => {
    changes += 1;
    clearTimeout(rest);
    making = making.then(makePages);
  });
  try {
    await making;
  } catch (error) {
    await watcher.close();
    throw error;
  }
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(rest);
      await watcher.close();
      await making;
    },
  };
}
