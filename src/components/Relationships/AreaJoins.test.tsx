// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RelationshipsData } from '../../dictionary/contract/lists';
import { joinFrom } from '../../testing/paths';
import AreaJoins from './AreaJoins';

const entity = (slug: string, area: string) => ({ slug, name: slug.toUpperCase(), area });

it('lists by area which entities refer to which, but not to the client, staff or themselves', () => {
  const data = {
    entities: [
      entity('claim', 'Billing and payments'),
      entity('note', 'Clinical record'),
      entity('profile', 'Client and family'),
      entity('visit', 'Scheduling and visits'),
    ],
    joins: [
      joinFrom('claim/Visit Id', 'visit/Visit Id'),
      joinFrom('note/First Visit Id', 'visit/Visit Id'),
      joinFrom('note/Last Visit Id', 'visit/Visit Id'),
      joinFrom('visit/Former Visit Id', 'visit/Visit Id'),
      joinFrom('visit/Note Id', 'note/Note Id'),
      joinFrom('visit/Client Id', 'profile/Client Id'),
    ],
  } as unknown as RelationshipsData;
  render(<AreaJoins data={data} />);
  expect(screen.getAllByRole('heading').map(({ id }) => id)).toEqual([
    'scheduling-and-visits',
    'clinical-record',
    'billing-and-payments',
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'VISIT refers to NOTE; is referred to by CLAIM, NOTE',
    'NOTE refers to VISIT; is referred to by VISIT',
    'CLAIM refers to VISIT',
  ]);
  expect(screen.getAllByRole('link')[1]?.getAttribute('href')).toBe('/entities/note');
});
