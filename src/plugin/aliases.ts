import { entityPath } from '../dictionary/model/addresses';
import type { Dictionary } from '../dictionary/model/dictionary';

/**
 * The paths that lead on to an entity's page.
 *
 * @param page a page's path below the base URL, such as `/entities/externalprovider`
 * @returns the paths of the entity's aliases; none for any other page
 */
export function aliasesOf({ entities }: Dictionary, page: string): string[] {
  const entity = entities.find(({ slug }) => page === entityPath(slug));
  return entity?.aliases.map(entityPath) ?? [];
}
