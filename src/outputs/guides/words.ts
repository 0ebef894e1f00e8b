import type { EntityLink, FieldLink, Words } from '../../dictionary/contract/lists';
import { entityPath, fieldPath } from '../../dictionary/model/addresses';
import type { Entities } from '../../dictionary/model/dictionary';
import { fieldAt } from '../../dictionary/model/names';

export const linked = ({ slug, name }: EntityLink): Words => ({ text: name, to: entityPath(slug) });

export const fieldOf = (slug: string, { fieldName, anchor }: FieldLink): Words => ({
  text: fieldName,
  isCode: true,
  to: fieldPath(slug, anchor),
});

export const placed = (entity: EntityLink, field: FieldLink): Words => ({
  ...fieldOf(entity.slug, field),
  before: `${entity.name} › `,
});

/** What is at a place: a field as 'slug/Field Name', an entity by its slug; nothing where neither is. */
export function wordsAt(entities: Entities['entities'], place: string): Words[] {
  const found = fieldAt(entities, place);
  if (found) return [placed(found.entity, found.field)];
  return entities.filter(({ slug }) => slug === place).map(linked);
}
