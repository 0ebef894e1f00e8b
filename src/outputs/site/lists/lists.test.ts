import { expect, it } from 'vitest';
import type { Dictionary, Entity, Entities } from '../../../dictionary/model/dictionary';
import { entityYaml, fieldYaml } from '../../../testing/dataFolder';
import { isGolden } from '../../../testing/golden';
import { loadFiles } from '../../../testing/loadProblems';
import { areasOf, lists, menuEntities, namedPages, shownAreas } from './lists';

isGolden(__dirname, lists);

const inArea = (name: string, area: 'Medications' | 'Client and family') => ({
  slug: name.toLowerCase(),
  name,
  area,
  fields: [],
});

it('lists areas as a newcomer looks, their entities by name, and leaves out empty areas', () => {
  const entities = [
    inArea('eMAR', 'Medications'),
    inArea('Eligibility 10', 'Medications'),
    inArea('Eligibility 9', 'Medications'),
    inArea('Profile', 'Client and family'),
  ] as unknown as Parameters<typeof areasOf>[0]['entities'];
  expect(
    areasOf({ entities }).map(({ name, entities }) => [name, ...entities.map(({ name }) => name)]),
  ).toEqual([
    ['Client and family', 'Profile'],
    ['Medications', 'Eligibility 9', 'Eligibility 10', 'eMAR'],
  ]);
});

it('shows of very many entities only the first of each area, counts all, and leaves other lists whole', () => {
  const entities = Array.from({ length: 300 }, (_, at) => ({
    slug: `e${at}`,
    name: `Entity ${at}`,
    area: 'Medications',
    fields: [],
  }));
  const shown = (count: number) => {
    const dictionary = { entities: entities.slice(0, count) } as unknown as Dictionary;
    expect(areasOf(dictionary)[0]?.entities).toHaveLength(count);
    return shownAreas(dictionary)[0];
  };
  expect(shown(300)).toMatchObject({ entityCount: 300, entities: { length: 12 } });
  expect(shown(299)).toMatchObject({ entities: { length: 299 } });
});

const entity = (name: string, area: Entity['area'], otherWords?: string[]) =>
  ({ slug: name.toLowerCase(), name, area, fileName: `Content${name}`, otherWords }) as Entity;

const dictionary: Entities = {
  entities: [
    entity('Claims', 'Billing and payments', ['bill', 'invoice']),
    entity('Payer', 'Insurance and eligibility'),
    entity('Payments', 'Billing and payments'),
  ],
};

it('gives the menu what else an entity is called: its export file and everyday words', () => {
  expect(menuEntities(dictionary).map(({ name, otherNames }) => [name, otherNames])).toEqual([
    ['Claims', ['ContentClaims.json', 'bill', 'invoice']],
    ['Payer', ['ContentPayer.json']],
    ['Payments', ['ContentPayments.json']],
  ]);
});

it('knows an entity by its export file and its aliases, and the other pages', () => {
  const payer = entityYaml('Payer', fieldYaml('Zip'));
  const dictionary = loadFiles({
    'payer.yaml': payer.replace('aliases: []', 'aliases: [insurer]'),
  });
  const guide = {
    title: 'Joins',
    slug: '/guides/joins',
    description: '',
    body: '',
    file: 'docs/guides/joins.mdx',
    line: 1,
  };
  const pages = namedPages(dictionary, { guides: [guide] });
  expect(pages.map(({ path: page }) => page)).toEqual([
    '/home#entities-by-area',
    '/home',
    '/fields',
    '/search',
    '/check',
    '/entities/payer',
    '/guides/joins',
  ]);
  expect(pages[5]).toEqual({
    path: '/entities/payer',
    label: 'Payer',
    names: ['ContentPayer', 'insurer'],
  });
});
