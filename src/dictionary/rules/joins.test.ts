import { expect, it } from 'vitest';
import { breaks, said } from '../../testing/brokenRules';
import { entityYaml, fieldYaml, identifiersYaml, makeProject } from '../../testing/dataFolder';

const unresolved = (name: string) =>
  `fields[0].fieldName  "${name}" looks like an identifier, and nothing says what it identifies; add it to data/identifiers.yaml, or give the field a "reference:"`;
const NAMES = [
  'Visit Id',
  'Visit ID',
  'Linked Visit Ids',
  'Member Identifier',
  'Lot Number',
  'NPI',
];
breaks(
  'identifier-has-outcome',
  {
    ...Object.fromEntries(NAMES.map((name) => [unresolved(name), `fieldName: ${name}`])),
    // A GUID, whatever its name.
    [unresolved('Attachment')]: 'fieldName: Attachment, dataType: uniqueidentifier',
    nothing: [
      'Claim Id',
      'First Claim Id',
      'Phone Number',
      'Home Phone Number',
      'Idle',
      'Numbers',
    ].map((name) => `fieldName: ${name}`),
  },
  {
    identifiers: identifiersYaml({
      own: ' [{identifier: Claim Id, identifies: a claim, basis: x}, {identifier: Client Id, identifies: x, basis: x}]\n',
      notIdentifiers: ' [{identifier: Phone Number, basis: A telephone line.}]\n',
    }),
  },
);

const identifiers = identifiersYaml({
  identifiers: `
  - {identifier: Visit Id, identifies: a visit, home: {entity: visit, field: Visit Id}, status: inferred, basis: x}
`,
  unknown: `
  - {identifier: Report Id, identifies: a report, candidates: [{entity: claims, field: Claim Id}], basis: x}
`,
});

/** What the rule says of the description of a field beside a visit and its claims. */
function told(name: string, says: string, more = '') {
  const claim = '    reference: {none: Its own., outcome: own, identifies: a claim}\n';
  const field = fieldYaml(name).replace('What it says.', says) + more;
  const visit = entityYaml('Visit Service', fieldYaml('Visit Id') + fieldYaml('Status'));
  const root = makeProject(
    {
      'visit.yaml': visit,
      'claims.yaml': entityYaml('Claims', fieldYaml('Claim Id') + claim + fieldYaml('Visit Id')),
      'a.yaml': entityYaml('Log', field),
    },
    { identifiers },
  );
  return said('join-told-as-modeled', root);
}

const noJoin = (mention: string, key = 'description') =>
  `fields[0].${key}  says "${mention}", and the model joins Log › Visit Id with nothing there; mend the text or data/identifiers.yaml`;
it.each([
  ['Visit Id', 'The visit; matches Claim Id in Claims.', '', noJoin('Claim Id in Claims')],
  ['Visit Id', 'The visit (Claims › Claim Id).', '', noJoin('Claims › Claim Id')],
  ['Visit Id', 'The visit, in Claims under Claim Id.', '', noJoin('Claims under Claim Id')],
  ['Visit Id', 'The visit; look the number up in Claims.', '', noJoin('look up in Claims')],
  [
    'Visit Id',
    'The visit.',
    '    values: {status: closed, codes: {1: Matches Claim Id in Claims}}\n',
    noJoin('Claim Id in Claims', 'values'),
  ],
  // A field that is not there, in whatever text.
  [
    'Remark',
    'As the Claim Id in Visit Service says.',
    '',
    'fields[0].description  says "Claim Id in Visit Service", and Visit Service has no field of that name',
  ],
  [
    'Remark',
    'What it says.',
    '    open: [whether it is the Status in Claims]\n',
    'fields[0].open[0]  says "Status in Claims", and Claims has no field of that name',
  ],
  ['Visit Id', 'The visit; look the number up in Visit Service.', '', ''],
  ['Visit Id', 'The visit, that is Visit Id in Visit Service.', '', ''],
  // It leads where the other leads.
  ['Visit Id', 'Compare with Visit Id in Claims.', '', ''],
  ['Report Id', 'Perhaps the Claim Id in Claims.', '', ''],
  // One of the two is no identifier.
  ['Visit Id', 'Compare with Status in Visit Service.', '', ''],
  ['Remark', 'Compare with Claim Id in Claims.', '', ''],
])('join-told-as-modeled of %s: %s%s', (name, says, more, message) => {
  expect(told(name, says, more)).toBe(message);
});
