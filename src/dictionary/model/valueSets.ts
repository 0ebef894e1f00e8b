import { VALUE_STATUSES, type ValueStatus } from './valueStatuses';
import type { DataTypeName, TODO } from './dataTypes';
import { DESCRIBERS, type Describer } from './describers';
import type { CodeSystem } from './written';

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
