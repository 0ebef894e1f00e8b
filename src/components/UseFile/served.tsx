/*
 * What only the build knows: the code that stands in each entity's page. `src/plugin` keeps this file
 * out of what browsers load.
 */
import type { ReactNode } from 'react';
import type { FileCodeStart } from '../../contract/fileUses';
import type { PageData } from '../../contract/page';
import firstUses from '../../../docs/lists/first-uses.json';
import FileUses from './FileUses';

/** The section as it stands in the page: with the start of the first tab's code. */
export function ServedFileUses(page: PageData): ReactNode {
  const starts = firstUses.starts as Readonly<Record<string, FileCodeStart>>;
  return <FileUses {...page} start={starts[page.slug]} />;
}
