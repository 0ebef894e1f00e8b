import { isGolden } from '../../../testing/golden';
import { lists } from './render';

isGolden(__dirname, lists);
