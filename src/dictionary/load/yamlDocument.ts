import {
  type Event,
  EVENT_ID,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  YAMLException,
} from 'js-yaml';
import type { Position } from '../model/problem';
import { keepEntries } from './schemas/entries';

/** Steps from a document's root to one of its values. */
export type Path = readonly (string | number)[];

type YamlNode = { offset: number; end: number; valueStart?: number } & (
  | { kind: 'scalar'; value: string | null }
  | { kind: 'sequence'; items: YamlNode[] }
  | { kind: 'mapping'; entries: Map<string, { keyOffset: number; value: YamlNode }> }
);

/** A problem of one YAML text, at an offset of it. */
export type YamlProblem = Readonly<{ position: Position; path: Path; message: string }>;

/** A part of a text, from an offset up to another. */
export type TextRange = Readonly<{ start: number; end: number }>;

/** A YAML text that has been read: plain data, and where each part of it stands. */
export type YamlDocument = Readonly<{
  /**
   * Mappings as null-prototype objects, sequences as arrays, and every scalar as the text that was
   * written (`10.00`, `007`, `yes`); only an unquoted `null`, `~` or nothing is null.
   */
  data: unknown;
  problems: readonly YamlProblem[];
  /** Position of a value, or of the nearest part around it that exists. */
  positionOf: (path: Path) => Position;
  /** Position of the key itself rather than of its value. */
  positionOfKey: (path: Path) => Position;
  /** Where a value stands in the text: of a scalar what is between its quotes. */
  rangeOf: (path: Path) => TextRange;
}>;

/**
 * Reads one YAML text with js-yaml's event parser, so that positions and spellings are kept; with problems, its data is
 * not to be relied on. Anchors, aliases and tags are refused: the data needs none, and they can hide a bomb.
 */
export function readYamlDocument(text: string): YamlDocument {
  const positionAt = positionsOf(text);
  const problems: YamlProblem[] = [];
  let root: YamlNode | undefined;
  try {
    const builder = new TreeBuilder(text, (offset, path, message) =>
      problems.push({ position: positionAt(offset), path, message }),
    );
    root = builder.build(parseEvents(text, { maxDepth: 20 }));
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const position = positionAt(error.mark?.position ?? 0);
    problems.push({ position, path: [], message: `is not valid YAML: ${error.reason}` });
  }
  return {
    data: root && toData(root),
    problems,
    positionOf: (path) => positionAt(root ? nodeAt(root, path).offset : 0),
    positionOfKey: (path) => positionAt(root ? keyOffset(root, path) : 0),
    rangeOf: (path) => {
      const node = root && nodeAt(root, path);
      return { start: node?.valueStart ?? node?.offset ?? 0, end: node?.end ?? 0 };
    },
  };
}

class TreeBuilder {
  private events: readonly Event[] = [];
  private next = 0;

  constructor(
    private readonly text: string,
    private readonly problem: (offset: number, path: Path, message: string) => void,
  ) {}

  build(events: readonly Event[]): YamlNode | undefined {
    this.events = events;
    const documents = events.filter((event) => event.type === EVENT_ID.DOCUMENT).length;
    if (documents > 1) {
      this.problem(0, [], 'holds more than one YAML document; keep one and remove the "---" lines');
    }
    if (this.take()?.type !== EVENT_ID.DOCUMENT) return undefined;
    const event = this.take();
    return event && event.type !== EVENT_ID.POP ? this.node(event, []) : undefined;
  }

  private take(): Event | undefined {
    return this.events[this.next++];
  }

