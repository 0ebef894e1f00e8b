import { isGolden } from '../../testing/golden';
import { editorSchemas } from './render';

isGolden(__dirname, editorSchemas);
