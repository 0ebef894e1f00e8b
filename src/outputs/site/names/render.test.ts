import { isGolden } from '../../../testing/golden';
import { names } from './render';

isGolden(__dirname, names);
