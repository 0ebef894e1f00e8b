import type { JoinedEntities } from './dictionary';
import {
  joinsFrom,
  joinsTo,
  reversed,
  surenessOf,
  type Join,
  type Relationships,
  type Sureness,
} from './relationships';

/** The slugs of the entities to which nearly all others refer. */
export const CLIENT = 'profile';
export const EMPLOYEE = 'employee';

/** A join on an entity's page, seen from there: the own field, and the one at the other end. */
export type Relation = Readonly<
  Pick<Join, 'role' | 'with' | 'when' | 'where' | 'cardinality' | 'basis' | 'cast'> & {
    sure: Sureness;
    own: OwnField;
    other: Readonly<{ slug: string; entityName: string; anchor: string; fieldName: string }>;
  }
>;

export type OwnField = Readonly<{ anchor: string; fieldName: string }>;

export type Relations = Readonly<{
  /** The fields by which others refer to its records. */
  keys: readonly OwnField[];
  refersTo: readonly Relation[];
  referredBy: readonly Relation[];
  client: readonly OwnField[];
  employees: readonly OwnField[];
  /** How many fields of how many entities refer to it, where that is nearly all of them. */
  many?: Readonly<{ fields: number; entities: number }>;
}>;

/** Whether nearly all entities refer to this one: the client or a staff member. */
function isHub(slug: string): boolean {
  return slug === CLIENT || slug === EMPLOYEE;
}

/** The joins that say something: not those to the client or to a staff member. */
export function notableJoins({ joins }: Pick<Relationships, 'joins'>): Join[] {
  return joins.filter(({ to }) => !isHub(to.slug));
}

const ownField = ({ anchor, fieldName }: OwnField): OwnField => ({ anchor, fieldName });

export function relationsOf({ entities, relationships }: JoinedEntities, slug: string): Relations {
  const nameOf = new Map(entities.map((entity) => [entity.slug, entity.name]));
  const relation = (join: Join, isForward: boolean): Relation => {
    const { role, with: alsoCompared, when, where, cardinality, basis, cast } = join;
    const [own, other] = isForward ? [join.from, join.to] : [join.to, join.from];
    return {
      role,
      when,
      where,
      basis,
      cast,
      with: alsoCompared,
      cardinality: isForward ? cardinality : reversed(cardinality),
      sure: surenessOf(join),
      own: ownField(own),
      other: { ...other, entityName: nameOf.get(other.slug) ?? other.slug },
    };
  };
  const to = joinsTo(relationships, slug);
  const leadingTo = (target: string) =>
    joinsFrom(relationships, slug)
      .filter((join) => join.to.slug === target && slug !== target)
      .map(({ from }) => ownField(from));
  const fields = entities.find((entity) => entity.slug === slug)?.fields ?? [];
  return {
    keys: fields.filter(({ identity }) => identity?.outcome === 'key').map(ownField),
    refersTo: notableJoins({ joins: joinsFrom(relationships, slug) }).map((join) =>
      relation(join, true),
    ),
    referredBy: isHub(slug) ? [] : to.map((join) => relation(join, false)),
    client: leadingTo(CLIENT),
    employees: leadingTo(EMPLOYEE),
    many: isHub(slug)
      ? { fields: to.length, entities: new Set(to.map(({ from }) => from.slug)).size }
      : undefined,
  };
}

export function hasRelations({ many: _many, ...lists }: Relations): boolean {
  return Object.values(lists).some(({ length }) => length > 0);
}
