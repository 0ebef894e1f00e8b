import { groupBy } from '../dictionary/model/groupBy';
import {
  type Cardinality,
  type Closeness,
  type FieldPlace,
  type Identifier,
  type Identity,
  type Join,
  type Relationships,
  reversed,
} from '../dictionary/model/relationships';

/** One step from an entity to the next; other links that lead there as well are alternatives. */
export type Hop = Readonly<{ link: Link; alternatives: readonly Link[] }>;

/** A route from one entity to another; the less it costs, the more it means. */
export type Route = Readonly<{ hops: readonly Hop[]; cost: number }>;

/** How two entities belong together: by routes, best first; by the client alone; by nothing documented. */
export type Connection = Readonly<{ kind: 'route' | 'client' | 'none'; routes: readonly Route[] }>;

const MOST_HOPS = 3;
const MOST_ROUTES = 3;
/** Routes that cost this much more than the best are not worth showing. */
const DETOUR = 10;

/** What a step costs; the client costs more than any other route. */
const COSTS: Readonly<Record<Closeness, number>> = {
  specific: 10,
  visit: 12,
  episode: 15,
  plan: 14,
  person: 14,
  lookup: 11,
  client: 1000,
};

/** A step against a reference finds several records where one with it finds one. */
const BACKWARD = 1;
/** Where a route turns from references to referring records or back, its ends have less to do with each other. */
const TURN = 2;
/** Ends of the roles that say who handled a record ('Created By'), and nothing of what it is about. */
const HANDLED = /\bBy$/;

/**
 * Finds the routes from one entity to another, the one that means most first: the shortest is the wrong answer where nearly
 * all files share the client. Things of their own come before visits, plans and episodes, and the client comes last;
 * staff members, payers and other lists are ends of a route and never passed through.
 */
export function findRoutes(graph: Graph, from: string, to: string): Connection {
  const routes = closeRoutes(graph, from, to);
  const client = clientRoute(graph, from, to);
  const [best] = routes;
  if (!best) return client ? { kind: 'client', routes: [client] } : { kind: 'none', routes: [] };
  const isRemote = turns(best) > 1;
  return { kind: 'route', routes: isRemote && client ? [...routes, client] : routes };
}

function closeRoutes(graph: Graph, from: string, to: string): Route[] {
  const found: Route[] = [];
  let bound = Number.POSITIVE_INFINITY;
  const walk = (at: string, before: Route, seen: readonly string[]) => {
    const last = before.hops.at(-1)?.link;
    const links = (graph.get(at) ?? []).filter((link) => mayFollow(link, last, from, to));
    for (const hop of hopsOf(links)) {
      const { link } = hop;
      const next = link.to.slug;
      if (seen.includes(next)) continue;
      const turn = last && last.isForward !== link.isForward ? TURN : 0;
      const route = { hops: [...before.hops, hop], cost: before.cost + costOf(link) + turn };
      if (route.cost > bound + DETOUR) continue;
      if (next === to) {
        found.push(route);
        bound = Math.min(bound, route.cost);
      } else if (route.hops.length < MOST_HOPS && link.join) {
        walk(next, route, [...seen, next]);
      }
    }
  };
  walk(from, { hops: [], cost: 0 }, [from]);
  return found
    .filter(({ cost }) => cost <= bound + DETOUR)
    .sort((a, b) => a.cost - b.cost || commonness(graph, b) - commonness(graph, a))
    .slice(0, MOST_ROUTES);
}

/** How many entities refer to those between the ends: of two routes alike, the one through what more files know. */
function commonness(graph: Graph, { hops }: Route): number {
  const between = hops.slice(1).map(({ link }) => graph.get(link.from.slug) ?? []);
  const referring = between.map(
    (links) => new Set(links.filter(({ isForward }) => !isForward).map(({ to }) => to.slug)).size,
  );
  return Math.min(...referring);
}

function mayFollow(link: Link, last: Link | undefined, from: string, to: string): boolean {
  const { join, closeness, isForward } = link;
  const isEnd = (slug: string | undefined) => slug === from || slug === to;
  // Files that merely share an identifier are joined by it alone.
  if (!join) return last === undefined && closeness !== 'lookup' && link.to.slug === to;
  const home = isForward ? link.to.slug : link.from.slug;
  if ((closeness === 'client' || closeness === 'lookup') && !isEnd(home)) return false;
  // Who entered one record of a route says nothing of its other end.
  const isWhole = isEnd(link.from.slug) && isEnd(link.to.slug);
  if (closeness === 'lookup' && HANDLED.test(join.role) && !isWhole) return false;
  // One record leads to one of several things, so no route leads through it from one to another.
  if (join.when && !isEnd(join.from.slug)) return false;
  // A guarantor and a patient of one name are no common matter.
  const meets = last?.isForward && !isForward;
  return !(meets && closeness === 'person' && last.join?.role !== join.role);
}

