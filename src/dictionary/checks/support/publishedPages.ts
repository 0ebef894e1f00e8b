import type { LoadedData } from '../../load/load';
import type { Entity } from '../../model/dictionary';
import type { Path } from '../../load/yamlDocument';
import type { Edit } from './rule';

/** What `data/published-addresses.yaml` keeps of a page. */
export type PublishedPage = LoadedData['shared']['published-addresses']['value']['pages'][string];

/** What is at an entity's addresses now that was not published before. */
type NewAddresses = Readonly<{
  entity: Entity;
  /** The page as it was published; nothing for a new one. */
  page: PublishedPage | undefined;
  aliases: readonly string[];
  /** Fragments with the names of their fields. */
  anchors: readonly (readonly [anchor: string, fieldName: string])[];
}>;

/** The entity to which a slug leads, be it its own or an alias. */
export function entityAt(
  { dictionary: { entities } }: LoadedData,
  slug: string,
): Entity | undefined {
  return (
    entities.find((entity) => entity.slug === slug) ??
    entities.find(({ aliases }) => aliases.includes(slug))
  );
}

/**
 * Lists what is not yet published of each entity. A field that a published fragment is about counts as
 * published, whatever fragment it has now: that is another problem.
 */
export function newAddresses(data: LoadedData): NewAddresses[] {
  const { pages } = data.shared['published-addresses'].value;
  return data.dictionary.entities.flatMap((entity) => {
    const page = pages[entity.slug];
    const aliases = entity.aliases.filter((alias) => !page?.aliases?.includes(alias));
    const anchors = entity.fields
      .filter(({ anchor }) => page?.anchors[anchor] === undefined)
      .filter(({ anchor, fieldName }) => !isDisplaced(entity, page, anchor, fieldName))
      .map(({ anchor, fieldName }) => [anchor, fieldName] as const);
    return !page || aliases.length > 0 || anchors.length > 0
      ? { entity, page, aliases, anchors }
      : [];
  });
}

/** Whether a field has this fragment because it has lost a published one. */
function isDisplaced(
  { fields }: Entity,
  page: PublishedPage | undefined,
  anchor: string,
  fieldName: string,
): boolean {
  return Object.entries(page?.anchors ?? {}).some(
    ([published, name]) =>
      name === fieldName &&
      published !== anchor &&
      !fields.some((field) => field.anchor === published && field.fieldName === name),
  );
}

/** Adds what is not yet published to the list, each where its like stands; the rest stays as written. */
export function publishEdits(data: LoadedData): Edit[] {
  const { file, text, rangeOf, value } = data.shared['published-addresses'];
  const slugs = Object.keys(value.pages);
  const after = (path: Path) => {
    const end = text.indexOf('\n', rangeOf(path).end);
    return end < 0 ? text.length : end;
  };
  const insert = (at: number, lines: readonly string[]): Edit[] =>
    lines.length > 0
      ? [{ file, start: at, end: at, text: lines.map((line) => `\n${line}`).join('') }]
      : [];

  const added = newAddresses(data).sort((a, b) => (a.entity.slug < b.entity.slug ? -1 : 1));
  if (slugs.length === 0 && added.length > 0) {
    const start = text.lastIndexOf(':', rangeOf(['pages']).start) + 1;
    const pages = added.flatMap(pageLines).join('\n');
    return [{ file, start, end: text.trimEnd().length, text: `\n${pages}` }];
  }
  return added.flatMap((each) => {
    const { slug } = each.entity;
    if (!each.page) {
      const before = slugs
        .filter((other) => other < slug)
        .sort()
        .at(-1);
      const at = before
        ? after(['pages', before])
        : text.indexOf('\n', text.indexOf('\npages:') + 1);
      return insert(at, pageLines(each));
    }
    const aliases = each.page.aliases ? ['aliases'] : ['fileName'];
    return [
      ...insert(after(['pages', slug, ...aliases]), [
        ...(each.page.aliases || each.aliases.length === 0 ? [] : ['    aliases:']),
        ...aliasLines(each),
      ]),
      ...insert(after(['pages', slug, 'anchors']), anchorLines(each)),
    ];
  });
}

function pageLines(page: NewAddresses): string[] {
  const { slug, fileName } = page.entity;
  return [
    `  ${scalar(slug)}:`,
    `    fileName: ${scalar(fileName)}`,
    ...(page.aliases.length > 0 ? ['    aliases:'] : []),
    ...aliasLines(page),
    '    anchors:',
    ...anchorLines(page),
  ];
}

function aliasLines({ aliases }: NewAddresses): string[] {
  return aliases.map((alias) => `      - ${scalar(alias)}`);
}

function anchorLines({ anchors }: NewAddresses): string[] {
  return anchors.map(([anchor, name]) => `      ${scalar(anchor)}: ${scalar(name)}`);
}

/** A text as a YAML scalar: bare where that says the same, else in quotes. */
function scalar(text: string): string {
  const isPlain =
    /^[\p{L}\p{N}][\p{L}\p{N} ()/._'&%+-]*$/u.test(text) && !/^(null|\s)|\s$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}
