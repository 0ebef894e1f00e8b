import { judgesNumbers } from '../../testing/brokenRules';
import { providerNumberReserved } from './provider-number-reserved';

const BROKEN = { '21D0123456': '"21D0123456" may be somebody’s; use one such as 99D9999901' };

judgesNumbers(providerNumberReserved, 'clia', BROKEN, ['99D9999901']);
