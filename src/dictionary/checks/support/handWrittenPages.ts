import { positionIn } from './texts';
import type { CheckedData } from './rule';

/**
 * Lists the hand-written pages: their addresses, the former addresses that lead on to them (`formerly` of the front
 * matter), and the fragments of their sections, former ones included.
 */
export function handWrittenPages({ prose }: Pick<CheckedData, 'prose'>) {
  return prose.flatMap(({ file, text }) => {
    const slug = /^---\r?\n[^]*?^slug: *(\S+)$/m.exec(text);
    if (!slug) return [];
    const [head, path = ''] = slug;
    const sections = [...text.matchAll(SECTION)].map(([, id, former = '']) => id ?? former);
    const formerly = /^---\r?\n[^]*?^formerly: *\[(.*)\]$/m.exec(text)?.[1]?.split(/, */) ?? [];
    const position = positionIn(text, head.length - path.length);
    return [{ file, path, formerly, sections, position }];
  });
}

/** A heading with its fragment, or a place that keeps a former one. */
const SECTION = /^(?:#+ .*\{\/\* #(\S+) \*\/\}|<span id="([^"]+)" \/>)\s*$/gm;
