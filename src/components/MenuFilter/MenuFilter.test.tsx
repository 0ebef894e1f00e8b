// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fittingItems } from './fittingItems';
import MenuFilter from './index';

const items = ['Allergies', 'Client Diagnosis', 'Client Group', 'eMAR'].map((label) => ({ label }));
const fitting = (query: string) => fittingItems(items, query).map(({ label }) => label);

afterEach(cleanup);

describe('a link fits', () => {
  it('when all typed words are in its label, in any order and case', () => {
    expect(fitting('client')).toEqual(['Client Diagnosis', 'Client Group']);
    expect(fitting(' DIAG  cli ')).toEqual(['Client Diagnosis']);
    expect(fitting('emar')).toEqual(['eMAR']);
    expect(fitting('client allergies')).toEqual([]);
  });

  it('by another name, which is shown, after those that fit by label', () => {
    const others = (label: string) =>
      label === 'Allergies'
        ? ['ContentAllergies.json', 'client intolerance', 'client reaction']
        : [];
    const found = (query: string) =>
      fittingItems(items, query, ({ label }) => others(label)).map(({ label }) => label);
    expect(found('contentall')).toEqual(['Allergies (ContentAllergies.json)']);
    expect(found('allergies REACTION')).toEqual(['Allergies (client reaction)']);
    expect(found('client')).toEqual([
      'Client Diagnosis',
      'Client Group',
      'Allergies (client intolerance)',
    ]);
    expect(found('')).toEqual(['Allergies', 'Client Diagnosis', 'Client Group', 'eMAR']);
  });

  it('when nothing is typed', () => {
    expect(fitting(' ')).toEqual(['Allergies', 'Client Diagnosis', 'Client Group', 'eMAR']);
  });
});

it('narrows the menu, tells how far, and Escape brings all back', async () => {
  const user = userEvent.setup();
  render(
    <ul>
      <MenuFilter items={items}>
        {(links) => links.map(({ label }) => <li key={label}>{label}</li>)}
      </MenuFilter>
    </ul>,
  );
  const links = () => screen.getAllByRole('listitem').slice(1);
  const told = () => screen.getByRole('status').textContent;
  expect(told()).toBe('4 entities');
  await user.type(screen.getByRole('searchbox', { name: 'Find an entity' }), 'group');
  expect(links().map((li) => li.textContent)).toEqual(['Client Group']);
  expect(told()).toBe('1 of 4 entities');
  await user.keyboard('s');
  expect(links()).toEqual([]);
  expect(told()).toBe('No entity fits');
  await user.keyboard('{Escape}');
  expect(links()).toHaveLength(4);
  expect(told()).toBe('4 entities');
});
