/** How sure the list of a field's values is; all that is said of a status is said here, `choice` in the filter of all fields. */
export const VALUE_STATUSES = {
  closed: {
    means: 'a source states the whole list',
    lead: 'Values',
    choice: 'Whole list documented',
  },
  listed: {
    means: 'a source lists these values, and others occur or may occur',
    lead: 'The vendor lists',
    choice: 'Listed, perhaps not in full',
  },
  flag: {
    means: 'yes or no, as 0/1 or false/true; follows from the type and is not written',
    lead: 'Yes or no',
    choice: 'Flag',
  },
  external: {
    means: 'a public code system',
    lead: 'Code system',
    choice: 'Public code system',
  },
  'agency-defined': {
    means: 'each agency sets up its own list',
    lead: 'Each agency has its own list',
    choice: 'Each agency’s own list',
  },
  'examples-only': {
    means: 'a source merely shows some values, for this field or a similar one',
    lead: 'The vendor shows',
    choice: 'Only examples',
  },
  unknown: {
    means: 'no source lists them',
    lead: 'Values are not documented',
    choice: 'Not documented',
  },
} as const;

export type ValueStatus = keyof typeof VALUE_STATUSES;

export const VALUE_STATUS_NAMES = Object.keys(VALUE_STATUSES) as [ValueStatus, ...ValueStatus[]];
