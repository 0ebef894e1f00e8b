import type { Problem } from '../model/problem';
import { handWrittenPages } from './support/handWrittenPages';
import type { CheckedData, Rule } from './support/rule';

const LIST = 'published-addresses';

export const publishedSectionStays: Rule = {
  name: 'published-section-stays',
  description: 'Published addresses of hand-written pages and of their sections stay.',
  check: (data) => {
    const published = data.shared[LIST].value.sections;
    const pages = handWrittenPages(data);
    const gone = Object.entries(published).flatMap(([path, sections]): Problem[] => {
      const report = (step: readonly (string | number)[], message: string) =>
        data.shared[LIST].problem(['sections', path, ...step], message);
      const page = pages.find(
        (each) =>
          each.path === path || each.formerly.some((former) => former.replace(/#.*/, '') === path),
      );
      if (!page) {
        const remedy =
          'give a page this "slug", or name it in "formerly" of the page that it leads on to';
        return [report([], `is a published page and gone; ${remedy}`)];
      }
      return sections.flatMap((section, at) =>
        page.sections.includes(section)
          ? []
          : report(
              [at],
              `#${section} is published and gone; end a heading of ${page.file} with {/* #${section} */}`,
            ),
      );
    });
    const added = newSections(data).map(({ file, position, path, fresh, isNew }) => ({
      ...{ file, position, path: '' },
      message: `${isNew ? path : fresh.join(', ')} is not in data/${LIST}.yaml yet; npm run check -- --fix adds it`,
    }));
    return [...gone, ...added];
  },
  fix: (data) => {
    const { file, text, rangeOf, value } = data.shared[LIST];
    const added = newSections(data);
    if (added.length === 0) return [];
    const all = { ...value.sections };
    for (const { path, fresh } of added) all[path] = [...(all[path] ?? []), ...fresh];
    const { start, end } = rangeOf(['sections']);
    const from = text.lastIndexOf(':', start) + 1;
    const to = text.indexOf('\n', Math.max(end - 1, from));
    const lines = Object.entries(all)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(linesOf);
    return [{ file, start: from, end: to < 0 ? text.length : to, text: lines.join('') }];
  },
};

/** The pages that are not published yet, or have sections that are not. */
function newSections(data: CheckedData) {
  const published = data.shared[LIST].value.sections;
  return handWrittenPages(data).flatMap((page) => {
    const known = published[page.path];
    const fresh = page.sections.filter((section) => !known?.includes(section));
    return known && fresh.length === 0 ? [] : [{ ...page, fresh, isNew: !known }];
  });
}

function linesOf([path, sections]: readonly [string, readonly string[]]): string {
  if (sections.length === 0) return `\n  ${path}: []`;
  return `\n  ${path}:${sections.map((section) => `\n    - ${scalar(section)}`).join('')}`;
}

/** A fragment as YAML: in quotes where it would be nothing. */
function scalar(section: string): string {
  return section === 'null' ? "'null'" : section;
}
