import { isGolden } from '../../../testing/golden';
import { checkRulesList } from './render';

isGolden(__dirname, checkRulesList);
