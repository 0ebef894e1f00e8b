import path from 'node:path';
import { expect, it } from 'vitest';
import { casesOf } from '../../testing/cases';
import { nameLinker } from './nameLinks';

const entity = (slug: string, name: string, ...fields: string[]) => ({
  slug,
  name,
  fields: fields.map((fieldName) => ({
    fieldName,
    anchor: fieldName.toLowerCase().replace(/\W+/g, '-'),
  })),
});

const OWN = ['Visit Id', 'Status', 'Time In', 'Visit Service Id', 'Lab Order Id'];
const linksIn = nameLinker([
  entity('visit-service', 'Visit Service', ...OWN),
  entity('visit-service-approval', 'Visit Service Approval', 'Visit Id'),
  entity('claims', 'Claims', 'Id', 'Claim Id', 'Weight (kg)', 'Geo Area / Office'),
  entity('lab-order', 'Lab Order'),
] as unknown as Parameters<typeof nameLinker>[0]);

type Case = { about?: string; links: Record<string, string[]> };

const cases = Object.entries(casesOf<Case>(path.join(__dirname, 'nameLinks'))).flatMap(
  ([what, { about, links }]) =>
    Object.entries(links).map(([text, found]) => ({ what, about, text, found })),
);

it.each(cases)('links $what: $text', ({ about, text, found }) => {
  const links = linksIn(text, about).map(
    ([start, end, target]) => `${text.slice(start, end)} ${target}`,
  );
  expect(links).toEqual(found);
});

it('links a name where it is no part of a longer one', () => {
  const links = linksIn('Lab Order Id, then Lab Order', 'visit-service');
  expect(links.map(([start]) => start)).toEqual([0, 19]);
});
