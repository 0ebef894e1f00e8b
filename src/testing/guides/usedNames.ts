import type { Entity } from '../../dictionary/model/dictionary';
import type { CodeBlock } from './codeBlocks';

type Named = Pick<Entity, 'fileName' | 'fields'>;

/**
 * The names in a recipe's code that are no field of the files that it reads, as 'file:line  what is wrong'. In SQL
 * these are all names in double quotes; in Python all texts that look like a field's name.
 */
export function unknownNames(block: CodeBlock, entities: readonly Named[]): string[] {
  const { file, line, language, code, recipe } = block;
  const files = [...code.matchAll(/"(Content\w+)"/g)].map(([, name]) => name);
  const read = entities.filter(({ fileName }) => files.includes(fileName));
  const known = new Set([
    ...read.flatMap(({ fileName, fields }) => [
      fileName,
      ...fields.map(({ fieldName }) => fieldName),
    ]),
  ]);
  const looksLikeName =
    language === 'sql'
      ? () => true
      : (name: string) => /^[A-Z][\w-]*( [\w#/-]+)+$/.test(name) || /^Content/.test(name);
  return code.split('\n').flatMap((text, at) =>
    [...text.matchAll(/"([^"]+)"/g)]
      .map(([, name = '']) => name)
      .filter((name) => looksLikeName(name) && !known.has(name))
      .filter((name) => !VALUES.includes(name))
      .map(
        (name) =>
          `${file}:${line + at + 1}  recipe "${recipe}": "${name}" is no field of the files that it reads`,
      ),
  );
}

/** Texts of the programs that are values. */
const VALUES: readonly string[] = ['Lab Result', 'Clinical Support'];
