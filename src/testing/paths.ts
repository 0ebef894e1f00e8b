import type { Join, Relationships } from '../dictionary/model/relationships';
import { type Graph, type Route, graphOf } from '../paths/findRoutes';

/** What a join of a test says; a field is named as 'slug/Field Name'. */
type Said = Partial<Omit<Join, 'from' | 'to'>>;

/** A join for a test, from one field to another: sound values wherever the test does not care. */
export function joinFrom(from: string, to: string, said: Said = {}): Join {
  return {
    from: placeOf(from),
    to: placeOf(to),
    role: '',
    identifier: to,
    identifies: 'a thing',
    closeness: 'specific',
    with: [],
    cardinality: 'many-to-one',
    status: 'inferred',
    basis: 'The name.',
    ...said,
  };
}

/** The graph of some joins, and of fields that share an identifier without a home. */
export function graphOfJoins(
  joins: readonly Join[],
  homeless: Readonly<Record<string, readonly string[]>> = {},
): Graph {
  const carriers = Object.entries(homeless).flatMap(([identifier, fields]) =>
    fields.map((field) => ({ identifier, ...placeOf(field) })),
  );
  const slugs = new Set([...joins.flatMap(({ from, to }) => [from, to]), ...carriers].map(slugOf));
  return graphOf({
    joins,
    identifiers: Object.keys(homeless).map(identifierWithoutHome),
    entities: [...slugs].map((slug) => ({
      slug,
      fields: carriers
        .filter((carrier) => carrier.slug === slug)
        .map(({ identifier, fieldName, anchor }) => ({
          fieldName,
          anchor,
          identity: { outcome: 'not exported' as const, identifier },
        })),
    })),
  });
}

/** A route as its entities and the fields between them: `a Visit Id = Visit Id visit`. */
export function routeText({ hops }: Route): string {
  const [first] = hops;
  const steps = hops.map(
    ({ link: { from, to } }) => `${from.fieldName} = ${to.fieldName} ${to.slug}`,
  );
  return [first?.link.from.slug, ...steps].join(' ');
}

function identifierWithoutHome(name: string): Relationships['identifiers'][number] {
  return {
    name,
    identifies: 'a thing',
    closeness: name === 'Episode Id' ? 'episode' : 'lookup',
    also: [],
    with: [],
    cardinality: 'many-to-one',
    status: 'inferred',
    basis: 'The name.',
  };
}

function placeOf(field: string) {
  const [slug = '', fieldName = ''] = field.split('/');
  return { slug, fieldName, anchor: fieldName.toLowerCase().replace(/\W+/g, '-') };
}

function slugOf({ slug }: { slug: string }): string {
  return slug;
}
