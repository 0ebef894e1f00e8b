import { generatedJson } from '../../generatedJson';
import type { Output, OutputFile } from '../../output';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { editionOf } from '../../../dictionary/model/edition';
import type { Problem } from '../../../dictionary/model/problem';
import type { UsedCodeSystem } from '../../../dictionary/model/valueSets';

const LISTS_FOLDER = 'docs/lists';

/** One of the lists that hand-written pages show, as `{ generatedFrom, list }`. */
export function listFile<T>(name: string, generatedFrom: string, list: readonly T[]): OutputFile {
  return generatedJson(`${LISTS_FOLDER}/${name}.json`, generatedFrom, { list });
}

/** What is wrong with the data, which the site lays over its pages while somebody edits. */
export const problemList = (problems: readonly Problem[]): OutputFile =>
  listFile('problems', 'data', problems);

/**
 * The data of the guides that show a list (abbreviations and code systems), which edition all
 * pages are of, and that the data has no problems.
 */
export const lists: Output = {
  name: 'lists',
  render: (dictionary) => [
    problemList([]),
    listFile('abbreviations', 'data/abbreviations.yaml', dictionary.abbreviations),
    listFile('code-systems', 'data/code-systems.yaml', usedCodeSystems(dictionary)),
    generatedJson(`${LISTS_FOLDER}/edition.json`, 'data', editionOf(dictionary)),
  ],
};

function usedCodeSystems({ codeSystems, entities }: Dictionary): UsedCodeSystem[] {
  const keys = entities.flatMap(({ fields }) =>
    fields.map(({ values }) => values?.codeSystem?.key),
  );
  return codeSystems.map((system) => ({
    ...system,
    fields: keys.filter((key) => key === system.key).length,
  }));
}