  private node(event: Event, path: Path): YamlNode {
    this.refuseAnchorsAndTags(event, path);
    if (event.type === EVENT_ID.SEQUENCE) {
      const items: YamlNode[] = [];
      for (let item = this.take(); item && item.type !== EVENT_ID.POP; item = this.take()) {
        items.push(this.node(item, [...path, items.length]));
      }
      const end = items.at(-1)?.end ?? event.start;
      return { kind: 'sequence', offset: event.start, end, items };
    }
    if (event.type === EVENT_ID.MAPPING) return this.mapping(event.start, path);
    if (event.type === EVENT_ID.SCALAR) {
      const written = getScalarValue(this.text, event);
      if (/\p{Surrogate}/u.test(written)) {
        const message = 'holds half a character (a lone surrogate such as \\uD83D); write it whole';
        this.problem(Math.max(event.valueStart, 0), path, message);
      }
      const isNull = event.style === SCALAR_STYLE.PLAIN && /^(null|Null|NULL|~|)$/.test(written);
      const quote = event.style === SCALAR_STYLE.PLAIN ? 0 : 1;
      const offset = event.valueStart < 0 ? this.offsetOfLastKey : event.valueStart - quote;
      const isEmpty = event.valueStart < 0;
      const [valueStart, end] = isEmpty ? [offset, offset] : [event.valueStart, event.valueEnd];
      return { kind: 'scalar', offset, valueStart, end, value: isNull ? null : written };
    }
    return { kind: 'scalar', offset: this.offsetOfLastKey, end: this.offsetOfLastKey, value: null };
  }

  private offsetOfLastKey = 0;

  private mapping(offset: number, path: Path): YamlNode {
    const entries: Extract<YamlNode, { kind: 'mapping' }>['entries'] = new Map();
    for (let event = this.take(); event && event.type !== EVENT_ID.POP; event = this.take()) {
      const key = this.node(event, path);
      const name = key.kind === 'scalar' ? (key.value ?? 'null') : undefined;
      if (name === undefined) this.problem(key.offset, path, 'has a key that is not plain text');
      this.offsetOfLastKey = key.offset;
      const valueEvent = this.take();
      if (!valueEvent) break;
      const value = this.node(valueEvent, [...path, name ?? '?']);
      if (name === undefined) continue;
      if (entries.has(name)) {
        this.problem(key.offset, [...path, name], 'is given twice; keep one');
      }
      entries.set(name, { keyOffset: key.offset, value });
    }
    const end = [...entries.values()].at(-1)?.value.end ?? offset;
    return { kind: 'mapping', offset, end, entries };
  }

  private refuseAnchorsAndTags(event: Event, path: Path): void {
    const refuse = (offset: number, what: string) =>
      this.problem(offset, path, `uses ${what}, which is not allowed here; write the value out`);
    if (event.type === EVENT_ID.ALIAS) refuse(event.anchorStart - 1, 'a YAML alias (*name)');
    if ('tagStart' in event && event.tagStart >= 0) refuse(event.tagStart, 'a YAML tag (!name)');
    if ('valueStart' in event || 'start' in event) {
      if (event.anchorStart >= 0) refuse(event.anchorStart - 1, 'a YAML anchor (&name)');
    }
  }
}

function toData(node: YamlNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'sequence') return node.items.map(toData);
  const data = Object.create(null) as Record<string, unknown>;
  const entries = [...node.entries].map(([key, { value }]) => [key, toData(value)] as const);
  for (const [key, value] of entries) data[key] = value;
  keepEntries(data, entries);
  return data;
}

function nodeAt(root: YamlNode, path: Path): YamlNode {
  let node = root;
  for (const step of path) {
    const inner =
      node.kind === 'sequence'
        ? node.items[Number(step)]
        : node.kind === 'mapping'
          ? node.entries.get(String(step))?.value
          : undefined;
    if (!inner) return node;
    node = inner;
  }
  return node;
}

function keyOffset(root: YamlNode, path: Path): number {
  const parent = nodeAt(root, path.slice(0, -1));
  const entry = parent.kind === 'mapping' ? parent.entries.get(String(path.at(-1))) : undefined;
  return entry?.keyOffset ?? parent.offset;
}

function positionsOf(text: string): (offset: number) => Position {
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    lineStarts.push(at + 1);
  }
  return (offset) => {
    let low = 0;
    let high = lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1 };
  };
}
