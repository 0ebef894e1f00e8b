import { isGolden } from '../../../testing/golden';
import { picture } from './picture';

isGolden(__dirname, picture);
