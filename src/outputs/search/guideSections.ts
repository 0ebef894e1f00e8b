import type { GuideSection } from '../../search/documents';

/**
 * Takes a hand-written guide apart into what can be found: one section for its beginning and one for
 * each heading, as plain text.
 *
 * @param mdx the guide's file; its front matter names slug and title
 */
export function guideSections(mdx: string): GuideSection[] {
  const [, frontMatter = '', body = ''] = mdx.match(/^---\n([^]*?)\n---\n([^]*)$/) ?? [];
  const entry = (key: string) => frontMatter.match(new RegExp(`^${key}: (.*)$`, 'm'))?.[1] ?? '';
  const guide = entry('title');
  const slug = entry('slug');
  const [beginning = '', ...sections] = body.split(/^(?=## )/m);
  const first = {
    slug,
    guide,
    heading: '',
    anchor: '',
    text: `${entry('description')} ${plain(beginning)}`,
  };
  return [
    first,
    ...sections.map((section) => {
      const [, heading = '', anchor = '', text = ''] =
        section.match(/^## (.*?)(?: \{\/\* #(\S+) \*\/\})?\n([^]*)$/) ?? [];
      return { slug, guide, heading: plain(heading), anchor, text: plain(text) };
    }),
  ];
}

function plain(markdown: string): string {
  return markdown
    .replace(/^import .*$/gm, '')
    .replace(/^# .*$/gm, '')
    .replace(/```[^]*?```/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/[*_`|[\]{}\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
