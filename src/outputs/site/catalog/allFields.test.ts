import { expect, it } from 'vitest';
import { catalogEntityOf, SMALL_CATALOG } from '../../../testing/catalog';
import { allFieldsData } from './allFields';

const labels = (choices: readonly { label: string }[]) => choices.map(({ label }) => label);

it('offers what occurs, with the labels of value statuses', () => {
  const { total, choices } = allFieldsData(SMALL_CATALOG);
  expect(total).toBe(5);
  expect(Object.entries(choices).map(([name, all]) => [name, ...labels(all)])).toEqual([
    ['type', 'bigint', 'char', 'decimal', 'integer', 'varchar'],
    ['nullable', 'Yes', 'No'],
    ['entity', 'Claims', 'Payer', 'Visit'],
    ['area', 'Medications', 'Insurance and eligibility'],
    ['values', 'Whole list documented'],
    ['described', 'vendor', 'this site', 'X12 837'],
    ['system', 'ISO 7812'],
    ['fhir'],
    ['sensitivity'],
  ]);
});

it('names a code system by its short name first, and sorts by that', () => {
  const field = (codeSystem: string, codeSystemName: string, codeSystemMark?: string) => ({
    ...{ fieldName: codeSystem, codeSystem, codeSystemName, codeSystemMark },
  });
  const fields = [
    field('ndc', 'National Drug Code (NDC)', 'NDC'),
    field('x12-837', 'Code lists of X12 837 (claim)', 'X12 837'),
    field('cpt', 'Procedures (CPT)', 'CPT'),
    field('own', 'Own list'),
  ];
  expect(labels(allFieldsData([catalogEntityOf('A', fields)]).choices.system)).toEqual([
    'CPT – Procedures',
    'NDC – National Drug Code',
    'Own list',
    'X12 837 – Code lists of X12 837 (claim)',
  ]);
});
