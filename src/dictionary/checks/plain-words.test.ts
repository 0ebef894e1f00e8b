import { expect, it } from 'vitest';
import { checkedData, field, problems, SAYS, findsBroken } from '../../testing/brokenRules';
import { entityYaml, identifiersYaml, makeProject } from '../../testing/dataFolder';
import { plainWords } from './plain-words';

const list = {
  'plain-words': `plainWords:
  - {say: city, avoid: [town, towns]}
  - {say: medication, avoid: [drug], except: [drug class]}
  - {say: not documented, avoid: [the specification]}
`,
};
const said = (says: string) => problems(plainWords, field('Town Name', { says }), list);

findsBroken(
  plainWords,
  SAYS,
  {
    '"Towns" is not for readers; say city': field('Client Id', { says: 'Towns of the client.' }),
    '"the specification" is not for readers; say not documented': field('Client Id', {
      says: '|\n      Not in the\n      specification.\n',
    }),
  },
  list,
);
findsBroken(
  plainWords,
  'fields[0].open[0]',
  { '"town" is not for readers; say city': field('Client Id', { more: 'open: [which town]' }) },
  list,
);
findsBroken(
  plainWords,
  'fields[0].values.codes.M',
  {
    '"drug" is not for readers; say medication': field('Kind', {
      more: 'values: {status: closed, codes: {M: A drug}}',
    }),
  },
  list,
);

it('leaves parts of words, fixed phrases, names as they are exported, and values', () => {
  expect(said('A townsman and his "town", in Town Name or Drug class.')).toEqual([]);
  expect(said('A drug class and a drug, in Town Name and a town.')).toHaveLength(2);
});

it('leaves examples, for they are what agencies wrote', () => {
  const fields = field('Remark', { type: 'varchar', example: 'Moved to town.' });
  expect(problems(plainWords, fields, list)).toEqual([]);
});

it('reads what identifiers lead to, and hand-written pages', () => {
  const identifiers = identifiersYaml({
    own: ' [{identifier: Key, identifies: a town, basis: From towns.}]\n',
  });
  const root = makeProject(
    { 'a.yaml': entityYaml('A', field('Client Id')) },
    { ...list, identifiers },
    { 'guide.mdx': '# A `town`\n\nBy the\nspecification.\n' },
  );
  const found = plainWords.check(checkedData(root));
  expect(found.map(({ file, path: at, position }) => [file, at || position])).toEqual([
    ['data/identifiers.yaml', 'own[0].identifies'],
    ['data/identifiers.yaml', 'own[0].basis'],
    ['docs/guide.mdx', { line: 3, column: 4 }],
  ]);
});
