/**
 * Codes known to be valid, by the key of their code system, with the source of that knowledge. The
 * examples of the dictionary are checked against them; a new example code is looked up and added.
 */
export const VALID_CODES: Readonly<Record<string, { source: string; codes: readonly string[] }>> = {
  'icd-10-cm': {
    source: 'CDC/NCHS, ICD-10-CM tabular list, fiscal year 2025',
    codes: ['F33.1', 'F41.1', 'E11.9', 'G47.00', 'V43.52XS'],
  },
  'icd-9-cm': {
    source: 'CDC/NCHS and CMS, ICD-9-CM, 2014 edition',
    codes: ['296.32', '300.02', '250.00'],
  },
  'dsm-5': {
    source:
      'American Psychiatric Association, DSM-5 names; ICD-10-CM titles for medical conditions',
    codes: [
      'Major depressive disorder, Recurrent episode, Moderate',
      'Type 2 diabetes mellitus without complications',
    ],
  },
  'snomed-ct': {
    source: 'SNOMED International, SNOMED CT International Edition, concept ids and descriptions',
    codes: [
      '247472004',
      '6369005',
      '18818009',
      '44054006',
      '18512000',
      '14106009',
      'Individual psychotherapy (regime/therapy)',
      'Individual psychotherapy',
    ],
  },
  loinc: {
    source: 'Regenstrief Institute, LOINC 2.78',
    codes: [
      '2345-7',
      '3016-3',
      '11506-3',
      'Progress note',
      'Glucose SerPl-mCnc',
      'Glucose [Mass/volume] in Serum or Plasma',
    ],
  },
  rxnorm: {
    source: 'NLM, RxNorm: penicillin G; sertraline 50 MG Oral Tablet',
    codes: ['7980', '312941'],
  },
  ndc: {
    source: 'FDA, NDC directory and package labels (sertraline 50 mg, 30 tablets), 11-digit form',
    codes: ['68533005612', '49281040010'],
  },
  cvx: { source: 'CDC, CVX: Tdap', codes: ['115'] },
  cpt: { source: 'AMA, CPT 2025', codes: ['90837'] },
  'hcpcs-modifiers': { source: 'CMS, HCPCS Level II modifiers', codes: ['AJ', 'HO'] },
  pos: { source: 'CMS, place of service codes', codes: ['11'] },
  'bill-type-facility': { source: 'NUBC, UB-04 type of bill', codes: ['76'] },
  'revenue-codes': { source: 'NUBC, UB-04 revenue codes', codes: ['0914'] },
  'usps-states': { source: 'USPS, Publication 28, appendix B', codes: ['MD'] },
  zip: { source: 'made up: no ZIP Code is 99999', codes: ['99999'] },
  gmdn: {
    source: 'GMDN Agency, preferred term, as written in public device records',
    codes: ['Dual-chamber implantable pacemaker, rate-responsive'],
  },
  'x12-277': { source: 'X12, claim status category A2 and claim status 20', codes: ['A2:20'] },
  'x12-834': { source: 'X12 834, elements 1069 and 1068', codes: ['19', 'M'] },
  'x12-835-carc': { source: 'X12, adjustment group CO and reason 45', codes: ['CO:45'] },
  'x12-270-271': {
    source: 'X12 271 (005010X279A1), element code lists and their names',
    codes: [
      'IND',
      'MH',
      '27',
      'VS',
      'Y',
      'WK',
      '34',
      'A',
      'G',
      'Co-Payment',
      'Preferred Provider Organization (PPO)',
      '6P',
      'Payor Identification',
      'Payer',
      'TE',
      'FX',
      'PR',
    ],
  },
  'x12-837': {
    source: 'X12 837 (005010X222A1, 005010X223A2), segments NTE, CR1 and CRC',
    codes: ['ADD', 'DCP', 'DGN', 'LB', 'DH', 'A', '07', 'Y', '12', '04', '09'],
  },
  'ncpdp-script': {
    source: 'NCPDP SCRIPT 2017071, transaction names and code lists',
    codes: ['RxChangeRequest', '010', 'G', 'F', 'SCD'],
  },
};
