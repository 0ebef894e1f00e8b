import {
  type Event,
  EVENT_ID,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  YAMLException,
} from 'js-yaml';
import type { Position } from '../model/problem';

/** Steps from a document's root to one of its values. */
export type Path = readonly (string | number)[];

/** A value, and where it and what is in it stand: entries by key, items by their number. */
type YamlNode = {
  data: unknown;
  offset: number;
  inner?: Map<string, { keyOffset: number; node: YamlNode }>;
};

type YamlProblem = Readonly<{ position: Position; path: Path; message: string }>;

/** A YAML text that has been read: plain data, and where each part of it stands. */
export type YamlDocument = Readonly<{
  /**
   * Mappings as null-prototype objects, sequences as arrays, and every scalar as the text that was
   * written (`10.00`, `007`, `yes`); only an unquoted `null`, `~` or nothing is null.
   */
  data: unknown;
  problems: readonly YamlProblem[];
  positionOf: (path: Path) => Position;
  /** Position of the key itself rather than of its value. */
  positionOfKey: (path: Path) => Position;
}>;

/**
 * Reads one YAML text with js-yaml's event parser, so that positions and spellings are kept; with problems, its data is
 * not to be relied on. Anchors, aliases and tags are refused: the data needs none, and they can hide a bomb.
 */
export function readYamlDocument(text: string): YamlDocument {
  const positionAt = positionsOf(text);
  const problems: YamlProblem[] = [];
  const reportAt = (offset: number, path: Path, message: string) =>
    void problems.push({ position: positionAt(offset), path, message });
  let root: YamlNode | undefined;
  try {
    root = treeOf(text, parseEvents(text, { maxDepth: 20 }), reportAt);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    reportAt(error.mark?.position ?? 0, [], `is not valid YAML: ${error.reason}`);
  }
  const offsetOfKey = (path: Path) => {
    const parent = root && nodeAt(root, path.slice(0, -1));
    return parent?.inner?.get(String(path.at(-1)))?.keyOffset ?? parent?.offset ?? 0;
  };
  return {
    data: root?.data,
    problems,
    positionOf: (path) => positionAt(root ? nodeAt(root, path).offset : 0),
    positionOfKey: (path) => positionAt(offsetOfKey(path)),
  };
}

/** The value at a path, or the nearest part around it that exists. */
function nodeAt(node: YamlNode, [step, ...rest]: Path): YamlNode {
  const inner = step === undefined ? undefined : node.inner?.get(String(step))?.node;
  return inner ? nodeAt(inner, rest) : node;
}

function treeOf(
  text: string,
  events: readonly Event[],
  reportAt: (offset: number, path: Path, message: string) => void,
): YamlNode | undefined {
  /** Where the reading is. */
  const path: (string | number)[] = [];
  const report = (offset: number, message: string) => reportAt(offset, [...path], message);
  let next = 0;
  let lastKey = 0;
  /** The next event of a document, a sequence or a mapping; nothing at its end. */
  const take = () => {
    const event = events[next++];
    return event?.type === EVENT_ID.POP ? undefined : event;
  };

  const nodeOf = (event: Event): YamlNode => {
    rejectAnchorsAndTags(event);
    if (event.type === EVENT_ID.SEQUENCE) return sequence(event.start);
    if (event.type === EVENT_ID.MAPPING) return mapping(event.start);
    if (event.type !== EVENT_ID.SCALAR || event.valueStart < 0) {
      return { data: null, offset: lastKey };
    }
    const { valueStart: start } = event;
    const data = getScalarValue(text, event);
    if (/\p{Surrogate}/u.test(data)) {
      report(start, 'holds half a character (a lone surrogate such as \\uD83D); write it whole');
    }
    const isPlain = event.style === SCALAR_STYLE.PLAIN;
    const isNull = isPlain && /^(null|Null|NULL|~|)$/.test(data);
    return { data: isNull ? null : data, offset: isPlain ? start : start - 1 };
  };

  const nodeAtStep = (step: string | number, event: Event): YamlNode => {
    path.push(step);
    const node = nodeOf(event);
    path.pop();
    return node;
  };

  const sequence = (offset: number): YamlNode => {
    const inner: YamlNode['inner'] = new Map();
    for (let event = take(); event; event = take()) {
      const node = nodeAtStep(inner.size, event);
      inner.set(String(inner.size), { keyOffset: offset, node });
    }
    return { data: [...inner.values()].map(({ node }) => node.data), offset, inner };
  };

  const mapping = (offset: number): YamlNode => {
    const inner: YamlNode['inner'] = new Map();
    for (let event = take(); event; event = take()) {
      const { data: key, offset: keyOffset } = nodeOf(event);
      const isText = typeof key === 'string' || key === null;
      if (!isText) report(keyOffset, 'has a key that is not plain text');
      lastKey = keyOffset;
      const value = take();
      if (!value) break;
      const name = isText ? String(key) : '?';
      const node = nodeAtStep(name, value);
      if (isText && inner.has(name)) {
        reportAt(keyOffset, [...path, name], 'is given twice; keep one');
      }
      if (isText) inner.set(name, { keyOffset, node });
    }
    const data = Object.create(null) as Record<string, unknown>;
    for (const [key, { node }] of inner) data[key] = node.data;
    return { data, offset, inner };
  };

  const reject = (offset: number, what: string) =>
    report(offset, `uses ${what}, which is not allowed here; write the value out`);
  const rejectAnchorsAndTags = (event: Event) => {
    if ('tagStart' in event && event.tagStart >= 0) reject(event.tagStart, 'a YAML tag (!name)');
    if ('anchorStart' in event && event.anchorStart >= 0) {
      const isAlias = event.type === EVENT_ID.ALIAS;
      reject(event.anchorStart - 1, isAlias ? 'a YAML alias (*name)' : 'a YAML anchor (&name)');
    }
  };

  if (events.filter(({ type }) => type === EVENT_ID.DOCUMENT).length > 1) {
    reportAt(0, [], 'holds more than one YAML document; keep one and remove the "---" lines');
  }
  const first = take()?.type === EVENT_ID.DOCUMENT ? take() : undefined;
  return first && nodeOf(first);
}

function positionsOf(text: string): (offset: number) => Position {
  const lineStarts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    let at = lineStarts.length - 1;
    while ((lineStarts[at] ?? 0) > offset) at--;
    return { line: at + 1, column: offset - (lineStarts[at] ?? 0) + 1 };
  };
}
