import type { Edit } from './rule';

/**
 * Makes edits in a text, which otherwise stays as it was written. Of edits that overlap the first is
 * made; the others can follow in another run.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let edited = '';
  let done = 0;
  for (const { start, end, text: inserted } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < done) continue;
    edited += text.slice(done, start) + inserted;
    done = end;
  }
  return edited + text.slice(done);
}
