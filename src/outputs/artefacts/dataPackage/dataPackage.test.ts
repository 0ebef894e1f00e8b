import { isGolden } from '../../../testing/golden';
import { dataPackage } from './dataPackage';

isGolden(__dirname, dataPackage);
