import type { Entity } from '../../dictionary/model';

/** What an entity's page knows of its entity: the JSON file beside its MDX file. */
export type PageData = Omit<Entity, 'aliases' | 'repeatedFieldNames'> & { generatedFrom: string };

/** Where the YAML of an entity lies, from the project's root. */
export function yamlPath(slug: string): string {
  return `data/entities/${slug}.yaml`;
}

/** Picks from an entity what its page shows. */
export function pageData(entity: Entity): PageData {
  const { slug, name, fileName, description, customConfiguration, note, fields } = entity;
  return {
    generatedFrom: yamlPath(slug),
    slug,
    name,
    fileName,
    description,
    customConfiguration,
    note,
    fields,
  };
}
