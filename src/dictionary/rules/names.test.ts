import { breaks } from '../../testing/brokenRules';

const topic = (parts: string) => ({
  data: { coverage: `lists: [{name: Domains, topics: [{topic: Notes, ${parts}}]}]` },
});
const TOPIC = 'lists[0].topics[0].';
breaks('coverage-names-exist', {
  [`${TOPIC}in[0]  "b" is neither an entity nor a field such as claims/Visit Id`]:
    topic('covered: full, in: [b]'),
  [`${TOPIC}perhaps[1]  "a/Client" is neither an entity nor a field such as claims/Visit Id`]:
    topic('covered: none, perhaps: [a, a/Client]'),
  [`${TOPIC}covered  is partial; say "in" which entities`]: topic('covered: partial'),
  [`${TOPIC}covered  is none; leave out "in"`]: topic('covered: none, in: [a]'),
  nothing: [topic('covered: full, in: [a, a/Client Id]'), topic('covered: none, perhaps: [a]')],
});

const pairs = (joined: string, compared = '[]') => ({
  data: { pairs: `joined: ${joined}\ncompared: ${compared}\n` },
});
breaks('pair-has-entities', {
  'joined[0][1]  "b" is no entity; did you mean "a"?\ncompared[0][1]  "a" is in it twice': pairs(
    '[[a, b]]',
    '[[a, a]]',
  ),
});

const recipe = (language: string, code: string) => ({
  pages: {
    'a.mdx': `Text.\n\n\`\`\`${language} run="recipe" recipe="visits"\n${code}\n\`\`\`\n`,
  },
});
const noField = (place: string, name: string) =>
  `docs/a.mdx:${place}  "${name}" of the recipe "visits" is no field of the files that it reads`;
const noPlace = (place: string, name: string) =>
  `docs/a.mdx:${place}  "${name}" is no field; write the slug of an entity, a slash and the field's name`;
breaks('recipe-names-exist', {
  [noField('5:3', 'Client')]: recipe('sql', 'SELECT "Client Id",\n  "Client"\nFROM "ContentPayer"'),
  [noField('5:17', 'Client No')]: recipe(
    'python',
    'payers = load("ContentPayer")[\n  ["Client Id", "Client No"]]',
  ),
  [noField('4:8', 'Client Id')]: recipe('sql', 'SELECT "Client Id"'),
  [noField('4:15', 'ContentPayers')]: recipe('sql', 'SELECT 1 FROM "ContentPayers"'),
  [[noPlace('1:52', 'a/Client'), noPlace('1:62', 'b/Client Id')].join('\n')]: {
    pages: {
      'a.mdx': '<FieldJoins list={joins.list} fields="a/Client Id; a/Client; b/Client Id" />\n',
    },
  },
  nothing: [
    recipe('python', 'load("ContentPayer", how="left outer")'),
    { pages: { 'a.mdx': '```sql run="duckdb"\nSELECT "Nothing"\n```\n' } },
  ],
});

breaks('renamed-field-gone', {
  'fields[0].renamedFrom  "Group" is still a field of a; remove one of the two': {
    fields: ['renamedFrom: Group', 'fieldName: Group'],
  },
  'fields[0].movedFrom  "Group" is still a field of a; remove one of the two': {
    fields: ['movedFrom: a/Group', 'fieldName: Group'],
  },
  nothing: 'renamedFrom: Group, movedFrom: a/Group',
});
