import path from 'node:path';
import { expect, it } from 'vitest';
import { loadDictionary } from '../dictionary/load/load';
import { SAMPLE_FOLDER } from '../testing/sample/sample';
import { aliasesOf } from './aliases';

it('leads the aliases of an entity to its page, and to no other', () => {
  const dictionary = loadDictionary(path.join(SAMPLE_FOLDER, 'data'));
  const lead = (page: string) => aliasesOf(dictionary, page);
  expect(lead('/entities/every-feature')).toEqual([
    '/entities/everything',
    '/entities/All-Features',
  ]);
  expect(lead('/entities/custom-only')).toEqual([]);
  expect(lead('/home')).toEqual([]);
});
