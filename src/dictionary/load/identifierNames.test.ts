import { describe, expect, it } from 'vitest';
import type { Join } from '../model/relationships';
import { entityYaml, fieldYaml, identifiersYaml } from '../../testing/dataFolder';
import { loadFiles, problemsOf } from '../../testing/loadProblems';

const VISIT_ID = `
  - identifier: Visit Id
    identifies: a visit
    home: { entity: visit, field: Visit Id }
    also: [Visit ID]
    status: inferred
    basis: The name.
`;

/** A visit, and an entity with the given fields. */
const entities = (fields: string) => ({
  'visit.yaml': entityYaml('Visit', fieldYaml('Visit Id') + fieldYaml('Part')),
  'a.yaml': entityYaml('A', fields),
});

type Lists = Parameters<typeof identifiersYaml>[0];
const files = (lists: Lists = { identifiers: VISIT_ID }) => ({
  identifiers: identifiersYaml(lists),
});

const load = (fields: string, lists?: Lists) => loadFiles(entities(fields), files(lists));
const problems = (fields: string, lists?: Lists) =>
  problemsOf(entities(fields), files(lists)).join('\n');

const spell = ({ from, to, role }: Join) =>
  `${from.slug}#${from.anchor} > ${to.slug}#${to.anchor}${role && ` as ${role}`}`;
const joins = (...args: Parameters<typeof load>) => load(...args).relationships.joins.map(spell);
const outcomes = (...args: Parameters<typeof load>) =>
  load(...args).entities.map(({ fields }) => fields.map(({ identity }) => identity?.outcome));

describe('a field leads to the home of its identifier', () => {
  it('by the identifier’s name, another spelling of it, or a role before it', () => {
    expect(joins(fieldYaml('Visit Id'))).toEqual(['a#visit-id > visit#visit-id']);
    expect(joins(fieldYaml('Visit ID'))).toEqual(['a#visit-id > visit#visit-id']);
    expect(joins(fieldYaml('First Visit Id'))).toEqual([
      'a#first-visit-id > visit#visit-id as First',
    ]);
  });

  it('and to nothing by half a word or a type of another family', () => {
    expect(joins(fieldYaml('Revisit Id') + fieldYaml('Visit Id Code'))).toEqual([]);
    expect(joins(fieldYaml('Visit Id', 'x', 'varchar'))).toEqual([]);
  });
});

describe('the longest name wins, over all lists', () => {
  const external = `
  - identifier: Portal Visit Id
    identifies: a form
    basis: Given by the portal.
`;
  const lists = { identifiers: VISIT_ID, external };

  it('so that a number that somebody else gives out is no reference', () => {
    expect(joins(fieldYaml('Portal Visit Id'), lists)).toEqual([]);
    expect(outcomes(fieldYaml('Portal Visit Id'), lists)[0]).toEqual(['external']);
  });
});

it('distinguishes a key that others refer to from a number of its own', () => {
  expect(outcomes(fieldYaml('Visit Id'))[1]).toEqual(['key', undefined]);
  expect(outcomes(fieldYaml('Name'))[1]).toEqual(['own', undefined]);
});

it('names every place that names a renamed field', () => {
  const renamed = (list: string) => list.replaceAll('field: Visit Id', 'field: Old Id');
  const external = `
  - identifier: Policy
    identifies: a policy
    compare: [{ entity: visit, field: Visit Id }]
    basis: Given by the payer.
`;
  const unknown = `
  - identifier: Report Id
    identifies: a report
    candidates: [{ entity: visit, field: Visit Id }]
    basis: Nobody says.
`;
  const polymorphic = `
  - entity: a
    field: Area Id
    by: Area
    identifies: a record
    basis: Listed.
    targets:
      - { value: Visit, to: { entity: visit, field: Visit Id }, status: stated, basis: Listed. }
      - value: Part
        to: { entity: visit, field: Part }
        where: { field: Visit Id, is: '1' }
        status: stated
        basis: Listed.
`;
  const lists = {
    identifiers: renamed(VISIT_ID),
    external: renamed(external),
    unknown: renamed(unknown),
    polymorphic: renamed(polymorphic),
  };
  const reference =
    'reference: { to: { entity: visit, field: Old Id }, status: stated, basis: Said so. }';
  const fields =
    fieldYaml('Area', 'Visit', 'varchar') +
    fieldYaml('Area Id') +
    `${fieldYaml('Seen')}    ${reference}\n`;
  const said = problems(fields, lists);
  for (const place of [
    'fields[2].reference.to',
    'identifiers[0].home',
    'external[0].compare[0]',
    'unknown[0].candidates[0]',
    'polymorphic[0].targets[0].to',
    'polymorphic[0].targets[1].where',
  ]) {
    expect(said).toContain(`${place}  "Old Id" is no field of visit`);
  }
  expect(said).toContain('6 problems in the data');
});

it('says under each name where it is at home, and what others give out in the first field', () => {
  const external = `
  - identifier: Policy
    identifies: a policy
    also: [Policy Number]
    compare: [{ entity: a, field: Part }, { entity: visit, field: Part }]
    basis: Given by the payer.
`;
  expect(load(fieldYaml('Part'), { identifiers: VISIT_ID, external }).relationships.homes).toEqual({
    'Visit Id': 'visit',
    'Visit ID': 'visit',
    Policy: 'a',
    'Policy Number': 'a',
  });
});
