import { expect, it } from 'vitest';
import { catalogEntityOf } from '../testing/catalog';
import { fieldAskedFor } from './question';

const { fields } = catalogEntityOf('Visit', [
  { fieldName: 'Employee Id' },
  { fieldName: 'Signed By', dataType: 'varchar' },
  { fieldName: 'Start Time', dataType: 'varchar' },
  { fieldName: 'Created', dataType: 'datetime' },
  { fieldName: 'Signature Day', dataType: 'date' },
  { fieldName: 'Amount', dataType: 'decimal' },
  { fieldName: 'Units' },
  { fieldName: 'City', dataType: 'varchar' },
  { fieldName: 'Cancel Reason', dataType: 'varchar' },
  { fieldName: 'Status Code', dataType: 'char' },
  { fieldName: 'Billable', dataType: 'bit' },
]);
const asked = (input: string) => {
  const asksFor = fieldAskedFor(input);
  return asksFor && fields.filter(asksFor).map(({ fieldName }) => fieldName);
};

it.each([
  ['Who signed it', ['Employee Id', 'Signed By']],
  ['by whom was it signed', ['Employee Id', 'Signed By']],
  ['when was it signed', ['Start Time', 'Created', 'Signature Day']],
  [' since what day', ['Start Time', 'Created', 'Signature Day']],
  ['how much was paid', ['Amount', 'Units']],
  ['WHERE does the client live', ['City']],
  ['why was it canceled', ['Cancel Reason', 'Status Code']],
  ['is it billable', ['Billable']],
  ['what is it', []],
  ['in which room', []],
  ['how do I read it', []],
])('%s asks for %j', (question, names) => {
  expect(asked(question)).toEqual(names);
});

it.each(['visit date', 'whole blood', 'date when', 'island', ''])('%s is no question', (input) => {
  expect(asked(input)).toBeUndefined();
});
