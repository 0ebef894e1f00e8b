import { firstsFirst, nameGiver } from './anchors';

export type Naming = 'exported' | 'snake_case';

export function tableNames(naming: Naming, fileNames: readonly string[]): string[] {
  if (naming === 'exported') return [...fileNames];
  const freeName = nameGiver('_');
  return fileNames.map((fileName) => freeName(snakeCase(spaceWords(fileName))));
}

/** Names the columns of a file's fields, each name once, whatever its letter case. */
export function columnNames(naming: Naming, fieldNames: readonly string[]): string[] {
  const freeName = nameGiver(naming === 'exported' ? ' ' : '_');
  const spell = naming === 'exported' ? (name: string) => name : snakeCase;
  return firstsFirst(fieldNames, (name) => freeName(spell(name)));
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
