import { judgesNumbers } from '../../testing/brokenRules';
import { npiCheckDigit } from './npi-check-digit';

const BROKEN = {
  '9876543211': '"9876543211" has the wrong check digit; it should be 9876543213',
  '1234567893': '"1234567893" is no NPI of ten figures that begins with 9',
};

judgesNumbers(npiCheckDigit, 'npi', BROKEN, ['9876543213']);
