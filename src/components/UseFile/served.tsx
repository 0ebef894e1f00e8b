/*
 * What only the build knows: the code that stands in each entity's page. `src/plugin` keeps this file
 * out of what browsers load.
 */
import type { ReactNode } from 'react';
import type { PageData } from '../../dictionary/model/page';
import firstUses from '../../../docs/lists/first-uses.json';
import FileUses from './FileUses';

/** The section as it stands in the page: with the code of the first tab. */
export function ServedFileUses(page: PageData): ReactNode {
  const code = firstUses.code as Readonly<Record<string, string>>;
  return <FileUses {...page} code={code[page.slug]} />;
}
