import { positionIn } from './passages';
import type { CheckedData } from './rule';

/** Lists the hand-written pages: their addresses, and the fragments that they give their sections. */
export function handWrittenPages({ prose }: CheckedData) {
  return prose.flatMap(({ file, text }) => {
    const slug = /^---\r?\n[^]*?^slug: *(\S+)$/m.exec(text);
    if (!slug) return [];
    const [head, path = ''] = slug;
    const sections = [...text.matchAll(/^#+ .*\{\/\* #(\S+) \*\/\}\s*$/gm)].map(
      ([, id = '']) => id,
    );
    return [{ file, path, sections, position: positionIn(text, head.length - path.length) }];
  });
}
