import { isGolden } from '../../../testing/golden';
import { values } from './values';

isGolden(__dirname, values);
