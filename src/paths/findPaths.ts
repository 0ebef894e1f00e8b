import type { Closeness } from '../dictionary/model/relationships';
import type { Graph, Link } from './graph';

/** One step from an entity to the next; other links that lead there as well are alternatives. */
export type Hop = Readonly<{ link: Link; alternatives: readonly Link[] }>;

/** A way from one entity to another; the less it costs, the more it means. */
export type Path = Readonly<{ hops: readonly Hop[]; cost: number }>;

/** How two entities belong together: by ways, best first; by the client alone; by nothing documented. */
export type Connection = Readonly<{ kind: 'path' | 'client' | 'none'; paths: readonly Path[] }>;

const MOST_HOPS = 3;
const MOST_PATHS = 3;
/** Ways that cost this much more than the best are not worth telling. */
const DETOUR = 10;

/** What a step costs; the client costs more than any other way. */
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
/** Where a way turns from references to referring records or back, its ends have less to do with each other. */
const TURN = 2;
/** A reference in another role than the plain one ('Previous Version Credible Plan Id'). */
const ROLE = 1;

/**
 * Finds the ways from one entity to another, the one that means most first. The shortest is the wrong
 * answer where nearly all files share the client: ways through things of their own come first, then
 * through visits, plans and episodes; the client only where nothing else is documented. Staff members,
 * payers and other lists are ends of a way and never passed through.
 *
 * @param graph all links
 * @param from slug of the entity where the way begins
 * @param to slug of the one where it ends
 */
export function findPaths(graph: Graph, from: string, to: string): Connection {
  const paths = closePaths(graph, from, to);
  const client = clientPath(graph, from, to);
  const [best] = paths;
  if (!best) return client ? { kind: 'client', paths: [client] } : { kind: 'none', paths: [] };
  const isRemote = turns(best) > 1;
  return { kind: 'path', paths: isRemote && client ? [...paths, client] : paths };
}

function closePaths(graph: Graph, from: string, to: string): Path[] {
  const found: Path[] = [];
  let bound = Number.POSITIVE_INFINITY;
  const walk = (at: string, before: Path, seen: readonly string[]) => {
    for (const hop of hopsFrom(graph, at)) {
      const { link } = hop;
      const next = link.to.slug;
      const last = before.hops.at(-1)?.link;
      if (seen.includes(next) || !mayFollow(link, last, from, to)) continue;
      const turn = last && last.isForward !== link.isForward ? TURN : 0;
      const path = { hops: [...before.hops, hop], cost: before.cost + costOf(link) + turn };
      if (path.cost > bound + DETOUR) continue;
      if (next === to) {
        found.push(path);
        bound = Math.min(bound, path.cost);
      } else if (path.hops.length < MOST_HOPS && link.join) {
        walk(next, path, [...seen, next]);
      }
    }
  };
  walk(from, { hops: [], cost: 0 }, [from]);
  return found
    .filter(({ cost }) => cost <= bound + DETOUR)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MOST_PATHS);
}

/** Whether a link may be the next step of a way. */
function mayFollow(link: Link, last: Link | undefined, from: string, to: string): boolean {
  const { join, closeness, isForward } = link;
  const isEnd = (slug: string | undefined) => slug === from || slug === to;
  // Files that merely share an identifier are joined by it alone.
  if (!join) return last === undefined && closeness !== 'lookup' && link.to.slug === to;
  const home = isForward ? link.to.slug : link.from.slug;
  if ((closeness === 'client' || closeness === 'lookup') && !isEnd(home)) return false;
  // One record leads to one of several things, so no way leads through it from one to another.
  if (join.when && !isEnd(join.from.slug)) return false;
  // A guarantor and a patient of one name are no common matter.
  const meets = last?.isForward && !isForward;
  return !(meets && closeness === 'person' && last.join?.role !== join.role);
}

/** One hop to each neighbor, by its best link. */
function hopsFrom(graph: Graph, slug: string): Hop[] {
  const byNext = new Map<string, Link[]>();
  for (const link of graph.get(slug) ?? []) {
    byNext.set(link.to.slug, [...(byNext.get(link.to.slug) ?? []), link]);
  }
  return [...byNext.values()].flatMap((links) => {
    const [link, ...alternatives] = links.sort(
      (a, b) => costOf(a) - costOf(b) || a.with.length - b.with.length,
    );
    return link ? { link, alternatives } : [];
  });
}

function costOf({ closeness, isForward, join }: Link): number {
  return COSTS[closeness] + (isForward ? 0 : BACKWARD) + (join?.role ? ROLE : 0);
}

/** How often a way turns from references to referring records or back. */
function turns({ hops }: Path): number {
  return hops.filter(({ link }, at) => at > 0 && hops[at - 1]?.link.isForward !== link.isForward)
    .length;
}

/** The way over the client: both records carry the client's number. */
function clientPath(graph: Graph, from: string, to: string): Path | undefined {
  const clientOf = (slug: string) =>
    (graph.get(slug) ?? [])
      .filter(({ closeness, isForward }) => closeness === 'client' && isForward)
      .sort((a, b) => costOf(a) - costOf(b))[0];
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

/** Whether a record of the start can come back several times when the way is followed. */
export function multiplies({ hops }: Path): boolean {
  return hops.some(({ link }) => link.cardinality.endsWith('-to-many'));
}

/**
 * Whether many records of the start can meet many of the end: then sums over either are counted over and
 * over.
 */
export function fansOut({ hops }: Path): boolean {
  let many = false;
  for (const { link } of hops) {
    if (link.cardinality === 'many-to-many') return true;
    if (link.cardinality === 'many-to-one') many = true;
    if (link.cardinality === 'one-to-many' && many) return true;
  }
  return false;
}
