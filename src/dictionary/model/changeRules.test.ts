import { expect, it } from 'vitest';
import { CHANGE_RULES } from './changeRules';
import { groupBy } from './groupBy';

it('says of each change what it costs: strict loaders, tolerant ones, or who makes queries', () => {
  const costs = groupBy(Object.entries(CHANGE_RULES), ([, { impact, who }]) => `${impact} ${who}`);
  const said = [...costs].map(([cost, rules]) => [cost, ...rules.map(([id]) => id)].join(' '));
  expect(said).toEqual([
    'breaking STM E1 F1',
    'breaking ST E2 E6 F2 F3 F7 T1 C1',
    'additive  E3 F4 T4 N2 V4 K2 C2',
    'documentation  E4 F5 T6 V6 D1',
    'breaking M E5 T5 V2 V7 K1',
    'may-break S E7 T3 V3 V5',
    'may-break M F6 V1 K3 P1',
    'breaking SM T2 N1',
  ]);
});
