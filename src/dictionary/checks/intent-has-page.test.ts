import { expect, it } from 'vitest';
import { problemsOf } from '../../testing/brokenRules';
import { entityYaml } from '../../testing/dataFolder';
import { intentHasPage } from './intent-has-page';

const GUIDE = '---\ntitle: A\nslug: /guides/a\n---\n\n## The first {/* #first */}\n';

/** What is said of intents in a project with one guide and one entity. */
const said = (intents: string) =>
  problemsOf(
    intentHasPage,
    { 'payer.yaml': entityYaml('Payer') },
    { search: `intents:\n${intents}sameMeaning: []\n` },
    { 'a.mdx': GUIDE },
  );

const intent = (page: string, ...phrases: string[]) =>
  `  - page: ${page}\n    phrases: [${phrases.join(', ')}]\n`;

it('has nothing against pages, sections and entities that are there', () => {
  expect(
    said(
      intent('/guides/a', 'open') +
        intent("'/guides/a#first'", 'open first', 'open first …') +
        intent('/entities/payer', 'who pays'),
    ),
  ).toEqual([]);
});

it('says which page or section is not there', () => {
  expect(
    said(
      intent('/guides/b', 'open') +
        intent("'/guides/a#frist'", 'close') +
        intent('/entities/payers', 'who pays'),
    ),
  ).toEqual([
    'data/search.yaml:2:11  intents[0].page  /guides/b is neither a page nor a section; did you mean "/guides/a"?',
    'data/search.yaml:4:11  intents[1].page  /guides/a#frist is neither a page nor a section; did you mean "/guides/a#first"?',
    'data/search.yaml:6:11  intents[2].page  /entities/payers is neither a page nor a section; did you mean "/entities/payer"?',
  ]);
});

it('says which phrase is listed twice, in whatever form', () => {
  expect(
    said(intent('/guides/a', 'open zip', 'opening Zips') + intent('/entities/payer', 'open zip')),
  ).toEqual([
    'data/search.yaml:3:25  intents[0].phrases[1]  "opening Zips" already leads to /guides/a; keep one',
    'data/search.yaml:5:15  intents[1].phrases[0]  "open zip" already leads to /guides/a; keep one',
  ]);
});
