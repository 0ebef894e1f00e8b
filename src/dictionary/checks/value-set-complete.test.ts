import { field, findsBroken } from '../../testing/brokenRules';
import { valueSetComplete } from './value-set-complete';

findsBroken(valueSetComplete, 'fields[0].values', {
  'is external; name its codeSystem': field('Sex', { more: 'values: {status: external}' }),
  'is closed; list its codes': field('Sex', { more: 'values: {status: closed}' }),
});
findsBroken(
  valueSetComplete,
  'fields[0].values',
  {
    'names a codeSystem, so its status is external, not unknown': field('Sex', {
      more: 'values: {status: unknown, codeSystem: loinc}',
    }),
  },
  { 'code-systems': 'codeSystems: {loinc: {name: LOINC, publisher: Regenstrief}}' },
);
