import { isStringLike, TODO } from './dataTypes';
import type { Field } from './dictionary';

type ExampleField = Pick<Field, 'fieldName' | 'dataType' | 'exampleValue' | 'readAs'>;

export function exportFileName(fileName: string): string {
  return `${fileName}.json`;
}

/** Name of the separate file in which an agency's custom fields arrive (SPECIFICATION 4.5). */
export function customExportFileName(fileName: string): string {
  return exportFileName(`${fileName}_Custom`);
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

/** One record as the single line that stands in the export file (NDJSON), without line break. */
export function exampleLine(fields: readonly ExampleField[]): string {
  return `{${fields.map((field) => member(field, ':')).join(',')}}`;
}

export function examplePretty(fields: readonly ExampleField[]): string {
  return `{\n${fields.map((field) => `  ${member(field, ': ')}`).join(',\n')}\n}`;
}

function member(field: ExampleField, separator: string): string {
  return JSON.stringify(field.fieldName) + separator + spellExample(field);
}
