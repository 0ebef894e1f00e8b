import { expect, it } from 'vitest';
import { field, problems, SAYS, findsBroken } from '../../testing/brokenRules';
import { wordKnown } from './word-known';

findsBroken(wordKnown, SAYS, {
  '"recieved" is in no word list; is it "received" or "relieved" or "receive"?; if it is right, add it to data/spelling.yaml':
    field('Client Id', { says: 'Person who recieved it.' }),
});

it.each([
  ['a word of the project’s list', 'Whether it is nullable.', 'words: [nullable]\namerican: {}'],
  ['a word of a name', 'See Zorbing Level.', undefined],
  ['a quoted value, a file name and a code', '\'"zorbing", zorbing.json, X12_zorbing\'', undefined],
  ['an abbreviation and its plural', 'By HCPCS, TxPlus or GUIDs.', undefined],
  ['a genitive, and a short form', "'The client''s, which doesn''t count.'", undefined],
])('accepts %s', (_, says, spelling) => {
  const fields = field('Zorbing Id', { says });
  expect(problems(wordKnown, fields, spelling ? { spelling } : {})).toEqual([]);
});

it('leaves British words to their own rule, and examples alone', () => {
  const fields = field('Name', { type: 'varchar', example: 'Zorbing', says: 'A behaviour.' });
  expect(problems(wordKnown, fields)).toEqual([]);
});
