// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../testing/pageOf';
import EntityHeader from './index';

const fields = [{ fieldName: 'Client Id' }, { fieldName: 'Zip', isNullable: true }];
const custom = (isCustomOnly: boolean, hasCustomFields: boolean) =>
  pageOf(fields, { customConfiguration: { isCustomOnly, hasCustomFields } });

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
  expect(screen.queryByText('Custom fields')).toBeNull();
});

it('leads to its area, and to the entities before and after it there', () => {
  const { unmount } = render(
    <EntityHeader
      {...pageOf(fields, {
        previous: { slug: 'liability', name: 'Liability' },
        next: { slug: 'payments', name: 'Payments' },
      })}
    />,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/home#insurance-and-eligibility', 'Insurance and eligibility'],
    ['/entities/liability', '← Liability'],
    ['/entities/payments', 'Payments →'],
    ['#fields', 'Fields'],
    ['#example-file', 'Example'],
    ['#use-this-file', 'Use this file'],
  ]);
  unmount();
  render(<EntityHeader {...pageOf(fields)} />);
  expect(screen.queryByRole('navigation', { name: /^More of/ })).toBeNull();
});

it('folds the rest of the description, what is open and what sources say differently', () => {
  render(
    <EntityHeader
      {...pageOf(fields, {
        more: 'It has no key.',
        open: ['who counts as first person', 'how amounts are rounded'],
        openForMany: ['the time zone of dates with a time (2 fields)'],
        conflict: [
          { source: 'the vendor’s dictionary', says: 'the file is named A' },
          { source: 'the vendor’s process page', says: 'the file is named B' },
        ],
      })}
    />,
  );
  const [summary, ...notes] = Array.from(document.querySelector('details')!.children);
  expect(summary?.textContent).toBe('About this file');
  expect(notes.map((note) => note.textContent)).toEqual([
    'It has no key.',
    'The vendor’s dictionary describes none of these 2 fields. The descriptions are this site’s reading of names, types, examples and public standards.',
    'Not documented: who counts as first person; how amounts are rounded.',
    'Sources differ. The vendor’s dictionary: the file is named A. ' +
      'The vendor’s process page: the file is named B.',
    'Not documented: the time zone of dates with a time (2 fields).',
  ]);
});

it.each([
  ['counts one field as one', pageOf([{ fieldName: 'Client Id' }]), /·?1 fieldnone nullable/],
  ['names the separate file', custom(false, true), /likely named ContentPayer_Custom\.json\./],
  ['says that custom fields are in its own file', custom(true, true), /in this entity’s own file/],
])('%s', (_, page, text) => {
  const { container } = render(<EntityHeader {...page} />);
  expect(container.textContent).toMatch(text);
});

it('has no description where there is none', () => {
  render(<EntityHeader {...pageOf(fields, { description: 'TODO' })} />);
  expect(screen.queryByText('TODO')).toBeNull();
});
