import { fieldPlaces } from './support/fieldPlaces';
import type { Rule } from './support/rule';

/** How names of identifiers end. */
const ENDING = /(?:^|\s)(?:Ids?|IDs?|Identifier|Number|No|GUID|Key|NPI|Npi|DEA|SSN|UDI)$/;

export const identifierHasOutcome: Rule = {
  name: 'identifier-has-outcome',
  description:
    'A field that looks like an identifier by name or type is resolved by data/identifiers.yaml.',
  check: (data) => {
    const none = data.shared.identifiers.value.notIdentifiers.map(({ identifier }) => identifier);
    const isNone = (name: string) =>
      none.some((each) => name === each || name.endsWith(` ${each}`));
    return fieldPlaces(data)
      .filter(({ field: { fieldName, dataType, identity } }) => {
        const looksLikeOne = ENDING.test(fieldName) || dataType === 'uniqueidentifier';
        return looksLikeOne && !identity && !isNone(fieldName);
      })
      .map(({ field: { fieldName }, problem }) =>
        problem(
          'fieldName',
          `"${fieldName}" looks like an identifier, and nothing says what it identifies; add it to ` +
            'data/identifiers.yaml, or give the field a "reference:"',
        ),
      );
  },
};
