import type { JoinedEntities } from './dictionary';
import { pick } from './pick';
import {
  joinsFrom,
  joinsTo,
  reversed,
  surenessOf,
  type Join,
  type Relationships,
} from './relationships';

/** The slugs of the entities to which nearly all others refer. */
export const CLIENT = 'profile';
export const EMPLOYEE = 'employee';

export type OwnField = Readonly<{ anchor: string; fieldName: string }>;

/** How an entity fits together with others. */
export type Relations = ReturnType<typeof relationsOf>;

/** A join on an entity's page, seen from there: the own field, and the one at the other end. */
export type Relation = Relations['refersTo'][number];

/** Whether nearly all entities refer to this one: the client or a staff member. */
function isHub(slug: string): boolean {
  return slug === CLIENT || slug === EMPLOYEE;
}

/** The joins that say something: not those to the client or to a staff member. */
export function notableJoins({ joins }: Pick<Relationships, 'joins'>): Join[] {
  return joins.filter(({ to }) => !isHub(to.slug));
}

const ownField = ({ anchor, fieldName }: OwnField): OwnField => ({ anchor, fieldName });

export function relationsOf({ entities, relationships }: JoinedEntities, slug: string) {
  const nameOf = new Map(entities.map((entity) => [entity.slug, entity.name]));
  const relation = (join: Join, isForward: boolean) => {
    const [own, other] = isForward ? [join.from, join.to] : [join.to, join.from];
    return {
      ...pick(join, ['role', 'when', 'where', 'basis', 'cast', 'with']),
      cardinality: isForward ? join.cardinality : reversed(join.cardinality),
      sure: surenessOf(join),
      own: ownField(own),
      other: { ...other, entityName: nameOf.get(other.slug) ?? other.slug },
    };
  };
  const to = joinsTo(relationships, slug);
  const from = joinsFrom(relationships, slug);
  const leadingTo = (target: string) =>
    from
      .filter((join) => join.to.slug === target && slug !== target)
      .map((join) => ownField(join.from));
  const fields = entities.find((entity) => entity.slug === slug)?.fields ?? [];
  return {
    keys: fields.filter(({ identity }) => identity?.outcome === 'key').map(ownField),
    refersTo: notableJoins({ joins: from }).map((join) => relation(join, true)),
    referredBy: isHub(slug) ? [] : to.map((join) => relation(join, false)),
    client: leadingTo(CLIENT),
    employees: leadingTo(EMPLOYEE),
    // Fields of how many entities refer to it, where that is nearly all of them.
    many: isHub(slug)
      ? { fields: to.length, entities: new Set(to.map(({ from }) => from.slug)).size }
      : undefined,
  };
}

export function hasRelations({ many: _many, ...lists }: Relations): boolean {
  return Object.values(lists).some(({ length }) => length > 0);
}
