/*
 * The script that stands in the page before the table: controls work while the rest of the page and
 * its scripts are still on their way.
 */
import { start } from './start';

const root = document.currentScript?.closest<HTMLElement>('[data-all-fields]');
if (root) start(root);
