// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import OpenQuestions from './index';

beforeEach(() => {
  window.history.replaceState(null, '', '/open-questions');
  render(
    <OpenQuestions
      first={[
        {
          question: 'Are all files there?',
          decides: 'Nobody can tell what is missing.',
          audience: ['vendor', 'files'],
          findOut: 'Count them.',
          queryHtml: '<b>SELECT</b> 1',
          page: '/check',
        },
        {
          question: 'Which key is the name?',
          decides: 'A record has no person.',
          audience: ['agency'],
          findOut: 'List the keys.',
          page: '/entities/profile',
        },
      ]}
      kinds={[{ label: 'Time zone', count: 1276, fields: 276 }]}
      areas={[
        {
          name: 'Medications',
          entities: [
            {
              slug: 'eMar',
              name: 'eMAR',
              items: [
                { open: ['who gave it'] },
                { field: { fieldName: 'Dose', anchor: 'dose' }, open: ['unit', 'rounding'] },
                {
                  field: { fieldName: 'Route', anchor: 'route' },
                  conflict: [
                    { source: 'the vendor', says: 'a word' },
                    { source: 'the page', says: 'a code' },
                  ],
                },
                {
                  field: { fieldName: 'URL', anchor: 'url' },
                  misfit: { vendorSays: 'a checkbox', readHereAs: 'the address' },
                },
              ],
              folded: [{ kind: 'zone', fields: [{ fieldName: 'Given On', anchor: 'given-on' }] }],
            },
          ],
        },
      ]}
    />,
  );
});
afterEach(cleanup);

const questions = () => screen.queryAllByText(/\?$/).map(({ textContent }) => textContent);

it('begins with what decides, who could answer, and how to find out', () => {
  expect(questions()).toEqual(['Are all files there?', 'Which key is the name?']);
  expect(screen.getByText(/Count them\./).textContent).toBe(
    'Who could answer: The vendor or your files.How to find out: Count them. More on this',
  );
  expect(screen.getByText('SELECT').closest('code')?.textContent).toBe('SELECT 1');
});

it('leaves what the chosen reader could answer, and says so in the address', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'The agency' }));
  expect(window.location.search).toBe('?ask=agency');
  expect(questions()).toEqual(['Which key is the name?']);
  expect(entity().queryByText('Dose')).toBeNull();
  expect(entity().getByText('Time zone: 1 field')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Your files' }));
  expect(document.getElementById('eMar')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Anyone' }));
  expect(window.location.search).toBe('');
  expect(entity().getByText('Dose')).toBeTruthy();
});

const entity = () => within(document.getElementById('eMar')!);

it('lists each question with a link to its field', () => {
  const items = entity().getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'The entity as a whole: who gave it',
    'Dose: unit; rounding',
    'Routethe vendor: a wordthe page: a code',
    'URLThe vendor’s text does not fit this field’s name or type: it describes a checkbox. ' +
      'This site reads the field as the address.',
  ]);
  expect(entity().getByRole('link', { name: 'Dose' }).getAttribute('href')).toBe(
    '/entities/eMar#dose',
  );
});

it('folds the questions that follow from a type, with a link to each field', () => {
  const folded = entity().getByText('Time zone: 1 field').closest('details')!;
  expect(folded.open).toBe(false);
  expect(within(folded).getByText('Given On').getAttribute('href')).toBe('/entities/eMar#given-on');
});

it('counts by kind and offers all as a file', () => {
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'KindOpenFields',
    'Time zone1,276276',
  ]);
  expect(screen.getByText('Download all as CSV').getAttribute('href')).toBe(
    '/downloads/open-questions.csv',
  );
});
