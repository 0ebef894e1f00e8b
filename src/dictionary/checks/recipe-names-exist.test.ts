import { expect, it } from 'vitest';
import { field, problemsOf } from '../../testing/brokenRules';
import { entityYaml } from '../../testing/dataFolder';
import { recipeNamesExist } from './recipe-names-exist';

const ENTITIES = {
  'claim.yaml': entityYaml('Claim', field('Visit Id')),
  'visit.yaml': entityYaml('Visit', field('Start')),
};

/** What is said of a guide, beside the entities Claim and Visit. */
const said = (guide: string) =>
  problemsOf(recipeNamesExist, ENTITIES, {}, { 'a.mdx': guide }).map((line) =>
    line.replace(/^docs\/a\.mdx:(\S+) {2}/, '$1 '),
  );

const recipe = (language: string, code: string) =>
  `Text.\n\n\`\`\`${language} run="recipe" recipe="visits"\n${code}\n\`\`\`\n`;

it.each([
  ['sql', 'SELECT "Visit Id",\n  "Visitt Id"\nFROM "ContentClaim"', '5:3'],
  ['python', 'claims = load("ContentClaim")[\n  ["Visit Id", "Visitt Id"]]', '5:16'],
])('finds a name in %s that no file of the recipe has', (language, code, place) => {
  expect(said(recipe(language, code))).toEqual([
    `${place} "Visitt Id" of the recipe "visits" is no field of the files that it reads`,
  ]);
});

it('finds a field of a file that the recipe does not read', () => {
  expect(said(recipe('sql', 'SELECT "Start" FROM "ContentClaim"'))).toHaveLength(1);
});

it('finds a file that is not there', () => {
  expect(said(recipe('sql', 'SELECT 1 FROM "ContentClaims"'))).toEqual([
    '4:15 "ContentClaims" of the recipe "visits" is no field of the files that it reads',
  ]);
});

it('leaves words in Python and code of no recipe alone', () => {
  expect(said(recipe('python', 'load("ContentClaim", how="left outer")'))).toEqual([]);
  expect(said('```sql run="duckdb"\nSELECT "Nothing"\n```\n')).toEqual([]);
});

it('finds what a list of joins names in vain, each at its place', () => {
  expect(
    said(
      '<FieldJoins list={joins.list} fields="claim/Visit Id; claim/Visitt Id; clam/Visit Id" />\n',
    ),
  ).toEqual(
    [`1:55 "claim/Visitt Id"`, `1:72 "clam/Visit Id"`].map(
      (place) => `${place} is no field; write the slug of an entity, a slash and the field's name`,
    ),
  );
});
