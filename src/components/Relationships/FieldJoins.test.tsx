// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { GuideJoins } from '../../dictionary/contract/guideFacts';
import FieldJoins from './FieldJoins';

const place = (slug: string, fieldName: string) => ({
  slug,
  fieldName,
  anchor: fieldName.toLowerCase().replaceAll(' ', '-'),
});

const LIST: readonly GuideJoins[] = [
  {
    place: 'claims/Visit Id',
    entityName: 'Claims',
    from: place('claims', 'Visit Id'),
    basis: '',
    joins: [
      {
        to: place('visit-service', 'Client Visit Id'),
        entityName: 'Visit Service',
        with: ['Client Id'],
        when: { fieldName: 'Area', value: 'Visit' },
        sure: 'stated',
        basis: 'Said so.',
        cast: { from: 'integer', to: 'smallint' },
      },
    ],
  },
  {
    place: 'claims/Batch Id',
    entityName: 'Claims',
    from: place('claims', 'Batch Id'),
    basis: 'No file has it.',
    joins: [],
  },
];

const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);

it('shows where a field leads, under which conditions, and how sure it is', () => {
  render(<FieldJoins list={LIST} fields="claims/Visit Id; payments/Payment Id" />);
  expect(cells()).toEqual([
    'Claims › Visit Idwhere Area is “Visit”',
    'Visit Service › Client Visit Idwith the same Client Idtypes differ: integer, smallint',
    'statedSaid so.',
  ]);
  expect(screen.getByRole('table', { name: 'Joins of Claims' })).toBeTruthy();
  const [from, to] = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect([from, to]).toEqual([
    '/entities/claims#visit-id',
    '/entities/visit-service#client-visit-id',
  ]);
});

it('says of what leads nowhere that it is not documented, and why', () => {
  render(<FieldJoins list={LIST} fields="claims/Batch Id" />);
  expect(cells()).toEqual(['Claims › Batch Id', 'not documented', 'No file has it.']);
});
