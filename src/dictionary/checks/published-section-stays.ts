import type { Problem } from '../model/problem';
import { handWrittenPages } from './support/handWrittenPages';
import type { Rule } from './support/rule';

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
    const added = pages.flatMap(({ file, path, sections, position }): Problem[] => {
      const known = published[path];
      const fresh = known ? notIn(known, sections) : [path];
      return fresh.length > 0
        ? [
            {
              file,
              position,
              path: '',
              message: `${fresh.join(', ')} is not in data/${LIST}.yaml yet; npm run check -- --fix adds it`,
            },
          ]
        : [];
    });
    return [...gone, ...added];
  },
  fix: (data) => {
    const { file, text, rangeOf, value } = data.shared[LIST];
    const all = new Map(Object.entries(value.sections).map(([path, list]) => [path, [...list]]));
    let isChanged = false;
    for (const { path, sections } of handWrittenPages(data)) {
      const known = all.get(path);
      const fresh = notIn(known ?? [], sections);
      if (known && fresh.length === 0) continue;
      isChanged = true;
      all.set(path, [...(known ?? []), ...fresh]);
    }
    if (!isChanged) return [];
    const { start, end } = rangeOf(['sections']);
    const from = text.lastIndexOf(':', start) + 1;
    const to = text.indexOf('\n', Math.max(end - 1, from));
    const lines = [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(linesOf);
    return [{ file, start: from, end: to < 0 ? text.length : to, text: lines.join('') }];
  },
};

function notIn(known: readonly string[], sections: readonly string[]): string[] {
  return sections.filter((section) => !known.includes(section));
}

function linesOf([path, sections]: readonly [string, readonly string[]]): string {
  if (sections.length === 0) return `\n  ${path}: []`;
  return `\n  ${path}:${sections.map((section) => `\n    - ${scalar(section)}`).join('')}`;
}

/** A fragment as YAML: in quotes where it would be nothing. */
function scalar(section: string): string {
  return section === 'null' ? "'null'" : section;
}
