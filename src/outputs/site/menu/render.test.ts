import { expect, it } from 'vitest';
import type { Dictionary, Entity } from '../../../dictionary/model/dictionary';
import { isGolden } from '../../../testing/golden';
import { menu, menuAreas, menuEntities } from './render';

isGolden(__dirname, menu);

const entity = (name: string, area: Entity['area'], otherWords?: string[]) =>
  ({ slug: name.toLowerCase(), name, area, fileName: `Content${name}`, otherWords }) as Entity;

const dictionary: Pick<Dictionary, 'entities'> = {
  entities: [
    entity('Claims', 'Billing and payments', ['bill', 'invoice']),
    entity('Payer', 'Insurance and eligibility'),
    entity('Payments', 'Billing and payments'),
  ],
};

it('tells the menu what else an entity is called: its export file and everyday words', () => {
  expect(menuEntities(dictionary).map(({ name, otherNames }) => [name, otherNames])).toEqual([
    ['Claims', ['ContentClaims.json', 'bill', 'invoice']],
    ['Payer', ['ContentPayer.json']],
    ['Payments', ['ContentPayments.json']],
  ]);
});

it('tells how many entities an area has, and leaves out empty ones', () => {
  expect(menuAreas(dictionary)).toEqual([
    { name: 'Insurance and eligibility', entities: 1 },
    { name: 'Billing and payments', entities: 2 },
  ]);
});
