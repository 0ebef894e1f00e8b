import { dump } from 'js-yaml';
import type { LoadedData } from '../load/load';
import { entityPath, sectionPath } from '../model/addresses';
import type { Entity } from '../model/dictionary';
import { didYouMean } from '../model/nearestName';
import type { Report } from '../model/problem';
import { handWrittenPages } from './pages';
import { stems } from './descriptions';
import type { CheckedData, Edit, Rule } from './rule';

const LIST = 'published-addresses';
const ADD = 'npm run check -- --fix adds it';

/** What readers may have kept, and where the search leads. */
export const addressRules: readonly Rule[] = [
  {
    name: 'intent-has-page',
    description:
      'Intents of the search lead to pages and sections that are there, each phrase to one.',
    check: (data, report) => {
      const addresses = [
        ...data.dictionary.entities.map(({ slug }) => entityPath(slug)),
        ...handWrittenPages(data).flatMap(({ path, sections }) =>
          ['', ...sections].map((section) => sectionPath(path, section)),
        ),
      ];
      const { place } = data.shared.search;
      const pageOf = new Map<string, string>();
      data.dictionary.search.intents.forEach(({ page, phrases }, at) => {
        if (!addresses.includes(page)) {
          const hint = didYouMean(page, addresses);
          report(place(['intents', at, 'page']), `${page} is neither a page nor a section${hint}`);
        }
        phrases.forEach((phrase, nth) => {
          const form = formOf(phrase);
          const before = pageOf.get(form);
          if (before === undefined) return pageOf.set(form, page);
          const message = `"${phrase}" already leads to ${before}; keep one`;
          report(place(['intents', at, 'phrases', nth]), message);
        });
      });
    },
  },
  {
    name: 'published-address-stays',
    description:
      'Published pages, aliases, file names and field links stay and keep their meaning.',
    check: (data, report) => {
      for (const [slug, page] of Object.entries(data.shared[LIST].value.pages)) {
        checkPage(data, slug, page, report);
      }
      for (const { entity, page, aliases, anchors } of newAddresses(data)) {
        const tell = (key: string, what: string) =>
          report(data.placeIn(entity.slug, [key]), `${what} not in data/${LIST}.yaml yet; ${ADD}`);
        const added = [...aliases, ...anchors.map(([anchor]) => `#${anchor}`)].join(', ');
        if (!page) tell('name', `is a new page, "${entity.slug}", and`);
        else tell(anchors.length > 0 ? 'fields' : 'aliases', `have ${added}, which is`);
      }
    },
    fix: (data) => {
      const { value } = data.shared[LIST];
      const pages = { ...value.pages };
      for (const { entity, page, aliases, anchors } of newAddresses(data)) {
        const all = [...(page?.aliases ?? []), ...aliases];
        pages[entity.slug] = {
          fileName: page?.fileName ?? entity.fileName,
          aliases: all.length > 0 ? all : undefined,
          anchors: { ...page?.anchors, ...Object.fromEntries(anchors) },
          removed: page?.removed,
        };
      }
      return listEdits(data, { ...value, pages });
    },
  },
  {
    name: 'published-section-stays',
    description: 'Published addresses of hand-written pages and of their sections stay.',
    check: (data, report) => {
      const { value, place } = data.shared[LIST];
      const pages = handWrittenPages(data);
      for (const [path, sections] of Object.entries(value.sections)) {
        const page = pages.find(
          (each) =>
            each.path === path ||
            each.formerly.some((former) => former.replace(/#.*/, '') === path),
        );
        if (!page) {
          report(
            place(['sections', path]),
            'is a published page and gone; give a page this "slug", or name it in "formerly" of the page that it leads on to',
          );
          continue;
        }
        sections.forEach((section, at) => {
          if (page.sections.includes(section)) return;
          report(
            place(['sections', path, at]),
            `#${section} is published and gone; end a heading of ${page.file} with {/* #${section} */}`,
          );
        });
      }
      for (const { place, path, fresh, isNew } of newSections(data)) {
        report(place, `${isNew ? path : fresh.join(', ')} is not in data/${LIST}.yaml yet; ${ADD}`);
      }
    },
    fix: (data) => {
      const { value } = data.shared[LIST];
      const sections = { ...value.sections };
      for (const { path, fresh } of newSections(data)) {
        sections[path] = [...(sections[path] ?? []), ...fresh];
      }
      return listEdits(data, { ...value, sections });
    },
  },
];

/** What phrases have in common that the same queries fit. */
function formOf(phrase: string): string {
  return phrase
    .split(/\s+/)
    .flatMap((word) => (word === '…' ? word : stems(word)))
    .join(' ');
}

type PublishedList = LoadedData['shared'][typeof LIST]['value'];

/** What `data/published-addresses.yaml` keeps of a page. */
type PublishedPage = PublishedList['pages'][string];

function checkPage(data: CheckedData, slug: string, page: PublishedPage, report: Report): void {
  const { place } = data.shared[LIST];
  const entity = entityAt(data, slug);
  if (!entity) {
    if (page.removed === true) return;
    report(
      place(['pages', slug]),
      'is a published page and gone; make it an alias of the entity that is the same, or say "removed: true" here',
    );
    return;
  }
  const removed = Array.isArray(page.removed) ? page.removed : [];
  for (const [anchor, name] of Object.entries(page.anchors)) {
    const now = entity.fields.find((field) => field.anchor === anchor);
    if (now ? now.fieldName === name : removed.includes(anchor)) continue;
    const lost = entity.fields.findIndex(
      (field) => field.fieldName === name && page.anchors[field.anchor] !== name,
    );
    if (lost >= 0) {
      const taken = now ? `, and "${now.fieldName}" takes it` : '';
      report(
        data.placeIn(entity.slug, ['fields', lost, 'fieldName']),
        `is published as #${anchor}${taken}; give this field "anchor: ${anchor}"`,
      );
      continue;
    }
    report(
      place(['pages', slug, 'anchors', anchor]),
      now
        ? `#${anchor} is published for "${name}" and leads to "${now.fieldName}"; if that is the same field, write its new name here, else keep the old one`
        : `#${anchor} is published for "${name}" and gone; keep the field, list ${anchor} under "removed" here, or give the renamed one "anchor: ${anchor}" and write its new name here`,
    );
  }
  if (entity.fileName !== page.fileName) {
    report(
      data.placeIn(entity.slug, ['fileName']),
      `was published as "${page.fileName}"; if the export file really has a new name, write it into data/${LIST}.yaml`,
    );
  }
  page.aliases?.forEach((alias, at) => {
    if (entityAt(data, alias) === entity) return;
    report(
      place(['pages', slug, 'aliases', at]),
      `"${alias}" is published and no longer leads to "${entity.slug}"; list it under the entity’s aliases`,
    );
  });
}

/** The entity to which a slug leads, be it its own or an alias. */
function entityAt({ dictionary: { entities } }: LoadedData, slug: string): Entity | undefined {
  return (
    entities.find((entity) => entity.slug === slug) ??
    entities.find(({ aliases }) => aliases.includes(slug))
  );
}

/** What is at an entity's addresses now that was not published before. */
type NewAddresses = Readonly<{
  entity: Entity;
  /** The page as it was published; nothing for a new one. */
  page: PublishedPage | undefined;
  aliases: readonly string[];
  /** Fragments with the names of their fields. */
  anchors: readonly (readonly [anchor: string, fieldName: string])[];
}>;

/**
 * Lists what is not yet published of each entity. A field that a published fragment is about counts as
 * published, whatever fragment it has now: that is another problem.
 */
function newAddresses(data: LoadedData): NewAddresses[] {
  const { pages } = data.shared[LIST].value;
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

/** Prints the list below the comment at its head, if it is another than it was. */
function listEdits(data: LoadedData, list: PublishedList): Edit[] {
  const { file, text, value } = data.shared[LIST];
  const print = (all: PublishedList) =>
    dump({ ...all, sections: sorted(all.sections), pages: sorted(all.pages) }, FORMAT);
  const printed = print(list);
  const start = text.search(/^\w+:/m);
  return printed === print(value) ? [] : [{ file, start, end: text.length, text: printed }];
}

const FORMAT = { lineWidth: -1, quoteStyle: 'double' } as const;

function sorted<T>(map: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The hand-written pages that are not published yet, or have sections that are not. */
function newSections(data: CheckedData) {
  const published = data.shared[LIST].value.sections;
  return handWrittenPages(data).flatMap((page) => {
    const known = published[page.path];
    const fresh = page.sections.filter((section) => !known?.includes(section));
    return known && fresh.length === 0 ? [] : [{ ...page, fresh, isNew: !known }];
  });
}
