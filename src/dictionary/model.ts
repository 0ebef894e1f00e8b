import type * as z from 'zod';
import type {
  abbreviationsSchema,
  codeSystemsSchema,
  fieldSchema,
  entitySchema,
  searchSchema,
  siteSchema,
  VALUE_STATUSES,
} from './schemas';

export type Site = Readonly<z.output<typeof siteSchema>>;

/** A published list of codes that fields draw from. */
export type CodeSystem = Readonly<
  z.output<typeof codeSystemsSchema>['codeSystems'][string] & { key: string }
>;

export type Abbreviation = Readonly<z.output<typeof abbreviationsSchema>['abbreviations'][number]>;

/** The values that a coded field takes, as far as the sources say. */
export type ValueSet = Readonly<{
  status: keyof typeof VALUE_STATUSES;
  codeSystem?: CodeSystem;
  codes: readonly Readonly<{ code: string; meaning: string | undefined }>[];
}>;

/** One key of a record. `anchor` is its permanent fragment on the entity's page. */
export type Field = Readonly<
  Omit<z.output<typeof fieldSchema>, 'description' | 'values'> & {
    anchor: string;
    description: string;
    values?: ValueSet;
  }
>;

/** One kind of record of the export, its export file and its page. */
export type Entity = Readonly<
  Omit<z.output<typeof entitySchema>, 'fields'> & { slug: string; fields: readonly Field[] }
>;

/** The whole data dictionary; entities stand in menu order. Frozen: outputs only read it. */
export type Dictionary = Readonly<{
  site: Site;
  entities: readonly Entity[];
  codeSystems: readonly CodeSystem[];
  abbreviations: readonly Abbreviation[];
  search: Readonly<z.output<typeof searchSchema>>;
}>;

/** How many fields a dictionary (or part of one) lists. */
export function countFields(entities: readonly Pick<Entity, 'fields'>[]): number {
  return entities.reduce((total, entity) => total + entity.fields.length, 0);
}
