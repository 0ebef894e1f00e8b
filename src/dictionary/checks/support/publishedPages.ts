import type { LoadedData } from '../../load/load';
import type { Entity } from '../../model/dictionary';

/** What `data/published-addresses.yaml` keeps of a page. */
export type PublishedPage = LoadedData['shared']['published-addresses']['value']['pages'][string];

/** What is at an entity's addresses now that was not published before. */
export type NewAddresses = Readonly<{
  entity: Entity;
  /** The page as it was published; nothing for a new one. */
  page: PublishedPage | undefined;
  aliases: readonly string[];
  /** Fragments with the names of their fields. */
  anchors: readonly (readonly [anchor: string, fieldName: string])[];
}>;

/** The entity to which a slug leads, be it its own or an alias. */
export function entityAt(
  { dictionary: { entities } }: LoadedData,
  slug: string,
): Entity | undefined {
  return (
    entities.find((entity) => entity.slug === slug) ??
    entities.find(({ aliases }) => aliases.includes(slug))
  );
}

/**
 * Lists what is not yet published of each entity. A field that a published fragment is about counts as
 * published, whatever fragment it has now: that is another problem.
 */
export function newAddresses(data: LoadedData): NewAddresses[] {
  const { pages } = data.shared['published-addresses'].value;
  return data.dictionary.entities.flatMap((entity) => {
    const page = pages[entity.slug];
    const aliases = entity.aliases.filter((alias) => !page?.aliases?.includes(alias));
    const anchors = entity.fields
      .filter(({ anchor }) => page?.anchors[anchor] === undefined)
      .filter(({ anchor, fieldName }) => !isDisplaced(entity, page, anchor, fieldName))
      .map(({ anchor, fieldName }) => [anchor, fieldName] as const);
    return !page || aliases.length > 0 || anchors.length > 0
      ? { entity, page, aliases, anchors }
      : [];
  });
}

/** Whether a field has this fragment because it has lost a published one. */
function isDisplaced(
  { fields }: Entity,
  page: PublishedPage | undefined,
  anchor: string,
  fieldName: string,
): boolean {
  return Object.entries(page?.anchors ?? {}).some(
    ([published, name]) =>
      name === fieldName &&
      published !== anchor &&
      !fields.some((field) => field.anchor === published && field.fieldName === name),
  );
}
