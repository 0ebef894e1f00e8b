import path from 'node:path';
import { PUBLISHER_KEYS } from '../src/dictionary/model/dictionary';
import { loadData } from '../src/dictionary/load/load';
import { counted } from '../src/dictionary/model/counted';
import { DataError } from '../src/dictionary/model/problem';
import { renderAll } from '../src/site/generator/generate';
import { readGuides } from '../src/site/generator/inputs';
import { OUTPUTS } from '../src/site/generator/outputs';
import { InputError, readOptions } from '../src/readOptions';
import { catalogOf } from '../src/releases/catalog';
import { countsText } from '../src/releases/format';
import { readReleases, RELEASES_FOLDER, writeRelease } from '../src/releases/frozen';
import { historyOf } from '../src/releases/history';
import { checkCommand, type Print } from './checkCommand';

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/**
 * `npm run release -- VERSION`: freezes the dictionary as it is. Title and summary are those that a person has
 * written into data/changes.yaml.
 *
 * @param today the date of the release
 * @returns the exit code: 1 if the release is refused; nothing is written then
 */
export async function releaseCommand(
  root: string,
  args: readonly string[],
  today: string,
  print: Print,
): Promise<number> {
  const refuse = (message: string) => {
    print.error(`${message}\nnothing was written`);
    return 1;
  };
  try {
    const [version = ''] = readOptions(args, {}, 1).positionals;
    if (!VERSION.test(version)) {
      return refuse(`"${version}" is not a version; write one such as 1.0.0`);
    }
    const releases = readReleases(root);
    const last = releases.at(-1);
    if (last && version.localeCompare(last.version, 'en', { numeric: true }) <= 0) {
      return refuse(`${version} does not come after ${last.version}, the last release`);
    }
    if (last && today <= last.date) {
      return refuse(`${last.version} has the date ${last.date}; release again on a later day`);
    }
    const { dictionary, shared } = loadData(path.join(root, 'data'));
    const { title, summary, changes: causes } = shared.changes.value;
    if (!title || !summary) {
      const missing = Object.entries({ title, summary }).filter(([, text]) => !text);
      const problems = missing.map(([key]) => {
        const message = `is missing; write the ${key} of the release, for those who read the list of changes`;
        return { ...shared.changes.place([]), path: key, message };
      });
      throw new DataError(problems);
    }
    if ((await checkCommand(root, [], print)) !== 0) return refuse('the release needs sound data');
    const release = {
      version,
      date: today,
      title,
      summary,
      sources: Object.fromEntries(
        dictionary.sources.flatMap(({ key, stamp }) => (stamp ? [[key, stamp]] : [])),
      ),
      catalog: catalogOf(dictionary, version),
    };
    // The files as they will be: of this version.
    const checksums = { 'catalog.json': '', 'changes.yaml': '', 'files.zip.br': '' };
    const released = { ...dictionary, changes: [], release: version };
    const history = historyOf(released, [...releases, { ...release, checksums, causes }]);
    const inputs = { guides: readGuides(root), history };
    writeRelease(root, release, await renderAll(OUTPUTS, released, inputs));
    const changes = history.releases[0]?.changes ?? [];
    const counts = changes.length > 0 ? ` (${countsText(changes)})` : '';
    const what = last
      ? `${counted(changes.length, 'change')} since ${last.version}${counts}`
      : 'the first release';
    const unset = PUBLISHER_KEYS.filter((key) => !dictionary.site.publisher?.[key]);
    if (unset.length > 0)
      print.log(`data/site.yaml says nothing of publisher: ${unset.join(', ')}`);
    print.log(`${version}, ${today}: ${what}\nwrote ${RELEASES_FOLDER}/${version}; commit it`);
    return 0;
  } catch (error) {
    if (error instanceof DataError || error instanceof InputError) return refuse(error.message);
    throw error;
  }
}
