import { field, tellsBrokenRules } from '../../testing/brokenRules';

tellsBrokenRules([
  [
    'a coded field without values',
    field('Visit Status', { type: 'varchar', example: 'OPEN' }),
    'fields[0].fieldName',
    'is coded by its name; add values, if only with the status unknown',
  ],
  [
    'external values without a code system',
    field('Sex', { more: 'values: {status: external}' }),
    'fields[0].values',
    'is external; name its codeSystem',
  ],
  [
    'a code system beside another status',
    field('Sex', { more: 'values: {status: unknown, codeSystem: loinc}' }),
    'fields[0].values',
    'names a codeSystem, so its status is external, not unknown',
    { 'code-systems': 'codeSystems: {loinc: {name: LOINC, publisher: Regenstrief}}' },
  ],
  [
    'a closed list without codes',
    field('Sex', { more: 'values: {status: closed}' }),
    'fields[0].values',
    'is closed; list its codes',
  ],
  [
    'a code system that nobody uses',
    field('Client Id'),
    'codeSystems.loinc',
    'is used by no field; remove it',
    { 'code-systems': 'codeSystems: {loinc: {name: Names, publisher: Regenstrief}}' },
  ],
]);
