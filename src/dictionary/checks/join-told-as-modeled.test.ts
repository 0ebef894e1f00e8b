import { describe, expect, it } from 'vitest';
import { field, problemsOf } from '../../testing/brokenRules';
import { entityYaml, identifiersYaml } from '../../testing/dataFolder';
import { joinToldAsModeled } from './join-told-as-modeled';

const identifiers = identifiersYaml({
  identifiers: `
  - identifier: Visit Id
    identifies: a visit
    home: {entity: visit, field: Visit Id}
    status: inferred
    basis: The name.
`,
  unknown: `
  - identifier: Report Id
    identifies: a report
    candidates: [{entity: claims, field: Claim Id}]
    basis: Nobody says.
`,
});

/** What the rule says of the description of a field beside a visit and its claims. */
function said(name: string, says: string, more?: string): string[] {
  const entities = {
    'visit.yaml': entityYaml('Visit Service', field('Visit Id') + field('Status')).replace(
      'ContentVisitService',
      'ContentVisit',
    ),
    'claims.yaml': entityYaml(
      'Claims',
      field('Claim Id', {
        more: 'reference: {none: Its own., outcome: own, identifies: a claim}',
      }) + field('Visit Id'),
    ),
    'a.yaml': entityYaml('Log', field(name, { says, more })),
  };
  return problemsOf(joinToldAsModeled, entities, { identifiers }).map((line) =>
    line.replace(/^\S+ {2}/, ''),
  );
}

const noJoin = (mention: string) =>
  `fields[0].description  says "${mention}", and the model joins Log › Visit Id with nothing there; ` +
  'mend the text or data/identifiers.yaml';

describe('finds a join that the model does not know', () => {
  it.each([
    ['The visit; matches Claim Id in Claims.', 'Claim Id in Claims'],
    ['The visit (Claims › Claim Id).', 'Claims › Claim Id'],
    ['The visit, in Claims under Claim Id.', 'Claims under Claim Id'],
    ['The visit; look the number up in Claims.', 'look up in Claims'],
  ])('%s', (says, mention) => {
    expect(said('Visit Id', says)).toEqual([noJoin(mention)]);
  });

  it('but not one that it knows by the entity alone', () => {
    expect(said('Visit Id', 'The visit; look the number up in Visit Service.')).toEqual([]);
  });

  it('also in the meaning of a value', () => {
    const more = 'values: {status: closed, codes: {1: Matches Claim Id in Claims}}';
    expect(said('Visit Id', 'The visit.', more)).toEqual([
      noJoin('Claim Id in Claims').replace('description', 'values'),
    ]);
  });
});

it('finds a field that is not there, in whatever text', () => {
  expect(said('Remark', 'As the Claim Id in Visit Service says.')).toEqual([
    'fields[0].description  says "Claim Id in Visit Service", and Visit Service has no field of that name',
  ]);
  expect(said('Remark', 'What it says.', 'open: [whether it is the Status in Claims]')).toEqual([
    'fields[0].open[0]  says "Status in Claims", and Claims has no field of that name',
  ]);
});

it.each([
  ['leads there', 'Visit Id', 'The visit, that is Visit Id in Visit Service.'],
  ['leads where that one leads', 'Visit Id', 'Compare with Visit Id in Claims.'],
  ['may lead there', 'Report Id', 'Perhaps the Claim Id in Claims.'],
  ['is compared with no identifier', 'Visit Id', 'Compare with Status in Visit Service.'],
  ['is no identifier', 'Remark', 'Compare with Claim Id in Claims.'],
])('has nothing against a text whose field %s', (_, name, says) => {
  expect(said(name, says)).toEqual([]);
});
