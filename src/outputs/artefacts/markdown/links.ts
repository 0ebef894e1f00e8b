import path from 'node:path';
import { twinPath } from '../../../dictionary/model/addresses';
import { asText, type Linker } from './syntax';

/** The address of a page or file, from another file, so that it holds wherever the site lives. */
export type Locator = (to: string) => string;

/**
 * Gives the function that finds others from a Markdown file. To a page that stands as Markdown too it leads there.
 *
 * @param from the file's path
 */
export function locatorFrom(from: string): Locator {
  return (to) => {
    const [page = '', fragment] = to.split('#');
    const twin = twinPath(page);
    const target = twin?.endsWith('.md') ? twin : page + (fragment ? `#${fragment}` : '');
    return path.posix.relative(path.posix.dirname(from), target);
  };
}

/** The same, as links. */
export function linkerFrom(from: string): Linker {
  const locate = locatorFrom(from);
  return (text, to) => `[${asText(text)}](${locate(to)})`;
}
