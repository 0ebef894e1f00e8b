import { codedExamples } from './support/fieldPlaces';
import type { Rule } from './support/rule';

/** By code system: the shape of numbers that are never issued, and one of them. */
const RESERVED: Readonly<Record<string, { shape: RegExp; use: string }>> = {
  'ncpdp-provider-id': { shape: /^99999\d\d$/, use: '9999901' },
  clia: { shape: /^99D\d{7}$/, use: '99D9999901' },
};

export const providerNumberReserved: Rule = {
  name: 'provider-number-reserved',
  description: 'Numbers of pharmacies and laboratories are from ranges that are never issued.',
  check: (data) =>
    codedExamples(data, ...Object.keys(RESERVED)).flatMap(({ example, system, problem }) => {
      const reserved = RESERVED[system];
      return !reserved || reserved.shape.test(example)
        ? []
        : problem(`"${example}" may be somebody’s; use one such as ${reserved.use}`);
    }),
};
