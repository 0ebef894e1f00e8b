import { expect, it } from 'vitest';
import { hasAllWords } from './hasAllWords';

it.each([
  ['', 'Anything'],
  ['SSN', 'Subscriber SSN'],
  ['ssn claim', 'SSN of the person on the Claims'],
  ['Claim', 'Claims'],
  ['claims', 'ContentClaims.json'],
  ['load', 'Content834Load.json'],
  ['10', 'ICD10 Code'],
  ['10-cm', 'ICD-10-CM'],
  ['rx', 'eRx Messages'],
  ['-10', 'ICD-10'],
  ['lessness ssn', 'Homelessness: lessness, SSN'],
  ['Sample, Avery', 'Avery Sample 1001'],
])('finds “%s” in “%s”', (query, text) => {
  expect(hasAllWords(query)(text)).toBe(true);
});

it.each([
  ['SSN', 'Homelessness'],
  ['sn', 'SSN'],
  ['34', '834 Load'],
  ['ssn claim', 'SSN'],
  ['id', 'Did it succeed?'],
])('does not find “%s” in “%s”', (query, text) => {
  expect(hasAllWords(query)(text)).toBe(false);
});
