// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Relation, Relations } from '../../dictionary/model/relations';
import EntityRelations from './index';

const NOTHING: Relations = { keys: [], refersTo: [], referredBy: [], client: [], employees: [] };

const relation = (own: string, other: string, more: Partial<Relation> = {}): Relation => ({
  ...{ role: '', with: [], cardinality: 'many-to-one', sure: 'stated', basis: 'A source.' },
  own: { anchor: 'own', fieldName: own },
  other: { slug: 'claims', entityName: 'Claims', anchor: 'other', fieldName: other },
  ...more,
});

function show(relations: Partial<Relations>, picture?: string) {
  return render(
    <EntityRelations
      slug="payer"
      name="Payer"
      relations={{ ...NOTHING, ...relations }}
      picture={picture}
    >
      <h2>Relationships</h2>
    </EntityRelations>,
  );
}

const cells = (caption: string) =>
  within(screen.getByRole('table', { name: caption }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('tells where each field leads, as what, how many, how sure and on what basis', () => {
  show({
    refersTo: [
      relation('First Claim Id', 'Claim Id', {
        role: 'First',
        with: ['Client Id', 'Version'],
        when: { fieldName: 'Kind', value: 'Claim' },
        where: { fieldName: 'Type', value: 'Goal' },
        sure: 'from the name',
        basis: 'The name.',
        cast: { from: 'integer', to: 'smallint' },
      }),
    ],
  });
  expect(cells('Refers to')).toEqual([
    'First Claim Idas Firstwhere Kind is “Claim”',
    'Claims › Claim Idwith the same Client Id and Versionwhere Type is “Goal”',
    'many to onetypes differ: integer, smallint',
    'from the nameThe name.',
    'Join',
  ]);
  expect(href('First Claim Id')).toBe('#own');
  expect(href('Claims › Claim Id')).toBe('/entities/claims#other');
  expect(screen.getByText('The name.').closest('details')?.open).toBe(false);
});

it('tells what refers to it, from its own side', () => {
  show({
    keys: [{ anchor: 'own', fieldName: 'Payer Id' }],
    referredBy: [relation('Payer Id', 'Payer No', { cardinality: 'one-to-many' })],
  });
  expect(cells('Referred to by').slice(0, 3)).toEqual([
    'Claims › Payer No',
    'Payer Id',
    'one to many',
  ]);
  expect(screen.queryByRole('table', { name: 'Refers to' })).toBeNull();
  expect(screen.getByText(/Key:/).textContent).toBe(
    'Key: Payer Id. Others refer to a record by it; no source says that it is unique.',
  );
});

it('leads to the way between the two, and to the choice of another', () => {
  const own = { slug: 'payer', entityName: 'Payer', anchor: 'parent', fieldName: 'Parent' };
  show({ refersTo: [relation('X', 'Y'), relation('Z', 'Parent', { other: own })] });
  expect(href('Join with Claims')).toBe('/relationships?from=payer&to=claims#path');
  expect(href('Join Payer to any other entity')).toBe('/relationships?from=payer#path');
  expect(screen.queryByRole('link', { name: 'Join with Payer' })).toBeNull();
});

it('counts what leads to the client or staff instead of listing it', () => {
  show({ many: { fields: 93, entities: 1 } });
  expect(screen.getByText(/93 fields of 1 entity lead here/)).toBeTruthy();
});
