import { isStringLike, TODO } from './dataTypes';
import type { Field } from './dictionary';
import { customFile } from './names';

type ExampleField = Pick<Field, 'fieldName' | 'dataType' | 'exampleValue' | 'readAs'>;

export function exportFileName(fileName: string): string {
  return `${fileName}.json`;
}

export function customExportFileName(fileName: string): string {
  return exportFileName(customFile(fileName));
}

/**
 * Spells one example as it stands in the export file (SPECIFICATION 4.3): string-like types in
 * quotes and escaped as JSON, all others and null bare. A missing example is the bare word TODO.
 * Where the published values contradict the published type, they decide.
 */
export function spellExample(field: Omit<ExampleField, 'fieldName'>): string {
  const { dataType, readAs, exampleValue } = field;
  if (exampleValue === null) return 'null';
  const quoted = isStringLike(readAs ?? dataType) && exampleValue !== TODO;
  return quoted ? JSON.stringify(exampleValue) : exampleValue;
}

/** One record with a field a line; in the export file it is one line. */
export function examplePretty(fields: readonly ExampleField[]): string {
  const members = fields.map(
    (field) => `  ${JSON.stringify(field.fieldName)}: ${spellExample(field)}`,
  );
  return `{\n${members.join(',\n')}\n}`;
}
