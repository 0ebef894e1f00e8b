// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pageOf } from '../../testing/pageOf';
import EntityHeader from './index';

const fields = [{ fieldName: 'Client Id' }, { fieldName: 'Zip', isNullable: true }];
const custom = (isCustomOnly: boolean, hasCustomFields: boolean) =>
  pageOf(fields, { customConfiguration: { isCustomOnly, hasCustomFields } });

afterEach(cleanup);

it('heads the page with the entity’s name and its facts', () => {
  render(<EntityHeader {...pageOf(fields, { note: 'One field is missing.' })} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Payer Entity' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'ContentPayer.json Copy',
    '2 fields',
    '1 nullable',
    'no custom fields',
  ]);
  expect(screen.getByText('An organization that pays.')).toBeTruthy();
  expect(screen.getByText(/One field is missing\./)).toBeTruthy();
  expect(screen.queryByText(/Custom fields\./)).toBeNull();
});

it('names the separate file of an entity with custom fields', () => {
  render(<EntityHeader {...custom(false, true)} />);
  expect(screen.getByText('ContentPayer_Custom.json')).toBeTruthy();
});

it('says that a custom-only entity has them in its own file', () => {
  render(<EntityHeader {...custom(true, true)} />);
  expect(screen.getByText(/exported in this entity’s own file/)).toBeTruthy();
  expect(screen.queryByText('ContentPayer_Custom.json')).toBeNull();
});

it('leaves out a description that is not written yet', () => {
  render(<EntityHeader {...pageOf(fields, { description: 'TODO' })} />);
  expect(screen.queryByText('TODO')).toBeNull();
});
