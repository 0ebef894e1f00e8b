import {
  reversed,
  type Cardinality,
  type Closeness,
  type FieldPlace,
  type Identifier,
  type Identity,
  type Join,
  type Relationships,
} from '../dictionary/model/relationships';

/** Two fields that are equal where two records belong together, seen from one of the two. */
export type Link = Readonly<{
  from: FieldPlace;
  to: FieldPlace;
  /** Fields of one name on both sides that are compared too. */
  with: readonly string[];
  closeness: Closeness;
  /** From the record that one stands on to the one that it leads to. */
  cardinality: Cardinality;
  /** The join behind it; none where two files merely carry an identifier whose home is not documented. */
  join?: Join;
  /** Whether the join is followed from the referring field; else against it. */
  isForward: boolean;
  /** Whether the referring entity has a field without a role for the same: 'Previous Version Credible Plan Id'. */
  isAside: boolean;
  identifier: string;
  status: Join['status'];
  basis: string;
}>;

export type Graph = ReadonlyMap<string, readonly Link[]>;

type Parts = Pick<Relationships, 'joins' | 'identifiers'> &
  Readonly<{
    entities: readonly Readonly<{
      slug: string;
      fields: readonly Readonly<{
        fieldName: string;
        anchor: string;
        identity?: Pick<Identity, 'outcome' | 'identifier'>;
      }>[];
    }>[];
  }>;

/** Makes the graph of all that is documented or concluded: joins in both directions, and identifiers without a home. */
export function graphOf({ joins, identifiers, entities }: Parts): Graph {
  const links = [
    ...joins
      .filter(({ from, to }) => from.slug !== to.slug)
      .map((join) => forward(join, hasPlainTwin(join, joins)))
      .flatMap((link) => [link, backward(link)]),
    ...identifiers
      .filter(({ home }) => !home)
      .flatMap((identifier) => shared(identifier, entities)),
  ];
  return new Map(
    entities.map(({ slug }) => [slug, links.filter(({ from }) => from.slug === slug)]),
  );
}

function forward(join: Join, isAside: boolean): Link {
  const { from, to, with: alsoCompared, closeness, cardinality, identifier, status, basis } = join;
  const same = { closeness, identifier, status, basis, with: alsoCompared };
  return { ...same, from, to, cardinality, join, isForward: true, isAside };
}

function backward(link: Link): Link {
  const { from, to, cardinality } = link;
  return { ...link, from: to, to: from, cardinality: reversed(cardinality), isForward: false };
}

function hasPlainTwin({ from, to, role, identifier }: Join, joins: readonly Join[]): boolean {
  return (
    role !== '' &&
    joins.some(
      (join) =>
        join.role === '' &&
        join.identifier === identifier &&
        join.from.slug === from.slug &&
        join.to.slug === to.slug,
    )
  );
}

function shared(
  { name, closeness, status, basis }: Identifier,
  entities: Parts['entities'],
): Link[] {
  const carriers = entities.flatMap(({ slug, fields }) =>
    fields
      .filter(
        ({ identity }) => identity?.outcome === 'not exported' && identity.identifier === name,
      )
      .slice(0, 1)
      .map(({ anchor, fieldName }): FieldPlace => ({ slug, anchor, fieldName })),
  );
  return carriers.flatMap((from) =>
    carriers
      .filter((to) => to !== from)
      .map((to) => ({
        from,
        to,
        with: [],
        closeness,
        cardinality: 'many-to-many' as const,
        isForward: true,
        isAside: false,
        identifier: name,
        status,
        basis,
      })),
  );
}
