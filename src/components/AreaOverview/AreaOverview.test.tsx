// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import AreaOverview from './index';

it('shows each area with its entities and how many fields they have', () => {
  render(
    <AreaOverview
      areas={[
        {
          name: 'Medications',
          anchor: 'medications',
          entityCount: 4,
          fieldCount: 40,
          entities: [
            { slug: 'eMar', name: 'eMAR', fields: 31 },
            { slug: 'refill', name: 'Refill', fields: 1 },
          ],
        },
        { name: 'Residential', anchor: 'residential', entityCount: 0, fieldCount: 0, entities: [] },
      ]}
    />,
  );
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map((h3) => h3.textContent)).toEqual(['Medications', 'Residential']);
  const medications = document.getElementById('medications')!;
  const listed = within(medications).getAllByRole('listitem');
  expect(listed.map((li) => li.textContent)).toEqual(['eMAR 31 fields', 'Refill 1 field']);
  expect(within(medications).getByText('and 2 others, in the menu')).toBeTruthy();
  expect(screen.queryAllByText(/in the menu/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'eMAR' }).getAttribute('href')).toBe('/entities/eMar');
});
