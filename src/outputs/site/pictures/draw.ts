import { asHtml } from '../../../code/asHtml';
import type { Certainty } from '../../../dictionary/model/relationships';
import { layOut, type Engine, type Layout, type Point } from './layout';

/** An entity in a picture. */
export type Box = Readonly<{
  id: string;
  name: string;
  /** Path of its page; none on that page. */
  path?: string;
  /** Whether the picture is about it, or it is there as a neighbor. */
  isSubject: boolean;
}>;

/** Joins between two entities, from the one that refers. */
export type Arrow = Readonly<{
  from: string;
  to: string;
  label?: string;
  status: Certainty;
}>;

const HEIGHT = 26;
const CHARACTER = 7;
const PADDING = 20;
const MARGIN = 4;

/**
 * Draws entities and the joins between them as SVG: text is text, boxes are links, colors come from the
 * page's style sheet. A line is solid where a source states the join, dashed where it is inferred.
 *
 * @param title what the picture shows, for those who hear it
 * @returns SVG text that can stand in HTML; paths of links are below the base URL
 */
export async function draw(
  title: string,
  boxes: readonly Box[],
  arrows: readonly Arrow[],
  engine: Engine = 'dot',
): Promise<string> {
  const sizes = boxes.map(({ id, name }) => ({ id, width: widthOf(name), height: HEIGHT }));
  const layout = await layOut(sizes, arrows, engine);
  const width = Math.ceil(layout.width) + 2 * MARGIN;
  const height = Math.ceil(layout.height) + 2 * MARGIN;
  return [
    `<svg class="picture" role="group" aria-label="${asHtml(title)}" width="${width}" height="${height}" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}">`,
    ...arrows.map((arrow, at) => arrowOf(arrow, layout.edges[at])),
    ...boxes.map((box) => boxOf(box, layout.nodes.get(box.id))),
    '</svg>',
  ].join('');
}

function boxOf({ name, path, isSubject }: Box, middle: Point = { x: 0, y: 0 }): string {
  const width = widthOf(name);
  const rectangle = `<rect x="${near(middle.x - width / 2)}" y="${near(middle.y - HEIGHT / 2)}" width="${width}" height="${HEIGHT}" rx="4"/>`;
  const text = `<text x="${near(middle.x)}" y="${near(middle.y + 4.5)}">${asHtml(name)}</text>`;
  const subject = isSubject ? ' class="picture-subject"' : '';
  return path === undefined
    ? `<g${subject}>${rectangle}${text}</g>`
    : `<a${subject} href="${asHtml(path)}">${rectangle}${text}</a>`;
}

function arrowOf({ label, status }: Arrow, edge: Layout['edges'][number] | undefined): string {
  if (!edge) return '';
  const [start, ...rest] = edge.points;
  const tip = rest.at(-1);
  const before = rest.at(-2);
  if (!start || !tip || !before) return '';
  const curve = rest.slice(0, -1).map(pair).join(' ');
  const line = `<path class="picture-${status}" d="M${pair(start)}C${curve}L${pair(tip)}"/>`;
  const text =
    label && edge.label
      ? `<text class="picture-label" x="${near(edge.label.x)}" y="${near(edge.label.y + 4)}">${asHtml(label)}</text>`
      : '';
  return `${line}<path class="picture-tip" d="${tipOf(before, tip)}"/>${text}`;
}

/** A small triangle at the end of a line. */
function tipOf(before: Point, tip: Point): string {
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const along = { x: (tip.x - before.x) / length, y: (tip.y - before.y) / length };
  const corner = (side: number) =>
    pair({
      x: tip.x - 8 * along.x - side * 3.5 * along.y,
      y: tip.y - 8 * along.y + side * 3.5 * along.x,
    });
  return `M${pair(tip)}L${corner(1)}L${corner(-1)}Z`;
}

function widthOf(name: string): number {
  return name.length * CHARACTER + PADDING;
}

function pair({ x, y }: Point): string {
  return `${near(x)},${near(y)}`;
}

/** Whole pixels and halves are near enough, and short. */
function near(pixels: number): number {
  return Math.round(pixels * 2) / 2;
}
