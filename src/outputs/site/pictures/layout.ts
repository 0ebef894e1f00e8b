import { Graphviz } from '@hpcc-js/wasm-graphviz';

/** A node to be laid out; its size is that of its text. */
export type Node = Readonly<{ id: string; width: number; height: number }>;

/** An arrow between two nodes, with room for a label where it has one. */
export type Edge = Readonly<{ from: string; to: string; label?: string }>;

export type Point = Readonly<{ x: number; y: number }>;

/** Where everything stands, in pixels from the top left. */
export type Layout = Readonly<{
  width: number;
  height: number;
  /** Middles of the nodes by id. */
  nodes: ReadonlyMap<string, Point>;
  /** In order: the curve as points of a Bézier spline and then its tip, and the middle of the label. */
  edges: readonly Readonly<{ points: readonly Point[]; label?: Point }>[];
}>;

/** How nodes are placed: in layers from left to right, or as springs would hold them. */
export type Engine = 'dot' | 'neato';

const PIXELS_PER_INCH = 72;
const LABEL_SIZE = 11;

let loading: Promise<Graphviz> | undefined;

/** What was laid out before: while somebody edits, hardly a picture changes. */
const known = new Map<string, Layout>();

/** Places nodes and edges; the same graph gives the same places. */
export async function layOut(
  nodes: readonly Node[],
  edges: readonly Edge[],
  engine: Engine,
): Promise<Layout> {
  const graph = dotOf(nodes, edges);
  const key = JSON.stringify([engine, graph, nodes]);
  const before = known.get(key);
  if (before) return before;
  const graphviz = await (loading ??= Graphviz.load());
  const layout = read(JSON.parse(graphviz.layout(graph, 'json', engine)) as Drawn, nodes);
  known.set(key, layout);
  return layout;
}

function dotOf(nodes: readonly Node[], edges: readonly Edge[]): string {
  const numberOf = new Map(nodes.map(({ id }, at) => [id, at]));
  const inches = (pixels: number) => (pixels / PIXELS_PER_INCH).toFixed(4);
  return [
    'digraph {',
    'graph [rankdir=LR, nodesep=0.12, ranksep=0.9, overlap=vpsc, sep="+8", splines=true, start=7]',
    'node [shape=box, fixedsize=true, label=""]',
    `edge [fontname="Helvetica", fontsize=${LABEL_SIZE}]`,
    ...nodes.map(
      ({ width, height }, at) => `n${at} [width=${inches(width)}, height=${inches(height)}]`,
    ),
    ...edges.map(({ from, to, label }) => {
      const text = label ? ` [label=${JSON.stringify(label)}]` : '';
      return `n${numberOf.get(from)} -> n${numberOf.get(to)}${text}`;
    }),
    '}',
  ].join('\n');
}

/** As much as is read of Graphviz's JSON; lengths are points, 72 to the inch, from the bottom left. */
type Drawn = Readonly<{
  bb: string;
  objects?: readonly Readonly<{ name: string; pos: string }>[];
  edges?: readonly Readonly<{ pos: string; lp?: string }>[];
}>;

function read({ bb, objects = [], edges = [] }: Drawn, nodes: readonly Node[]): Layout {
  const [left = 0, bottom = 0, right = 0, top = 0] = bb.split(',').map(Number);
  const point = (pair: string): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return { x: x - left, y: top - y };
  };
  const placeOf = new Map(objects.map(({ name, pos }) => [name, point(pos)]));
  return {
    width: right - left,
    height: top - bottom,
    nodes: new Map(nodes.map(({ id }, at) => [id, placeOf.get(`n${at}`) ?? { x: 0, y: 0 }])),
    edges: edges.map(({ pos, lp }) => {
      const parts = pos.split(' ');
      const tip = parts.filter((part) => part.startsWith('e,')).map((part) => point(part.slice(2)));
      const curve = parts.filter((part) => !/^[es],/.test(part)).map(point);
      return { points: [...curve, ...tip], label: lp === undefined ? undefined : point(lp) };
    }),
  };
}
