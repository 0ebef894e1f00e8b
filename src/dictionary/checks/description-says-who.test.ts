import { expect, it } from 'vitest';
import { codeSystem, field, problems, problemsOf } from '../../testing/brokenRules';
import { entityYaml } from '../../testing/dataFolder';
import { descriptionSaysWho } from './description-says-who';

const MISSING =
  'is missing; write who says it: vendor, process-page, product-description, site, or a key of data/code-systems.yaml';
const said = (describedBy: string, more = '') =>
  field('Sex', { more: `describedBy: ${describedBy}\n    ${more}` });
const ofFields = (fields: string, files = {}) =>
  problems(descriptionSaysWho, fields, files, 'describedBy: site\n');

it.each(['vendor', 'process-page', 'product-description', 'site'])('accepts %s', (who) => {
  expect(ofFields(said(who))).toEqual([]);
});

it('accepts a standard that is declared', () => {
  expect(ofFields(said('loinc'), codeSystem('loinc'))).toEqual([]);
});

it('refuses an entity and a field that do not say it', () => {
  expect(problems(descriptionSaysWho, field('Sex'))).toEqual([
    `describedBy  ${MISSING}`,
    `fields[0].describedBy  ${MISSING}`,
  ]);
});

it('refuses a name that is no standard, and says which one it may be', () => {
  expect(ofFields(said('loinx'), codeSystem('loinc'))).toEqual([
    'fields[0].describedBy  "loinx" is none of vendor, process-page, product-description, site and no key of data/code-systems.yaml; did you mean "loinc"?',
  ]);
});

it('asks it of values, but not of those that nobody says or that follow from the type', () => {
  expect(ofFields(said('site', 'values: {status: closed, codes: [A]}'))).toEqual([
    `fields[0].values  describedBy ${MISSING}`,
  ]);
  expect(ofFields(said('site', 'values: {status: unknown}'))).toEqual([]);
  const flag = field('Sex', { type: 'bit', more: 'describedBy: site' });
  expect(ofFields(flag)).toEqual([]);
});

it('points at the vocabulary where the text is written there', () => {
  const drawn = field('Sex').replace(/ {4}description: .*\n/, '');
  const vocabulary = 'fields: [{fieldName: Sex, description: Sex at birth.}]';
  const entity = entityYaml('Payer', drawn).replace('fields:', 'describedBy: site\nfields:');
  const [problem, ...others] = problemsOf(descriptionSaysWho, { 'a.yaml': entity }, { vocabulary });
  expect(problem).toContain('data/vocabulary.yaml:1:');
  expect(others).toEqual([]);
});

it('lets a field say it for a text of the vocabulary', () => {
  const drawn = said('vendor').replace(/ {4}description: .*\n/, '');
  const vocabulary = 'fields: [{fieldName: Sex, description: Sex at birth., describedBy: site}]';
  expect(ofFields(drawn, { vocabulary })).toEqual([]);
});
