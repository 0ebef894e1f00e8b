import { assignAnchors } from '../../dictionary/anchors';
import { compareLabels } from '../../dictionary/labels';
import type { Dictionary, Entity } from '../../dictionary/model';
import { AREAS } from '../../dictionary/schemas';
import type { OutputFile } from '../outputFile';
import { LISTS_FOLDER } from '../lists/render';

/** A kind of entities with its fragment on the home page; `fields` is how many fields there are. */
export type Area = Readonly<{
  name: Entity['area'];
  anchor: string;
  entities: readonly Readonly<Pick<Entity, 'slug' | 'name'> & { fields: number }>[];
}>;

/** Makes the data of the home page's overview: the areas that have entities, as a newcomer looks. */
export function renderAreas({ entities }: Pick<Dictionary, 'entities'>): OutputFile {
  const anchors = assignAnchors(AREAS);
  const areas = AREAS.map((name, at): Area => ({
    name,
    anchor: anchors[at] ?? '',
    entities: entities
      .filter(({ area }) => area === name)
      .map((entity) => ({ slug: entity.slug, name: entity.name, fields: entity.fields.length }))
      .sort((a, b) => compareLabels(a.name, b.name)),
  })).filter((area) => area.entities.length > 0);
  return { path: `${LISTS_FOLDER}/areas.json`, content: `${JSON.stringify(areas, null, 2)}\n` };
}
