import { isStringLike } from '../dictionary/model/dataTypes';
import type { Entity } from '../dictionary/model/dictionary';

/** A line of an export file, without its line break. */
export type Line = Readonly<{ file: string; text: string }>;

/** Spells a record's values as the line that stands in the export file. */
export type Spell = (values: readonly (string | null)[]) => string;

/** Prepares the spelling of an entity's records: as the model spells the example on the entity's page. */
export function spellerOf({ fields }: Entity): Spell {
  const parts = fields.map(({ fieldName, dataType, readAs, exampleValue }, at) => ({
    name: `${at > 0 ? ',' : ''}${JSON.stringify(fieldName)}:`,
    isQuoted: isStringLike(readAs ?? dataType) || !isJson(exampleValue),
  }));
  return (values) => {
    let line = '{';
    for (const [at, { name, isQuoted }] of parts.entries()) {
      const value = values[at] ?? null;
      line += name + (value === null ? 'null' : isQuoted ? JSON.stringify(value) : value);
    }
    return `${line}}`;
  };
}

/** Whether a spelling can stand bare: a number such as 007 and a missing example cannot. */
function isJson(spelling: string | null): boolean {
  return spelling === null || /^(-?(0|[1-9]\d*)(\.\d+)?|true|false)$/.test(spelling);
}
