// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import OpenQuestions from './index';

beforeEach(() => {
  window.history.replaceState(null, '', '/open-questions');
  draw();
});

function draw() {
  render(
    <OpenQuestions
      first={[
        {
          question: 'Are all files there?',
          decides: 'Nobody can tell what is missing.',
          audience: ['vendor', 'files'],
          reach: '106 files',
          findOut: 'Count them.',
          queryHtml: '<b>SELECT</b> 1',
          page: '/check',
        },
        {
          question: 'Which key is the name?',
          decides: 'A record has no person.',
          audience: ['agency'],
          reach: '12 fields',
          findOut: 'List the keys.',
          page: '/entities/profile',
        },
      ]}
      kinds={[{ kind: 'zone', label: 'Time zone', count: 1276, fields: 276 }]}
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
        {
          name: 'Insurance and eligibility',
          entities: [
            {
              slug: 'payer',
              name: 'Payer',
              items: [],
              folded: [{ kind: 'flag', fields: [{ fieldName: 'Is Old', anchor: 'is-old' }] }],
            },
          ],
        },
      ]}
    />,
  );
}

const questions = () => screen.queryAllByText(/\?$/).map(({ textContent }) => textContent);

it('begins with what decides, how much depends on it, who could answer, and how to find out', () => {
  expect(questions()).toEqual(['Are all files there?', 'Which key is the name?']);
  const item = screen.getByText('Are all files there?').closest('li')!;
  expect(item.textContent).toContain(
    'Are all files there? 106 filesNobody can tell what is missing. Who could answer: The vendor or your files.',
  );
  expect(item.querySelector('details')!.open).toBe(false);
  expect(screen.getByText('SELECT').closest('code')?.textContent).toBe('SELECT 1');
});

const entities = () =>
  Array.from(document.querySelectorAll('details[id] > summary'), ({ textContent }) => textContent);
const told = () => screen.getByText(/about/, { selector: '[role=status]' }).textContent;

it('has each entity closed, with how many questions it has, and opens the one of the address', () => {
  expect(entities()).toEqual(['eMAR 6 questions', 'Payer 1 question']);
  expect(told()).toBe('7 questions about 2 entities');
  expect(opened()).toEqual([]);
  cleanup();
  window.history.replaceState(null, '', '/open-questions#payer');
  draw();
  expect(opened()).toEqual(['payer']);
});

const opened = () => Array.from(document.querySelectorAll('details[id][open]'), ({ id }) => id);

it('is narrowed by area, kind and who could answer, and says so in the address', async () => {
  await userEvent.selectOptions(screen.getByLabelText('Area'), 'Medications');
  expect(window.location.search).toBe('?area=medications');
  expect(entities()).toEqual(['eMAR 6 questions']);
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Time zone (1,276)');
  expect(window.location.search).toBe('?area=medications&kind=zone');
  expect(entities()).toEqual(['eMAR 1 question']);
  await userEvent.selectOptions(screen.getByLabelText('Who could answer'), 'Your files');
  expect(told()).toBe('0 questions about 0 entities');
  await userEvent.selectOptions(screen.getByLabelText('Area'), 'All areas');
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'All kinds');
  expect(window.location.search).toBe('?ask=files');
  expect(entities()).toEqual(['Payer 1 question']);
});

const entity = () => within(document.getElementById('eMar')!);

it('lists each question with a link to its field, and in one line what follows from a type', () => {
  const items = entity().getAllByRole('listitem', { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'The entity as a whole: who gave it',
    'Dose: unit; rounding',
    'Routethe vendor: a wordthe page: a code',
    'URLThe vendor’s text does not fit this field’s name or type: it describes a checkbox. ' +
      'This site reads the field as the address.',
    'Time zone, 1 field: Given On',
  ]);
  expect(entity().getByText('Dose').getAttribute('href')).toBe('/entities/eMar#dose');
  expect(entity().getByText('Given On').getAttribute('href')).toBe('/entities/eMar#given-on');
});

it('offers all as a file', () => {
  expect(screen.getByText('Download all as CSV').getAttribute('href')).toBe(
    '/downloads/open-questions.csv',
  );
});
