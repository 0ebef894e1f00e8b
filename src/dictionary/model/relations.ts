import type { Dictionary } from './dictionary';
import { joinsFrom, joinsTo, type Join } from './relationships';

/** The slugs of the entities to which nearly all others refer. */
const CLIENT = 'profile';
const EMPLOYEE = 'employee';

/** A join on an entity's page, seen from there: the own field, and the one at the other end. */
export type Relation = Readonly<
  Pick<Join, 'role' | 'with' | 'when' | 'where' | 'cardinality' | 'status' | 'basis' | 'cast'> & {
    own: Readonly<{ anchor: string; fieldName: string }>;
    other: Readonly<{ slug: string; entityName: string; anchor: string; fieldName: string }>;
  }
>;

/** How an entity fits together with the others. */
export type Relations = Readonly<{
  /** The fields by which others refer to its records. */
  keys: readonly Readonly<{ anchor: string; fieldName: string; identifies: string }>[];
  refersTo: readonly Relation[];
  referredBy: readonly Relation[];
  /** The fields that lead to the client and to staff members, which are summed up. */
  client: readonly Readonly<{ anchor: string; fieldName: string }>[];
  employees: readonly Readonly<{ anchor: string; fieldName: string }>[];
  /** How many fields of how many entities refer to it, where that is nearly all of them. */
  many?: Readonly<{ fields: number; entities: number }>;
}>;

/** Gathers the relations of one entity. */
export function relationsOf(
  { entities, relationships }: Pick<Dictionary, 'entities' | 'relationships'>,
  slug: string,
): Relations {
  const nameOf = new Map(entities.map((entity) => [entity.slug, entity.name]));
  const relation = (join: Join, isForward: boolean): Relation => {
    const { role, with: alsoCompared, when, where, cardinality, status, basis, cast } = join;
    const [own, other] = isForward ? [join.from, join.to] : [join.to, join.from];
    return {
      ...{ role, when, where, cardinality, status, basis, cast, with: alsoCompared },
      own: { anchor: own.anchor, fieldName: own.fieldName },
      other: { ...other, entityName: nameOf.get(other.slug) ?? other.slug },
    };
  };
  const from = joinsFrom(relationships, slug);
  const to = joinsTo(relationships, slug);
  const isHub = slug === CLIENT || slug === EMPLOYEE;
  const ownFields = (target: string) =>
    from
      .filter((join) => join.to.slug === target && slug !== target)
      .map(({ from: { anchor, fieldName } }) => ({ anchor, fieldName }));
  const fields = entities.find((entity) => entity.slug === slug)?.fields ?? [];
  return {
    keys: fields.flatMap(({ anchor, fieldName, identity }) =>
      identity?.outcome === 'key' ? { anchor, fieldName, identifies: identity.identifies } : [],
    ),
    refersTo: from
      .filter((join) => join.to.slug !== CLIENT && join.to.slug !== EMPLOYEE)
      .map((join) => relation(join, true)),
    referredBy: isHub ? [] : to.map((join) => relation(join, false)),
    client: ownFields(CLIENT),
    employees: ownFields(EMPLOYEE),
    many: isHub
      ? { fields: to.length, entities: new Set(to.map((join) => join.from.slug)).size }
      : undefined,
  };
}

/** Whether there is anything to tell. */
export function hasRelations({
  keys,
  refersTo,
  referredBy,
  client,
  employees,
}: Relations): boolean {
  return [keys, refersTo, referredBy, client, employees].some(({ length }) => length > 0);
}
