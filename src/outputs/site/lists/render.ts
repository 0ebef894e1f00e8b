import { generatedJson } from '../../generatedJson';
import type { Output, OutputFile } from '../../output';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { editionOf } from '../../../dictionary/model/edition';
import type { UsedCodeSystem } from '../../../dictionary/model/valueSets';

const LISTS_FOLDER = 'docs/lists';

/** One of the lists that hand-written pages show, as `{ generatedFrom, list }`. */
export function listFile<T>(name: string, generatedFrom: string, list: readonly T[]): OutputFile {
  return generatedJson(`${LISTS_FOLDER}/${name}.json`, generatedFrom, { list });
}

/** The data of the guides that show a list: abbreviations and code systems; and which edition all pages are of. */
export const lists: Output = {
  name: 'lists',
  render: (dictionary) => [
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
