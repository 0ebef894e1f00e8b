import { dump } from 'js-yaml';
import type { LoadedData } from '../load/load';
import type { Path } from '../load/yamlDocument';
import { entityPath, sectionPath } from '../model/addresses';
import type { Entity } from '../model/dictionary';
import { didYouMean } from '../model/nearestName';
import type { Report } from '../model/problem';
import { handWrittenPages } from './pages';
import type { CheckedData, Rules, WrittenFile } from './rule';

const LIST = 'published-addresses';
const ADD = 'npm run check -- --fix adds it';

/** What readers may have kept, and where the search leads. */
export const addressRules: Rules = {
  'intent-has-page': {
    description: 'Intents of the search lead to pages and sections that are there.',
    check: (data, report) => {
      const addresses = [
        ...data.dictionary.entities.map(({ slug }) => entityPath(slug)),
        ...handWrittenPages(data).flatMap(({ path, sections }) =>
          ['', ...sections].map((section) => sectionPath(path, section)),
        ),
      ];
      const { place } = data.shared.search;
      data.dictionary.search.intents.forEach(({ page }, at) => {
        if (addresses.includes(page)) return;
        const hint = didYouMean(page, addresses);
        report(place(['intents', at, 'page']), `${page} is neither a page nor a section${hint}`);
      });
    },
  },
  'published-address-stays': {
    description:
      'Published pages, aliases, file names and field links stay and keep their meaning.',
    check: (data, report) => {
      for (const [slug, page] of Object.entries(data.shared[LIST].value.pages)) {
        checkPage(data, slug, page, report);
      }
      for (const { entity, page, aliases, anchors } of newAddresses(data)) {
        const tell = (key: string, what: string) =>
          report(data.placeIn(entity.slug, [key]), `${what} not in data/${LIST}.yaml yet; ${ADD}`);
        const added = [...aliases, ...anchors.map(({ anchor }) => `#${anchor}`)].join(', ');
        if (!page) tell('name', `is a new page, "${entity.slug}", and`);
        else tell(anchors.length > 0 ? 'fields' : 'aliases', `have ${added}, which is`);
      }
    },
    fix: (data) => {
      const pages = { ...data.shared[LIST].value.pages };
      for (const { entity, page, aliases, anchors } of newAddresses(data)) {
        const all = [...(page?.aliases ?? []), ...aliases];
        const added = anchors.map(({ anchor, fieldName }) => [anchor, fieldName] as const);
        pages[entity.slug] = {
          fileName: page?.fileName ?? entity.fileName,
          aliases: all.length > 0 ? all : undefined,
          anchors: { ...page?.anchors, ...Object.fromEntries(added) },
          removed: page?.removed,
        };
      }
      return listWith(data, { pages });
    },
  },
  'published-download-stays': {
    description: 'A published download stays, or its page says what takes its place.',
    check: (data, report) => {
      const { value, place } = data.shared[LIST];
      const { downloads = [], removedDownloads = {} } = value;
      const named = namedDownloads(data).map(({ address }) => address);
      downloads.forEach((address, at) => {
        if (named.includes(address) || address.replace('/downloads/', '') in removedDownloads)
          return;
        const remedy = 'say under "removedDownloads" what takes its place';
        report(place(['downloads', at]), `is a published download and gone; ${remedy}`);
      });
      for (const { address, path } of newDownloads(data)) {
        report(
          data.shared.downloads.place(path),
          `${address} is not in data/${LIST}.yaml yet; ${ADD}`,
        );
      }
    },
    fix: (data) => {
      const fresh = newDownloads(data).map(({ address }) => address);
      return listWith(data, {
        downloads: [...(data.shared[LIST].value.downloads ?? []), ...fresh],
      });
    },
  },
  'published-section-stays': {
    description: 'Published addresses of hand-written pages and of their sections stay.',
    check: (data, report) => {
      const { value, place } = data.shared[LIST];
      const pages = handWrittenPages(data);
      for (const [path, sections] of Object.entries(value.sections)) {
        const page = pages.find((each) =>
          [each.path, ...each.formerly.map((former) => former.replace(/#.*/, ''))].includes(path),
        );
        if (!page) {
          const remedy =
            'give a page this "slug", or name it in "formerly" of the page that it leads on to';
          report(place(['sections', path]), `is a published page and gone; ${remedy}`);
        }
        sections.forEach((section, at) => {
          if (!page || page.sections.includes(section)) return;
          const remedy = `end a heading of ${page.file} with {/* #${section} */}`;
          report(place(['sections', path, at]), `#${section} is published and gone; ${remedy}`);
        });
      }
      for (const { place, path, fresh, isNew } of newSections(data)) {
        report(place, `${isNew ? path : fresh.join(', ')} is not in data/${LIST}.yaml yet; ${ADD}`);
      }
    },
    fix: (data) => {
      const sections = { ...data.shared[LIST].value.sections };
      for (const { path, fresh } of newSections(data)) {
        sections[path] = [...(sections[path] ?? []), ...fresh];
      }
      return listWith(data, { sections });
    },
  },
};

type PublishedList = LoadedData['shared'][typeof LIST]['value'];

/** What `data/published-addresses.yaml` keeps of a page. */
type PublishedPage = PublishedList['pages'][string];

function checkPage(data: CheckedData, slug: string, page: PublishedPage, report: Report): void {
  const { entities } = data.dictionary;
  const here = (...path: string[]) => data.shared[LIST].place(['pages', slug, ...path]);
  const entity = entityAt(entities, slug);
  if (!entity) {
    const remedy = 'make it an alias of the entity that is the same, or say "removed: true" here';
    if (page.removed !== true) report(here(), `is a published page and gone; ${remedy}`);
    return;
  }
  const { fields, fileName } = entity;
  const there = (...path: Path) => data.placeIn(entity.slug, path);
  for (const [anchor, name] of lostAnchors(entity, page)) {
    const now = fields.find((field) => field.anchor === anchor);
    const moved = fields.findIndex(
      (field) => field.fieldName === name && page.anchors[field.anchor] !== name,
    );
    if (!now && Array.isArray(page.removed) && page.removed.includes(anchor)) continue;
    if (moved >= 0) {
      const taken = now ? `, and "${now.fieldName}" takes it` : '';
      const message = `is published as #${anchor}${taken}; give this field "anchor: ${anchor}"`;
      report(there('fields', moved, 'fieldName'), message);
    } else {
      const problem = now
        ? `leads to "${now.fieldName}"; if that is the same field, write its new name here, else keep the old one`
        : `gone; keep the field, list ${anchor} under "removed" here, or give the renamed one "anchor: ${anchor}" and write its new name here`;
      report(here('anchors', anchor), `#${anchor} is published for "${name}" and ${problem}`);
    }
  }
  if (fileName !== page.fileName) {
    const remedy = `if the export file really has a new name, write it into data/${LIST}.yaml`;
    report(there('fileName'), `was published as "${page.fileName}"; ${remedy}`);
  }
  page.aliases?.forEach((alias, at) => {
    if (entityAt(entities, alias) === entity) return;
    report(
      data.shared[LIST].place(['pages', slug, 'aliases', at]),
      `"${alias}" is published and no longer leads to "${entity.slug}"; list it under the entity’s aliases`,
    );
  });
}

/** The entity to which a slug leads, be it its own or an alias. */
function entityAt(entities: readonly Entity[], slug: string): Entity | undefined {
  return (
    entities.find((entity) => entity.slug === slug) ??
    entities.find(({ aliases }) => aliases.includes(slug))
  );
}

/** The published fragments of a page, with the names of their fields, that lead to no such field now. */
function lostAnchors({ fields }: Entity, { anchors }: Pick<PublishedPage, 'anchors'>) {
  return Object.entries(anchors).filter(
    ([anchor, name]) =>
      !fields.some((field) => field.anchor === anchor && field.fieldName === name),
  );
}

/**
 * Lists what is not yet published of each entity. A field that a published fragment is about counts as
 * published, whatever fragment it has now: that is another problem.
 */
function newAddresses(data: LoadedData) {
  return data.dictionary.entities.flatMap((entity) => {
    const page = data.shared[LIST].value.pages[entity.slug];
    const published = { aliases: [], anchors: {}, ...page };
    const lost = lostAnchors(entity, published).map(([, name]) => name);
    const aliases = entity.aliases.filter((alias) => !published.aliases.includes(alias));
    const anchors = entity.fields.filter(
      ({ anchor, fieldName }) => !(anchor in published.anchors) && !lost.includes(fieldName),
    );
    return page && aliases.length + anchors.length === 0 ? [] : { entity, page, aliases, anchors };
  });
}

/** The addresses of all downloads, and where their rows are written. */
function namedDownloads({ shared }: LoadedData) {
  return shared.downloads.value.downloads.flatMap(({ files }, kind) =>
    files.flatMap(({ address, variants = {} }, at) =>
      [address, ...Object.values(variants)].map((each) => ({
        address: each,
        path: ['downloads', kind, 'files', at],
      })),
    ),
  );
}

function newDownloads(data: LoadedData) {
  const published = data.shared[LIST].value.downloads ?? [];
  return namedDownloads(data).filter(({ address }) => !published.includes(address));
}

/** Prints the list below the comment at its head, if it is another than it was. */
function listWith(data: LoadedData, changed: Partial<PublishedList>): WrittenFile[] {
  const { file, text, value } = data.shared[LIST];
  const print = (all: PublishedList) =>
    dump({ ...all, sections: sorted(all.sections), pages: sorted(all.pages) }, FORMAT);
  const printed = print({ ...value, ...changed });
  const head = text.slice(0, text.search(/^\w+:/m));
  return printed === print(value) ? [] : [{ file, text: head + printed }];
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
