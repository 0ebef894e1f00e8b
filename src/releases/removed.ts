import type { PageRemovedEntity, PageRemovedField } from '../dictionary/contract/page';
import type { FrozenField } from './catalog';
import type { ExplainedChange } from './causes';
import { causeText } from './format';
import type { History } from './release';

/** What a change since the last release is called, where the others have their version. */
export const NEXT = 'the next release';

/**
 * Finds the entities that only releases have, and whose address leads to no other.
 *
 * @returns each as the last release had it
 */
export function removedEntities(history: History): PageRemovedEntity[] {
  const taken = new Set(history.entities.flatMap(({ slug, aliases }) => [slug, ...aliases]));
  return changesSince(history).flatMap(({ change, version, before }) => {
    const entity = before.catalog.entities.find(({ slug }) => slug === change.entity);
    if (change.rule !== 'E1' || !entity || taken.has(entity.slug)) return [];
    taken.add(entity.slug);
    const { slug, name, fileName, description } = entity;
    const gone = removedFields(history, { ...entity, fields: [] });
    const fields = [
      ...entity.fields
        .filter((field) => !gone.some(({ anchor }) => anchor === field.anchor))
        .map((field) => removedField(field, '')),
      ...gone,
    ];
    const says = wentWith('Removed', version, change);
    return { slug, name, fileName, description, says, last: before.version, fields };
  });
}

/** Finds the fields that an entity once had and has no more: removed, or moved to another one. */
export function removedFields(
  history: History,
  entity: { slug: string; aliases: readonly string[]; fields: readonly { anchor: string }[] },
): PageRemovedField[] {
  const names = [entity.slug, ...entity.aliases];
  const taken = new Set(entity.fields.map(({ anchor }) => anchor));
  return changesSince(history).flatMap(({ change, version, before }) => {
    const isMoved = change.rule === 'F3';
    if (!isMoved && change.rule !== 'F1') return [];
    const [slug = '', at] = isMoved ? change.before!.split('#') : [change.entity, change.anchor];
    const field = before.catalog.entities
      .find((each) => each.slug === slug)
      ?.fields.find(({ anchor }) => anchor === at);
    if (!field || !names.includes(slug) || taken.has(field.anchor)) return [];
    taken.add(field.anchor);
    const what = isMoved ? `Moved to ${change.field} in ${change.entityName}` : 'Removed';
    return removedField(field, wentWith(what, version, change));
  });
}

/** Each change, with the release that it came with, or the next, and the release that it changed. */
function changesSince({ releases, unreleased }: History) {
  return releases.flatMap((before, at) => {
    const { version, changes } = releases[at - 1] ?? { version: NEXT, changes: unreleased };
    return changes.map((change) => ({ change, version, before }));
  });
}

function wentWith(what: string, version: string, change: ExplainedChange): string {
  const when = version === NEXT ? 'since the last release' : `in ${version}`;
  return `${what} ${when}. ${causeText(change)}`.trim();
}

const removedField = ({ fieldName, anchor, dataType }: FrozenField, says: string) => ({
  ...{ fieldName, anchor, dataType, says },
});
