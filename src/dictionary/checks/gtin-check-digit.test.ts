import { judgesNumbers } from '../../testing/brokenRules';
import { gtinCheckDigit } from './gtin-check-digit';

const BROKEN = {
  '(01)09521234543212(17)270131':
    '"09521234543212" has the wrong check digit; it should be 09521234543213',
  '(01)00643169001763': '"(01)00643169001763" does not begin with a GTIN of 14 figures, 0952 first',
};

judgesNumbers(gtinCheckDigit, 'udi', BROKEN, ['(01)09521234543213(17)270131']);
