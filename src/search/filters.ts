import { squeeze } from '../dictionary/model/words';
import { shortFileName, type SearchDocument } from './documents';

/** What a reader narrows the search to, typed as `type:datetime nullable:no in:claims by:vendor is:todo`. */
export type Filters = Readonly<{
  type?: string;
  nullable?: boolean;
  in?: string;
  /** Slug of the one entity that `in` names in full; half a name may stand for several. */
  entity?: string;
  area?: string;
  describedBy?: string;
  isTodo?: boolean;
}>;

export function hasFilter(filters: Filters): boolean {
  return Object.values(filters).some((filter) => filter !== undefined);
}

/** The test that a document must pass; guides pass only where nothing is narrowed. */
export function passesFilters(filters: Filters): (document: SearchDocument) => boolean {
  if (!hasFilter(filters)) return () => true;
  const { in: place, entity: slug, area, type, nullable, describedBy, isTodo } = filters;
  return (document) => {
    if (document.kind === 'guide' || document.kind === 'page') return false;
    const { entity } = document;
    const field = document.kind === 'entity' ? undefined : document.field;
    return (
      (slug === undefined || entity.slug === slug) &&
      (place === undefined || placesOf(entity).some((each) => each.startsWith(squeeze(place)))) &&
      (area === undefined || squeeze(entity.area).includes(squeeze(area))) &&
      (type === undefined || field?.dataType.toLowerCase() === type) &&
      (nullable === undefined || field?.isNullable === nullable) &&
      (describedBy === undefined ||
        (field !== undefined && (field.describedBy ?? 'site') === describedBy)) &&
      (!isTodo || field?.isTodo === true)
    );
  };
}

export function withEntity(filters: Filters, entities: readonly Place[]): Filters {
  const word = squeeze(filters.in ?? '');
  const named = word && entities.find((entity) => placesOf(entity).includes(word));
  return named ? { ...filters, entity: named.slug } : filters;
}

type Place = Readonly<{ slug: string; name: string; fileName: string }>;

// Each entity is looked at for each of its fields, and that for each filter that is counted.
const places = new WeakMap<Place, readonly string[]>();

function placesOf(entity: Place): readonly string[] {
  const { slug, name, fileName } = entity;
  const known = places.get(entity) ?? [slug, name, fileName, shortFileName(fileName)].map(squeeze);
  places.set(entity, known);
  return known;
}
