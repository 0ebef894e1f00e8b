import type { LoadedData } from '../../load/load';
import type { Path } from '../../load/yamlDocument';
import { newAddresses, type NewAddresses } from './publishedPages';
import type { Edit } from './rule';

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
