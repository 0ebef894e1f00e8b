import { isGolden } from '../../../testing/golden';
import { csv } from './csv';

isGolden(__dirname, csv);
