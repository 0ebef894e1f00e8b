import type { Abbreviation, CodeSystem, Dictionary } from '../../dictionary/model';
import type { OutputFile } from '../outputFile';

/** A code system and how many fields draw on it. */
export type UsedCodeSystem = CodeSystem & { fields: number };

export const LISTS_FOLDER = 'docs/lists';

/** Makes the data of the guides that show a list: abbreviations and code systems. */
export function renderLists({ abbreviations, codeSystems, entities }: Dictionary): OutputFile[] {
  const keys = entities.flatMap(({ fields }) =>
    fields.map(({ values }) => values?.codeSystem?.key),
  );
  const used: UsedCodeSystem[] = codeSystems.map((system) => ({
    ...system,
    fields: keys.filter((key) => key === system.key).length,
  }));
  return [file<Abbreviation>('abbreviations', abbreviations), file('code-systems', used)];
}

function file<T>(name: string, list: readonly T[]): OutputFile {
  return { path: `${LISTS_FOLDER}/${name}.json`, content: `${JSON.stringify(list, null, 2)}\n` };
}
