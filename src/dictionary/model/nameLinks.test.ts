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

const link = nameLinker([
  entity('visit-service', 'Visit Service', 'Visit Id', 'Status', 'Time In'),
  entity('visit-service-approval', 'Visit Service Approval', 'Visit Id'),
  entity('claims', 'Claims', 'Claim Id', 'Id'),
] as unknown as Parameters<typeof nameLinker>[0]);

const links = (text: string, about?: string) =>
  link(text, about)
    .filter(({ path }) => path)
    .map(({ text: name, path }) => `${name} ${path}`);

it('links the longest name of an entity, at its first mention', () => {
  expect(links('See Visit Service Approval, then Visit Service and Visit Service.')).toEqual([
    'Visit Service Approval /entities/visit-service-approval',
    'Visit Service /entities/visit-service',
  ]);
});

it('links a field whose entity follows, by the longest name', () => {
  expect(links('As the Claim Id in Claims says.')).toEqual([
    'Claim Id /entities/claims#claim-id',
    'Claims /entities/claims',
  ]);
});

it('links fields of the entity that the text is about, and not that entity', () => {
  expect(links('Visit Service: from Time In on.', 'visit-service')).toEqual([
    'Time In /entities/visit-service#time-in',
  ]);
  expect(links('From Time In on.', 'claims')).toEqual([]);
});

it('takes a single word for a name only where its capital says so', () => {
  expect(links('Claims come later. Status is a word. Look into Claims.')).toEqual([
    'Claims /entities/claims',
  ]);
  expect(links('The Status and the status.', 'visit-service')).toEqual([
    'Status /entities/visit-service#status',
  ]);
});

it('takes no part of a longer name for the name of an entity', () => {
  expect(links('The Claims Batch Number and the Total Claims Yearly of Claims.')).toEqual([
    'Claims /entities/claims',
  ]);
});

it('does not link a part of a word or of a hyphenated name', () => {
  expect(links('For Visit Services or a Sub-Visit Service and E-Visit Service-X.')).toEqual([]);
});

it('gives back the text whole', () => {
  const text = 'The Claim Id in Claims, or Visit Service.';
  expect(
    link(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
