import { ofFields } from './support/fieldPlaces';
import type { Rule } from './support/rule';

export const valueSetComplete: Rule = {
  name: 'value-set-complete',
  description: 'A value set has the code system or the codes that its status calls for.',
  check: ofFields('values', ({ values }) => {
    if (!values) return undefined;
    const { status, codeSystem, codes } = values;
    if (status === 'external') return !codeSystem && 'is external; name its codeSystem';
    if (codeSystem) return `names a codeSystem, so its status is external, not ${status}`;
    const needsCodes = status === 'closed' || status === 'examples-only';
    return needsCodes && codes.length === 0 && `is ${status}; list its codes`;
  }),
};
