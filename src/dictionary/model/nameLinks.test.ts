import { expect, it } from 'vitest';
import { nameLinker } from './nameLinks';

const entity = (slug: string, name: string, ...fields: string[]) => ({
  slug,
  name,
  fields: fields.map((fieldName) => ({
    fieldName,
    anchor: fieldName.toLowerCase().replace(/\W+/g, '-'),
  })),
});

const ENTITIES = [
  entity('visit-service', 'Visit Service', 'Visit Id', 'Status', 'Time In', 'Visit Service Id'),
  entity('visit-service-approval', 'Visit Service Approval', 'Visit Id'),
  entity('claims', 'Claims', 'Id', 'Claim Id', 'Weight (kg)', 'Geo Area / Office'),
] as unknown as Parameters<typeof nameLinker>[0];

const links = (text: string, about?: string) =>
  nameLinker(ENTITIES)(text, about).map(
    ([start, end, path]) => `${text.slice(start, end)} ${path}`,
  );

it('links the longest name of an entity, at its first mention', () => {
  expect(links('See Visit Service Approval, then Visit Service and Visit Service.')).toEqual([
    'Visit Service Approval /entities/visit-service-approval',
    'Visit Service /entities/visit-service',
  ]);
  expect(links('Visit Service tells it.')).toEqual(['Visit Service /entities/visit-service']);
});

it.each([
  ['As the Claim Id in Claims says.', 'Claim Id /entities/claims#claim-id'],
  ['Claim Id in Claims', 'Claim Id /entities/claims#claim-id'],
  ['An Id in Claims', 'Id /entities/claims#id'],
])('links a field whose entity follows, by the longest name: %s', (text, field) => {
  expect(links(text)).toEqual([field, 'Claims /entities/claims']);
});

it.each(['The Claim Id of Claims.', 'The Status in Claims.', 'The ClaimId in Claims.'])(
  'links no field where its entity does not follow: %s',
  (text) => {
    expect(links(text)).toEqual(['Claims /entities/claims']);
  },
);

it('links fields of the entity that the text is about, and not that entity', () => {
  expect(links('Visit Service: from Time In on.', 'visit-service')).toEqual([
    'Time In /entities/visit-service#time-in',
  ]);
  expect(links('From Time In on.', 'claims')).toEqual([]);
  expect(links('From Time In on.', 'nowhere')).toEqual([]);
});

it('links fields whose names have other characters than letters, each whole', () => {
  expect(links('The Weight (kg) by Geo Area / Office; no Weight kg.', 'claims')).toEqual([
    'Weight (kg) /entities/claims#weight-kg-',
    'Geo Area / Office /entities/claims#geo-area-office',
  ]);
});

it('links a field rather than the entity whose name is a part of the field’s', () => {
  expect(links('A Visit Service Id, of the own record.', 'visit-service')).toEqual([
    'Visit Service Id /entities/visit-service#visit-service-id',
  ]);
  const own = [entity('a', 'A', 'Lab Order Id'), entity('lab-order', 'Lab Order')];
  const link = nameLinker(own as unknown as typeof ENTITIES);
  expect(link('Lab Order Id, then Lab Order', 'a')).toEqual([
    [0, 12, '/entities/a#lab-order-id'],
    [19, 28, '/entities/lab-order'],
  ]);
});

it.each([
  'Look into Claims.',
  'Since 2024 Claims are there.',
  'The file (old) Claims.',
  'So, Claims',
])('takes a single word for a name inside a sentence: %s', (text) => {
  expect(links(text)).toEqual(['Claims /entities/claims']);
});

it.each([
  'Claims come later.',
  'See it. Claims come later.',
  'Many claims.',
  'The Claims Batch Number.',
  'The Total Claims Yearly.',
])('takes no other single word for one: %s', (text) => {
  expect(links(text)).toEqual([]);
});

it('takes a single word for a field where its capital says so', () => {
  expect(links('The Status and the status.', 'visit-service')).toEqual([
    'Status /entities/visit-service#status',
  ]);
});

it('does not link a part of a word or of a hyphenated name', () => {
  expect(links('For Visit Services or a Sub-Visit Service and E-Visit Service-X.')).toEqual([]);
});
