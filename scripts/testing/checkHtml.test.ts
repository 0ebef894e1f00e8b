import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { htmlErrors } from './checkHtml';

const build = path.resolve('build');
const error = (page: string, message: string, extract: string) => ({
  type: 'error',
  url: pathToFileURL(path.join(build, page)).href,
  message,
  extract,
});

it('counts what the checker found, and says each error once, the most frequent first, with a place', () => {
  const messages = [
    error('home/index.html', 'No “b” here.', '<b>'),
    error('entities/payer/index.html', 'No “i” here.', ' <i class=x> '),
    error('fields/index.html', 'No “i” here.', '<i>'),
  ];
  expect(htmlErrors(JSON.stringify({ messages }), build)).toEqual({
    count: 3,
    lines: [
      '2 × No “i” here.',
      `    first in ${path.join('entities', 'payer', 'index.html')}: <i class=x>`,
      '1 × No “b” here.',
      `    first in ${path.join('home', 'index.html')}: <b>`,
    ],
  });
});

it('finds nothing where there is nothing, and does not take a failure of the checker for that', () => {
  expect(htmlErrors('{"messages":[]}', build)).toEqual({ count: 0, lines: [] });
  const failure = { type: 'non-document-error', message: 'Out of memory.' };
  expect(htmlErrors(JSON.stringify({ messages: [failure] }), build)).toEqual({
    count: 1,
    lines: ['1 × Out of memory.', '    first in the checker: '],
  });
});
