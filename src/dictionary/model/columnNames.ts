import { nameGiver } from './anchors';

export type Naming = 'exported' | 'snake_case';

export function tableNames(naming: Naming, fileNames: readonly string[]): string[] {
  if (naming === 'exported') return [...fileNames];
  const freeName = nameGiver('_');
  return fileNames.map((fileName) => freeName(snakeCase(spaceWords(fileName))));
}

/**
 * Names the columns of a file's fields, each name once, whatever its letter case. Distinct names are served before
 * repeats, so that no repeat takes the name of another field.
 */
export function columnNames(naming: Naming, fieldNames: readonly string[]): string[] {
  const spell = naming === 'exported' ? (name: string) => name : snakeCase;
  const freeName = nameGiver(naming === 'exported' ? ' ' : '_');
  const firsts = new Map<string, string>();
  for (const name of fieldNames) if (!firsts.has(name)) firsts.set(name, freeName(spell(name)));
  return fieldNames.map((name, at) =>
    fieldNames.indexOf(name) === at ? (firsts.get(name) ?? '') : freeName(spell(name)),
  );
}

/** PostgreSQL cuts names after 63 bytes; a number behind must still fit. */
const LONGEST_NAME = 60;

function snakeCase(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['field'];
  return words.join('_').slice(0, LONGEST_NAME);
}

/** `ContentASAMAssessment` to `Content ASAM Assessment`. */
function spaceWords(fileName: string): string {
  return fileName
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll(/([A-Z0-9])([A-Z][a-z])/g, '$1 $2');
}
