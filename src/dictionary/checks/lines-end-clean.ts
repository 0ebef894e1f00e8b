import type { CheckedData, Edit, Rule } from './support/rule';

export const linesEndClean: Rule = {
  name: 'lines-end-clean',
  description: 'No line of data/ ends with spaces, and a file ends with one line break.',
  check: (data) =>
    trailing(data).map(({ file, line }) => ({
      file,
      position: { line, column: 1 },
      path: '',
      message: 'ends with what nobody sees; run npm run check -- --fix',
    })),
  fix: trailing,
};

function trailing({ entityFiles, shared }: CheckedData): (Edit & { line: number })[] {
  return [...entityFiles, ...Object.values(shared)].flatMap(({ file, text }) => {
    const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
    const spaces = [...text.matchAll(/[ \t]+(?=\r?\n)(?!\s*$)/g)].map(
      ({ index, 0: { length } }) => ({ start: index, end: index + length, text: '' }),
    );
    const start = text.trimEnd().length;
    const isClean = /^\r?\n$/.test(text.slice(start));
    const ending = isClean ? [] : [{ start, end: text.length, text: '\n' }];
    return [...spaces, ...ending].map((edit) => ({ ...edit, file, line: lineOf(edit.start) }));
  });
}
