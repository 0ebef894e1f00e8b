import { squeeze } from '../dictionary/model/words';
import type { SearchDocument } from './documents';

/** What a reader narrows the search to, typed as `type:datetime nullable:no in:claims is:todo`. */
export type Filters = Readonly<{
  type?: string;
  nullable?: boolean;
  in?: string;
  area?: string;
  isTodo?: boolean;
}>;

/** Whether anything is narrowed. */
export function hasFilter(filters: Filters): boolean {
  return Object.values(filters).some((filter) => filter !== undefined);
}

/** The test that a document must pass; guides pass only where nothing is narrowed. */
export function passesFilters(filters: Filters): (document: SearchDocument) => boolean {
  if (!hasFilter(filters)) return () => true;
  const { in: place, area, type, nullable, isTodo } = filters;
  return (document) => {
    if (document.kind === 'guide' || document.kind === 'page') return false;
    const { entity } = document;
    const field = document.kind === 'entity' ? undefined : document.field;
    return (
      (place === undefined || placesOf(entity).some((each) => each.startsWith(squeeze(place)))) &&
      (area === undefined || squeeze(entity.area).includes(squeeze(area))) &&
      (type === undefined || field?.dataType.toLowerCase() === type) &&
      (nullable === undefined || field?.isNullable === nullable) &&
      (!isTodo || field?.isTodo === true)
    );
  };
}

function placesOf({
  slug,
  name,
  fileName,
}: {
  slug: string;
  name: string;
  fileName: string;
}): string[] {
  return [slug, name, fileName, fileName.replace(/^Content/, '')].map(squeeze);
}
