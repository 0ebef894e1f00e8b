import { describe, expect, it } from 'vitest';
import { field, problems } from '../../testing/brokenRules';
import { identifiersYaml } from '../../testing/dataFolder';
import { identifierHasOutcome } from './identifier-has-outcome';

const identifiers = identifiersYaml({
  identifiers: `
  - identifier: Claim Id
    identifies: a claim
    home: not exported
    status: inferred
    basis: The name.
`,
  notIdentifiers: `
  - {identifier: Phone Number, basis: A telephone line.}
`,
});

const said = (name: string, type?: string) =>
  problems(identifierHasOutcome, field(name, { type, example: 'x' }), { identifiers });

describe('finds what looks like an identifier and is not resolved', () => {
  it.each(['Visit Id', 'Visit ID', 'Linked Visit Ids', 'Member Identifier', 'Lot Number', 'NPI'])(
    '%s',
    (name) => {
      expect(said(name, 'varchar')).toEqual([
        `fields[0].fieldName  "${name}" looks like an identifier, and nothing says what it identifies; ` +
          'add it to data/identifiers.yaml, or give the field a "reference:"',
      ]);
    },
  );

  it('a GUID, whatever its name', () => {
    expect(said('Attachment', 'uniqueidentifier')).toHaveLength(1);
  });
});

it('has nothing against what is resolved, is no identifier, or does not look like one', () => {
  const names = [
    'Claim Id',
    'First Claim Id',
    'Phone Number',
    'Home Phone Number',
    'Idle',
    'Numbers',
  ];
  expect(names.flatMap((name) => said(name))).toEqual([]);
});
