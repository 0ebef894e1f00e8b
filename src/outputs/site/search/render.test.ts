import { isGolden } from '../../../testing/golden';
import { searchWords } from './render';

isGolden(__dirname, searchWords);
