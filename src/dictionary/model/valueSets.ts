import type { DataTypeName, TODO } from './dataTypes';
import { DESCRIBERS, type Describer } from './describers';
import type { CodeSystem } from './written';

/** How sure the list of a field's values is; everything that is said of a status is said here. */
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
} as const satisfies Record<string, StatusTexts>;

type StatusTexts = Readonly<{
  means: string;
  lead: string;
  /** In the filter of the page of all fields. */
  choice: string;
}>;

export type ValueStatus = keyof typeof VALUE_STATUSES;

export const VALUE_STATUS_NAMES = Object.keys(VALUE_STATUSES) as [ValueStatus, ...ValueStatus[]];

/** The words before a set of values: who lists or shows them, and what of it is a conclusion. */
export function leadOf({
  status,
  describedBy,
  codes,
}: Pick<ValueSet, 'status' | 'describedBy' | 'codes'>): string {
  const { lead } = VALUE_STATUSES[status];
  if (!describedBy || describedBy.key === 'vendor') {
    // The vendor gives one example a field: several are of fields that share their values.
    const isPooled = status === 'examples-only' && codes.length > 1;
    return isPooled ? `${lead}, here or in similar fields` : lead;
  }
  if (describedBy.key === 'site') {
    if (status === 'listed') return 'Likely';
    return `${lead} (${status === 'examples-only' ? 'meaning concluded' : 'concluded'})`;
  }
  if (describedBy.key in DESCRIBERS) return lead.replace('vendor', describedBy.mark);
  return `${lead} (meaning from ${describedBy.mark})`;
}

/** One value of a set; its meaning where it does not speak for itself. */
export type Code = Readonly<{ code: string; meaning: string | undefined }>;

/** The values that a coded field takes, as far as the sources say. */
export type ValueSet = Readonly<{
  status: ValueStatus;
  /** Who says which values these are, and what they mean; nobody where none is known. */
  describedBy?: Describer;
  codeSystem?: CodeSystem;
  /** Further code systems whose codes may occur; that they do is not documented. */
  perhapsAlso?: readonly CodeSystem[];
  codes: readonly Code[];
}>;

/** The vendor's example of a field, unless it is already among the values that the vendor shows. */
export function unlistedVendorExample({
  vendorExample,
  values,
}: Readonly<{ vendorExample?: string; values?: ValueSet }>): string | undefined {
  return values?.codes.some(({ code }) => code === vendorExample) ? undefined : vendorExample;
}

/** The values of every flag: how a flag is spelled follows from no source. */
const FLAG: ValueSet = {
  status: 'flag',
  codes: [
    { code: '0 or false', meaning: 'no' },
    { code: '1 or true', meaning: 'yes' },
  ],
};

/** The values of a flag, which follow from its type; nothing for any other type. */
export function flagValues(dataType: DataTypeName | typeof TODO): ValueSet | undefined {
  return dataType === 'bit' || dataType === 'boolean' ? FLAG : undefined;
}
