import { PGlite } from '@electric-sql/pglite';
import type { Entity } from '../../dictionary/model/dictionary';
import { typeFamily, type TypeFamily } from '../../dictionary/model/typeFamilies';
import { storyLines } from './storyRecords';

const WIDTHS: Readonly<Record<string, string>> = { tinyint: 'smallint', integer: 'integer' };

/** The types of columns whose values follow from their type; what the sources spell freely is text. */
const TYPES: Partial<Record<TypeFamily, string>> = { number: 'numeric', guid: 'uuid' };

/** A PostgreSQL database with a table for each entity, of the published types, that holds the story's records. */
export async function databaseOf(entities: readonly Entity[]): Promise<PGlite> {
  const database = new PGlite();
  for (const entity of entities) {
    const table = quoted(entity.fileName);
    const names = [...new Set(entity.fields.map(({ fieldName }) => fieldName))];
    const columns = names.map((name) => {
      const { dataType } = entity.fields.find(({ fieldName }) => fieldName === name) ?? {};
      return `${quoted(name)} ${dataType ? columnType(dataType) : 'text'}`;
    });
    await database.exec(`CREATE TABLE ${table} (${columns.join(', ')})`);
    for (const line of storyLines(entity)) {
      await database.query(
        `INSERT INTO ${table} SELECT * FROM jsonb_populate_record(null::${table}, $1)`,
        [line],
      );
    }
  }
  return database;
}

function columnType(dataType: Entity['fields'][number]['dataType']): string {
  const family = typeFamily(dataType);
  if (family === 'integer') return WIDTHS[dataType] ?? dataType;
  return (family && TYPES[family]) ?? 'text';
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
