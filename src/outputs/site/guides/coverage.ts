import type { CoverageList, CoveragePlace } from '../../../contract/guideFacts';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { fieldAt } from '../../../dictionary/model/fieldListings';

/** What is covered, with the names and addresses of its entities and fields; a place that is not there is left out. */
export function coverageLists({
  coverage,
  entities,
}: Pick<Dictionary, 'coverage' | 'entities'>): CoverageList[] {
  const placeOf = (place: string): CoveragePlace[] => {
    const found = fieldAt(entities, place);
    const entity = found?.entity ?? entities.find(({ slug }) => slug === place);
    if (!entity) return [];
    const { slug, name } = entity;
    if (!found) return [{ slug, name }];
    const { fieldName, anchor } = found.field;
    return [{ slug, name, field: { fieldName, anchor } }];
  };
  return coverage.map(({ name, topics }) => ({
    name,
    topics: topics.map((topic) => ({
      ...topic,
      in: topic.in.flatMap(placeOf),
      perhaps: topic.perhaps.flatMap(placeOf),
    })),
  }));
}
