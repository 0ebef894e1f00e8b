import type { PageRemovedEntity, PageRemovedField } from '../contract/page';
import type { FrozenCatalog, FrozenEntity, FrozenField } from './catalog';
import type { ExplainedChange } from './causes';
import { causeText } from './format';

/** What a change since the last release is called, where the others have their version. */
export const NEXT = 'the next release';

/** As much of the history as says what was removed; releases newest first. */
type Past = Readonly<{
  releases: readonly Readonly<{
    version: string;
    catalog: FrozenCatalog;
    changes: readonly ExplainedChange[];
  }>[];
  unreleased: readonly ExplainedChange[];
  current: FrozenCatalog;
}>;

/**
 * Finds the entities that only releases have, and whose address leads to no other.
 *
 * @returns each as the last release had it
 */
export function removedEntities(past: Past): PageRemovedEntity[] {
  const taken = new Set(past.current.entities.flatMap(({ slug, aliases }) => [slug, ...aliases]));
  return stepsOf(past).flatMap(({ version, changes, before }) =>
    changes.flatMap((change) => {
      const entity = before.catalog.entities.find(({ slug }) => slug === change.entity);
      if (change.rule !== 'E1' || !entity || taken.has(entity.slug)) return [];
      taken.add(entity.slug);
      const { slug, name, fileName, description } = entity;
      const gone = removedFields(past, { ...entity, fields: [] });
      const last = entity.fields.filter(
        (field) => !gone.some(({ anchor }) => anchor === field.anchor),
      );
      const fields = [...last.map((field) => removedField(field, '')), ...gone];
      const says = wentWith('Removed', version, change);
      return { slug, name, fileName, description, says, last: before.version, fields };
    }),
  );
}

/** Finds the fields that an entity once had and has no more: removed, or moved to another one. */
export function removedFields(
  past: Past,
  entity: Pick<FrozenEntity, 'slug' | 'aliases'> & { fields: readonly { anchor: string }[] },
): PageRemovedField[] {
  const names = [entity.slug, ...entity.aliases];
  const taken = new Set(entity.fields.map(({ anchor }) => anchor));
  return stepsOf(past).flatMap(({ version, changes, before }) =>
    changes.flatMap((change) => {
      const isMoved = change.rule === 'F3';
      if (!isMoved && change.rule !== 'F1') return [];
      const [slug = '', at] = isMoved
        ? (change.before ?? '').split('#')
        : [change.entity, change.anchor];
      const field = before.catalog.entities
        .find((each) => each.slug === slug)
        ?.fields.find(({ anchor }) => anchor === at);
      if (!field || !names.includes(slug) || taken.has(field.anchor)) return [];
      taken.add(field.anchor);
      const what = isMoved ? `Moved to ${change.field} in ${change.entityName}` : 'Removed';
      return removedField(field, wentWith(what, version, change));
    }),
  );
}

/** What changed with each release but the first, and with the next, beside the release that it changed. */
function stepsOf({ releases, unreleased }: Past) {
  const next = { version: NEXT, changes: unreleased };
  return releases.map((before, at) => ({ ...(releases[at - 1] ?? next), before }));
}

function wentWith(what: string, version: string, change: ExplainedChange): string {
  const when = version === NEXT ? 'since the last release' : `in ${version}`;
  return `${what} ${when}. ${causeText(change)}`.trim();
}

function removedField({ fieldName, anchor, dataType }: FrozenField, says: string) {
  return { fieldName, anchor, dataType, says };
}
