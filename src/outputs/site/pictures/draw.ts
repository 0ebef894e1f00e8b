import { Graphviz } from '@hpcc-js/wasm-graphviz';
import { asHtml } from '../../../code/asHtml';
import type { Certainty } from '../../../dictionary/model/relationships';

export type Box = Readonly<{
  id: string;
  name: string;
  /** Path of its page; none for the one that the picture is about, which stands on that page. */
  path?: string;
}>;

/** Joins between two entities, from the one that refers; at most one for two entities in that order. */
export type Arrow = Readonly<{
  from: string;
  to: string;
  label?: string;
  tooltip: string;
  status: Certainty;
}>;

/** Graphviz knows no font of the page, so a box gets the width that its text needs there at most. */
const CHARACTER = 7;
const PADDING = 20;
const HEIGHT = 26;
const PIXELS_PER_INCH = 72;

let loading: Promise<Graphviz> | undefined;

/** What was drawn before: while somebody edits, hardly a picture changes. */
const drawn = new Map<string, string>();

/**
 * Draws entities and the joins between them by Graphviz, as SVG for HTML with a title for those who hear it: boxes are
 * links below the base URL, classes leave colors to the page, and a line is dashed where no source states the join.
 */
export async function draw(
  title: string,
  boxes: readonly Box[],
  arrows: readonly Arrow[],
): Promise<string> {
  const graph = graphOf(boxes, arrows);
  const key = JSON.stringify([title, graph]);
  const before = drawn.get(key);
  if (before !== undefined) return before;
  const graphviz = await (loading ??= Graphviz.load());
  const svg = forPage(graphviz.layout(graph, 'svg', 'dot'), title);
  drawn.set(key, svg);
  return svg;
}

function graphOf(boxes: readonly Box[], arrows: readonly Arrow[]): string {
  const inches = (pixels: number) => (pixels / PIXELS_PER_INCH).toFixed(4);
  return [
    'digraph {',
    'graph [rankdir=LR, nodesep=0.12, ranksep=0.9, outputorder=edgesfirst, bgcolor=transparent]',
    `node [shape=box, fixedsize=true, height=${inches(HEIGHT)}, fontname="Helvetica", fontsize=12]`,
    'edge [fontname="Helvetica", fontsize=11, arrowsize=0.8]',
    ...boxes.map(({ id, name, path }) => {
      const width = inches(name.length * CHARACTER + PADDING);
      const more = path === undefined ? 'class="picture-subject"' : `URL=${quoted(path)}`;
      return `${quoted(id)} [label=${quoted(name)}, width=${width}, ${more}]`;
    }),
    ...arrows.map(({ from, to, label, tooltip, status }) => {
      const text = label ? `, label=${quoted(label)}` : '';
      return `${quoted(from)} -> ${quoted(to)} [class="picture-${status}", tooltip=${quoted(tooltip)}${text}]`;
    }),
    '}',
  ].join('\n');
}

/** A text in Graphviz's language, which reads entities as HTML does and knows backslashes. */
function quoted(text: string): string {
  return `"${asHtml(text).replaceAll('\\', '\\\\')}"`;
}

/** What Graphviz says that a page says itself: ids, which would be there once a picture, colors, fonts and spaces. */
const SAID_BY_PAGE =
  / (?:id|fill|stroke|text-anchor|font-family|font-size|xml:space|xlink:title)="[^"]*"/g;

/** Makes of Graphviz's file what can stand in a page: with a name, links of HTML, tooltips as titles, and short. */
function forPage(file: string, title: string): string {
  const [, width, height, content = ''] =
    /<svg width="(\d+)pt" height="(\d+)pt"[^>]*>(.*)<\/svg>/s.exec(file) ?? [];
  const drawing = content
    .replace(/<!--.*?-->|<title>.*?<\/title>|\n/gs, '')
    .replace(/<a xlink:title="([^"]*)">(.*?)<\/a>/g, '<title>$1</title>$2')
    .replace(SAID_BY_PAGE, '')
    .replace(/ (?:d|points|x|y)="[^"]*"/g, (places) => places.replace(/(\.\d)\d/g, '$1'))
    .replace(/<g>(<a .*?<\/a>)<\/g>/g, '$1')
    .replaceAll('xlink:href=', 'href=')
    .replaceAll('&#45;', '-');
  return `<svg class="picture" role="group" aria-label="${asHtml(title)}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
}
