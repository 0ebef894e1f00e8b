// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PageField } from '../../dictionary/contract/page';
import { pageOf } from '../../testing/pageOf';
import FieldDetails from './FieldDetails';

const HOME = { slug: 'visit', anchor: 'visit-id', fieldName: 'Visit Id', entityName: 'Visit' };
const LOINC = { key: 'loinc', name: 'LOINC codes', shortName: 'LOINC' };
const CODES = [
  { code: 'M', meaning: 'Monthly' },
  { code: 'W', meaning: 'Weekly' },
];

/** The chips of a field, and each part of what they unfold. */
function show(field: Partial<PageField>): [chips: string[], ...parts: (string | null)[]] {
  cleanup();
  const { fields } = pageOf([{ fieldName: 'Area Id', ...field }]);
  render(<FieldDetails field={fields[0] as PageField} slug="payer" />);
  const details = document.querySelector('details');
  const [summary, ...parts] = Array.from(details?.children ?? []);
  const chips = Array.from(summary?.children ?? [], ({ textContent }) => textContent);
  return [chips, ...parts.map(({ textContent }) => textContent)];
}

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('is not there where there is nothing more to say', () => {
  expect(show({})).toEqual([[]]);
  expect(document.querySelector('details')).toBeNull();
});

it('leads to up to two entities by a link, and counts more', () => {
  const leadsTo = (...names: string[]) =>
    names.map((entityName) => ({ ...HOME, slug: entityName, entityName, sure: 'stated' as const }));
  expect(show({ leadsTo: leadsTo('A', 'B'), namesakes: 3 })).toEqual([[]]);
  expect(screen.getAllByRole('link', { name: /^→/ })).toHaveLength(2);
  expect(show({ leadsTo: leadsTo('A', 'B', 'C') })[0]).toEqual(['→ 3 entities']);
  expect(screen.queryByRole('link', { name: /^→/ })).toBeNull();
});

it('counts what refers to a key', () => {
  show({ referredBy: 12 });
  expect(screen.getByRole('link', { name: '← 12 fields' }).title).toBe('12 fields lead here');
  show({ referredBy: 1 });
  expect(screen.getByRole('link', { name: '← 1 field' }).title).toBe('1 field leads here');
  expect(hrefs()).toEqual(['/entities/payer#relationships']);
});

it('shows the values of a coded field, and how sure they are', () => {
  const shown = (values: PageField['values']) => show({ values });
  expect(shown({ status: 'closed', lead: 'Values', codes: CODES })).toEqual([
    ['2 values'],
    'ValuesM MonthlyW Weekly',
  ]);
  const example = { status: 'examples-only', lead: 'Shown', codes: CODES.slice(0, 1) } as const;
  expect(shown(example)).toEqual([['…'], 'ShownM Monthly']);
  const own = { status: 'agency-defined', lead: 'Own', codes: [] } as const;
  expect(shown(own)[0]).toEqual(['agency’s own values']);
  const external = {
    status: 'external',
    lead: 'Code system',
    codeSystem: LOINC,
    codes: [],
  } as const;
  expect(shown(external)).toEqual([['LOINC'], 'Code system: LOINC codes']);
  expect(show({ values: external, describedBy: 'LOINC' })[0]).toEqual(['…']);
  expect(shown({ ...external, perhapsAlso: [{ key: 'cpt', name: 'CPT' }] })[1]).toBe(
    'Code system: LOINC codes; perhaps also CPT',
  );
  expect(hrefs()).toEqual(['/values#loinc', '/values#cpt']);
});

it('links the names in meanings of values', () => {
  const links = [[3, 9, '/entities/claims']] as const;
  const codes = [{ code: 'C', meaning: 'In Claims', links }];
  show({ values: { status: 'closed', lead: 'Values', codes } });
  expect(screen.getByRole('link', { name: 'Claims' }).getAttribute('href')).toBe(
    '/entities/claims',
  );
});

it('says what is not documented, linked to the open questions of the entity', () => {
  expect(show({ open: ['currency', 'rounding'] })).toEqual([
    ['2 questions'],
    'Not documented: currency; rounding.',
  ]);
  expect(hrefs()).toEqual(['/open-questions#payer']);
});

it('names each of two sources that differ, and a text that does not fit', () => {
  const conflict = [
    { source: 'the vendor’s dictionary', says: 'not nullable' },
    { source: 'the vendor’s process page', says: 'null for remote files' },
  ];
  const misfit = { vendorSays: 'a checkbox', readHereAs: 'the address itself' };
  expect(show({ conflict, misfit })).toEqual([
    ['sources differ', 'text does not fit'],
    'Sources differ. The vendor’s dictionary: not nullable. The vendor’s process page: null for remote files.',
    'The vendor’s text does not fit this field’s name or type: it describes a checkbox. ' +
      'This site reads the field as the address itself.',
  ]);
});

it('quotes the vendor’s example, and says which facts are inferred from what', () => {
  const inferred = ['fieldName', 'dataType', 'isNullable'] as const;
  expect(show({ vendorExample: 'A2:20', inferred, basis: 'Text, by its name.' })).toEqual([
    ['vendor’s example', 'inferred'],
    'The vendor’s example is A2:20.',
    'Inferred: name, type, nullability. No source states this. Text, by its name.',
  ]);
});

it('says in which release it changed, and leads to the history of the entity', () => {
  expect(show({ changedIn: '1.2' })).toEqual([['changed in 1.2'], 'Changed in 1.2']);
  expect(hrefs()).toEqual(['#what-changed']);
});

it('counts the fields of its name, unfolded, and leads to them', () => {
  expect(show({ fieldName: 'Unit/Cap #1', namesakes: 30 })).toEqual([
    ['…'],
    '30 fields of this name',
  ]);
  expect(hrefs()).toEqual(['/fields?name=Unit%2FCap+%231']);
  expect(show({ open: ['currency'], namesakes: 30 })).toEqual([
    ['1 question'],
    'Not documented: currency.',
    '30 fields of this name',
  ]);
});
