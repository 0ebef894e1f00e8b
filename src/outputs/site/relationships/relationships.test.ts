import { isGolden } from '../../../testing/golden';
import { relationships } from './relationships';

isGolden(__dirname, relationships);
