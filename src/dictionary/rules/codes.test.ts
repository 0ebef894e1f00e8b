import { breaks } from '../../testing/brokenRules';

const SHOWS = 'fields[0].exampleValue ';

/** The file that declares a code system. */
const system = (key: string) => ({
  'code-systems': `codeSystems: {${key}: {name: Numbers, publisher: Somebody}}`,
});

/** A field whose example is from a code system. */
const coded = (example: string, key: string) =>
  `exampleValue: "${example}", values: {status: external, codeSystem: ${key}}`;

breaks('code-system-used', {
  'codeSystems.loinc  is used by no field and describes none; remove it': {
    data: system('loinc'),
  },
  nothing: [
    'values: {status: external, codeSystem: loinc}',
    'values: {status: unknown, perhapsAlso: [loinc]}',
    'describedBy: loinc',
    // Which system it is of is not said yet.
    'values: {status: external}',
  ].map((field) => ({ fields: [field], data: system('loinc') })),
});

breaks('coded-field-has-values', {
  'fields[0].fieldName  is coded by its name; add values, if only with the status unknown': [
    'fieldName: Visit Status',
    'fieldName: Role 2',
  ],
  nothing: ['fieldName: Visit Status, values: {status: unknown}', 'fieldName: Status Date'],
});

breaks(
  'dea-check-digit',
  {
    [`${SHOWS} "ZS1234567" has the wrong check digit; it should be ZS1234563`]: coded(
      'ZS1234567',
      'dea-number',
    ),
    [`${SHOWS} "AS1234563" is no X or Z, a letter and seven figures`]: coded(
      'AS1234563',
      'dea-number',
    ),
    nothing: coded('ZS1234563', 'dea-number'),
  },
  system('dea-number'),
);

/** The files in which some codes of a system are known. */
const known = (key: string, codes: string) => ({
  ...system(key),
  'valid-codes': `validCodes: {${key}: {source: looked up, codes: [${codes}]}}`,
});
const icd = (example: string) => ({
  fields: [coded(example, 'icd-10-cm')],
  data: known('icd-10-cm', 'F33.1, E11.9'),
});
breaks('example-code-valid', {
  [`${SHOWS} "NOT-A-CODE" is not known to be valid in icd-10-cm; use a code that was looked up (F33.1, E11.9), or look it up and add it to data/valid-codes.yaml`]:
    icd('NOT-A-CODE'),
  [`${SHOWS} "115" is not known to be valid in cvx; look it up and add it to data/valid-codes.yaml`]:
    { fields: [coded('115', 'cvx')], data: system('cvx') },
  nothing: [
    icd('F33.1'),
    // As claims write it.
    icd('F331'),
    { fields: [coded('Weal,247472004', 'snomed')], data: known('snomed', '247472004') },
    { fields: [coded('MHMental health', 'x12')], data: known('x12', 'MHMental health') },
    // Numbers that are issued one by one have check digits.
    { fields: [coded('1', 'npi')], data: system('npi') },
  ],
});

breaks(
  'gtin-check-digit',
  {
    [`${SHOWS} "09521234543212" has the wrong check digit; it should be 09521234543213`]: coded(
      '(01)09521234543212(17)270131',
      'udi',
    ),
    [`${SHOWS} "(01)00643169001763" does not begin with a GTIN of 14 figures, 0952 first`]: coded(
      '(01)00643169001763',
      'udi',
    ),
    nothing: coded('(01)09521234543213(17)270131', 'udi'),
  },
  system('udi'),
);

breaks(
  'loinc-check-digit',
  {
    [`${SHOWS} "2345-8" has the wrong check digit; it should be 2345-7`]: coded('2345-8', 'loinc'),
    'validCodes.loinc.codes[1]  "2345-8" has the wrong check digit; it should be 2345-7': {
      data: known('loinc', '2345-7, 2345-8'),
    },
    nothing: [coded('2345-7', 'loinc'), coded('Progress note', 'loinc')],
  },
  system('loinc'),
);

breaks(
  'npi-check-digit',
  {
    [`${SHOWS} "9876543211" has the wrong check digit; it should be 9876543213`]: coded(
      '9876543211',
      'npi',
    ),
    [`${SHOWS} "1234567893" is no NPI of ten figures that begins with 9`]: coded(
      '1234567893',
      'npi',
    ),
    nothing: coded('9876543213', 'npi'),
  },
  system('npi'),
);

breaks(
  'provider-number-reserved',
  {
    [`${SHOWS} "21D0123456" may be somebody’s; use one such as 99D9999901`]: coded(
      '21D0123456',
      'clia',
    ),
    nothing: coded('99D9999901', 'clia'),
  },
  system('clia'),
);
breaks(
  'provider-number-reserved',
  {
    [`${SHOWS} "2112345" may be somebody’s; use one such as 9999901`]: coded(
      '2112345',
      'ncpdp-provider-id',
    ),
  },
  system('ncpdp-provider-id'),
);

breaks('valid-code-used', {
  'validCodes.icd-10-cm.codes[1]  "E11.9" is shown by no example; remove it, unless it is to come':
    [icd('F33.1'), icd('F331')],
  'validCodes.cvx.codes[0]  "115" is shown by no example; remove it, unless it is to come': {
    data: known('cvx', '115'),
  },
});

breaks(
  'value-set-complete',
  {
    'fields[0].values  is external; name its codeSystem': 'values: {status: external}',
    'fields[0].values  is closed; list its codes': 'values: {status: closed}',
    'fields[0].values  is examples-only; list its codes': 'values: {status: examples-only}',
    'fields[0].values  names a codeSystem, so its status is external, not unknown':
      'values: {status: unknown, codeSystem: loinc}',
    nothing: 'values: {status: unknown}',
  },
  system('loinc'),
);
