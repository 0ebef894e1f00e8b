import { field, tellsBroken } from '../../testing/brokenRules';
import { valueSetComplete } from './value-set-complete';

tellsBroken(valueSetComplete, [
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
]);