/** One hop to each neighbor, by the best of the links. */
function hopsOf(links: readonly Link[]): Hop[] {
  const byNext = groupBy(links, ({ to }) => to.slug);
  return [...byNext.values()].flatMap((sameNext) => {
    const [link, ...alternatives] = sameNext.sort(closerFirst);
    return link ? { link, alternatives } : [];
  });
}

function costOf({ closeness, isForward }: Link): number {
  return COSTS[closeness] + (isForward ? 0 : BACKWARD);
}

/** A plain reference comes before one in a role beside it: 'Previous Version Credible Plan Id'. */
function closerFirst(a: Link, b: Link): number {
  const inRole = ({ join }: Link) => (join?.role ? 1 : 0);
  return costOf(a) - costOf(b) || inRole(a) - inRole(b) || a.with.length - b.with.length;
}

function turns({ hops }: Route): number {
  return hops.filter(({ link }, at) => at > 0 && hops[at - 1]?.link.isForward !== link.isForward)
    .length;
}

/** The route over the client: both records carry the client's number. */
function clientRoute(graph: Graph, from: string, to: string): Route | undefined {
  const clientOf = (slug: string) =>
    (graph.get(slug) ?? [])
      .filter(({ closeness, isForward }) => closeness === 'client' && isForward)
      .sort(closerFirst)[0];
  const [start, end] = [clientOf(from), clientOf(to)];
  if (!start || !end) return undefined;
  const link: Link = {
    ...start,
    to: end.from,
    cardinality: 'many-to-many',
    join: undefined,
    status: 'inferred',
    basis: 'Both records carry the number of the client.',
  };
  return { hops: [{ link, alternatives: [] }], cost: COSTS.client };
}

/** Whether a record of the start can come back several times when the route is followed. */
export function multiplies({ hops }: Route): boolean {
  return hops.some(({ link }) => link.cardinality.endsWith('-to-many'));
}

/**
 * Whether many records of the start can meet many of the end: then sums over either are counted over and
 * over.
 */
export function fansOut(route: Route): boolean {
  return multiplies(route) && route.hops.some(({ link }) => link.cardinality.startsWith('many-'));
}

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
  identifier: string;
  status: Join['status'];
  basis: string;
}>;

export type Graph = ReadonlyMap<string, readonly Link[]>;

type Holder = Pick<FieldPlace, 'fieldName' | 'anchor'> & {
  readonly identity?: Pick<Identity, 'outcome' | 'identifier'>;
};

type Parts = Pick<Relationships, 'joins' | 'identifiers'> &
  Readonly<{ entities: readonly Readonly<{ slug: string; fields: readonly Holder[] }>[] }>;

/** Makes the graph of all that is documented or concluded: joins in both directions, and identifiers without a home. */
export function graphOf({ joins, identifiers, entities }: Parts): Graph {
  const links = [
    ...joins
      .filter(({ from, to }) => from.slug !== to.slug)
      .map((join) => forward(join, join))
      .flatMap((link) => [link, backward(link)]),
    ...identifiers
      .filter(({ home }) => !home)
      .flatMap((identifier) => shared(identifier, entities)),
  ];
  return new Map(
    entities.map(({ slug }) => [slug, links.filter(({ from }) => from.slug === slug)]),
  );
}

function forward(said: Omit<Link, 'isForward'>, join?: Join): Link {
  const { from, to, with: alsoCompared, closeness, cardinality, identifier, status, basis } = said;
  const same = { closeness, identifier, status, basis, with: alsoCompared };
  return { ...same, from, to, cardinality, join, isForward: true };
}

function backward(link: Link): Link {
  const { from, to, cardinality } = link;
  return { ...link, from: to, to: from, cardinality: reversed(cardinality), isForward: false };
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
  const same = { closeness, identifier: name, status, basis, with: [] };
  return carriers.flatMap((from) =>
    carriers
      .filter((to) => to !== from)
      .map((to) => forward({ ...same, from, to, cardinality: 'many-to-many' })),
  );
}
