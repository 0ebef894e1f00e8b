import type { Entity, Field } from './dictionary';

/** What an entity's page knows of its entity: the JSON file beside its MDX file. */
export type PageData = Omit<Entity, 'aliases' | 'otherWords' | 'repeatedFieldNames' | 'fields'> & {
  fields: readonly PageField[];
};

/** A field on its page, with the number of other entities that have a field of its name. */
export type PageField = Omit<Field, 'otherWords'> & { alsoIn: number };
