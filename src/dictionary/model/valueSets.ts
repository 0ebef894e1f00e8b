import type { DataTypeName, TODO } from './dataTypes';

/** How sure the list of a field's values is; everything that is said of a status is said here. */
export const VALUE_STATUSES = {
  closed: {
    means: 'a source states the whole list',
    lead: 'Values',
    choice: 'Whole list stated',
  },
  external: {
    means: 'a published code system',
    lead: 'Code system',
    choice: 'Published code system',
  },
  'agency-defined': {
    means: 'presumably each agency sets up its own list',
    lead: 'Presumably each agency has its own list',
    choice: 'Presumably each agency’s own list',
  },
  'examples-only': {
    means: 'a source merely shows some values',
    lead: 'Values seen, not a full list',
    choice: 'Only examples',
  },
  unknown: {
    means: 'the sources leave it open',
    lead: 'Values are not stated',
    choice: 'Not stated',
  },
} as const satisfies Record<string, StatusTexts>;

type StatusTexts = Readonly<{
  /** For the editor of the YAML. */
  means: string;
  /** Before the values on the entity's page. */
  lead: string;
  /** In the filter of the page of all fields. */
  choice: string;
}>;

export type ValueStatus = keyof typeof VALUE_STATUSES;

export const VALUE_STATUS_NAMES = Object.keys(VALUE_STATUSES) as [ValueStatus, ...ValueStatus[]];

/** A published list of codes that fields draw from. */
export type CodeSystem = Readonly<{
  key: string;
  /** As its publisher calls it. */
  name: string;
  publisher: string;
  /** Canonical URI as FHIR gives it. */
  uri?: string;
  note?: string;
}>;

/** A code system and how many fields draw on it. */
export type UsedCodeSystem = CodeSystem & { fields: number };

/** One value of a set; its meaning where it does not speak for itself. */
export type Code = Readonly<{ code: string; meaning: string | undefined }>;

/** The values that a coded field takes, as far as the sources say. */
export type ValueSet = Readonly<{
  status: ValueStatus;
  codeSystem?: CodeSystem;
  codes: readonly Code[];
}>;

const FLAGS: Partial<Record<DataTypeName, ValueSet>> = {
  bit: flag('0', '1'),
  boolean: flag('false', 'true'),
};

/** The values of a flag, which follow from its type; nothing for any other type. */
export function flagValues(dataType: DataTypeName | typeof TODO): ValueSet | undefined {
  return dataType === 'TODO' ? undefined : FLAGS[dataType];
}

function flag(no: string, yes: string): ValueSet {
  return {
    status: 'closed',
    codes: [
      { code: no, meaning: 'no' },
      { code: yes, meaning: 'yes' },
    ],
  };
}
