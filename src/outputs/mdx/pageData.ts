import type { Entity, Field } from '../../dictionary/model';

/** What an entity's page knows of its entity: the JSON file beside its MDX file. */
export type PageData = Omit<Entity, 'aliases' | 'otherWords' | 'repeatedFieldNames' | 'fields'> & {
  generatedFrom: string;
  fields: readonly PageField[];
};

/** A field on its page, with the number of other entities that have a field of its name. */
export type PageField = Omit<Field, 'otherWords'> & { alsoIn: number };

/** Where the YAML of an entity lies, from the project's root. */
function yamlPath(slug: string): string {
  return `data/entities/${slug}.yaml`;
}

/**
 * Picks from an entity what its page shows.
 *
 * @param entitiesWith in how many entities a field name occurs
 */
export function pageData(entity: Entity, entitiesWith: (fieldName: string) => number): PageData {
  const { slug, name, fileName, area, description, customConfiguration, note, fields } = entity;
  return {
    generatedFrom: yamlPath(slug),
    slug,
    name,
    fileName,
    area,
    description,
    customConfiguration,
    note,
    fields: fields.map((field) => pageField(field, entitiesWith(field.fieldName) - 1)),
  };
}

function pageField({ otherWords: _searched, ...shown }: Field, alsoIn: number): PageField {
  return { ...shown, alsoIn };
}
