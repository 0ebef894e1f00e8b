import { judgesNumbers } from '../../testing/brokenRules';
import { deaCheckDigit } from './dea-check-digit';

const BROKEN = {
  ZS1234567: '"ZS1234567" has the wrong check digit; it should be ZS1234563',
  AS1234563: '"AS1234563" is no X or Z, a letter and seven figures',
};

judgesNumbers(deaCheckDigit, 'dea-number', BROKEN, ['ZS1234563']);
