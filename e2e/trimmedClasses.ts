import { readFileSync } from 'node:fs';
import { isUnused } from '../src/site/plugin/trimCss';

const infima = readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8');
const classesOfInfima = new Set(infima.match(/(?<=\.)[a-z][\w-]*/gi));

/** Which of some classes have styles in the theme that `trimCss.ts` leaves out. */
export function trimmed(classes: Iterable<string>): string[] {
  return [...new Set(classes)].filter((name) => classesOfInfima.has(name) && isUnused(`.${name}`));
}
