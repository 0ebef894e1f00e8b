import { expect, it } from 'vitest';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { entityYaml, fieldYaml, identifiersYaml } from '../../../testing/dataFolder';
import { isGolden } from '../../../testing/golden';
import { loadFiles } from '../../../testing/loadProblems';
import { checkRules, checkRulesList } from './checkRules';

// The words of all kinds are data as it is: those of one are enough to read.
isGolden(__dirname, (of, inputs) => {
  const findingKinds = { 'file-blank': of.findingKinds['file-blank'] };
  return checkRulesList({ ...of, findingKinds } as Dictionary, inputs);
});

/** The rules of a visit with these fields, and of A, whose fields lead there. */
function rulesOf(fields: string, cardinality = 'many-to-one') {
  const identifiers = identifiersYaml({
    identifiers: `
  - identifier: Visit Id
    identifies: a visit
    home: { entity: visit, field: Visit Id }
    with: [Part]
    cardinality: ${cardinality}
    status: inferred
    basis: The name.
`,
  });
  const visit = fieldYaml('Visit Id') + fieldYaml('Part') + fieldYaml('Other');
  return checkRules(
    loadFiles(
      { 'a.yaml': entityYaml('A', fields), 'visit.yaml': entityYaml('Visit', visit) },
      { identifiers },
    ),
  );
}

it('holds a key to be unique with just what its identifier compares, if one record is meant', () => {
  const asking = fieldYaml('Part') + fieldYaml('Other') + fieldYaml('Visit Id');
  const reference =
    '    reference: { to: { entity: visit, field: Visit Id }, with: [Other], status: stated, basis: Seen. }\n';
  const keys = (...args: Parameters<typeof rulesOf>) =>
    rulesOf(...args).keys.map(({ fields, isUnique }) => [fields, isUnique]);
  expect(keys(asking)).toEqual([[[0, 1], true]]);
  expect(keys(asking, 'many-to-many')).toEqual([[[0, 1], undefined]]);
  expect(keys(asking + reference)).toEqual([
    [[0, 1], true],
    [[0, 2], undefined],
  ]);
});

it('lets a date lie ahead where its name says that it is planned, and no text', () => {
  const names = ['Estimated Day', 'Scheduled Day', 'Begin Day', 'Effective Day', 'Seen Day'];
  const days = names.map((name) => fieldYaml(name, '2025-03-04', 'date')).join('');
  const { entities } = rulesOf(days + fieldYaml('Begin Note', 'A', 'varchar'));
  const ahead = entities[0]?.fields.map((field) => field.ahead === true);
  expect(ahead).toEqual([true, true, true, true, false, false]);
});
