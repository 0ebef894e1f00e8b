import path from 'node:path';
import { loadData } from '../../src/dictionary/load/load';
import { DataError } from '../../src/dictionary/model/problem';
import { changesText } from '../../src/releases/format';
import { readReleases } from '../../src/releases/frozen';
import { historyOf } from '../../src/releases/history';
import type { Print } from '../checking/checkCommand';

/**
 * `npm run changes`: what changed since the last release.
 *
 * @param root the project's root folder
 * @returns the exit code: 1 if the data cannot be read
 */
export function changesCommand(root: string, print: Print): number {
  try {
    const { dictionary } = loadData(path.join(root, 'data'));
    const { releases, unreleased } = historyOf(dictionary, readReleases(root));
    const [last] = releases;
    print.log(last ? changesText(last.version, unreleased) : 'There is no release yet.');
    return 0;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    print.error(error.message);
    return 1;
  }
}
