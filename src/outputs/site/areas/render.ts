import { anchorOf } from '../../../dictionary/model/anchors';
import { AREAS, type Area } from '../../../dictionary/model/areas';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { compareLabels } from '../../../dictionary/model/labels';
import type { Output } from '../../output';
import { listFile } from '../lists/render';

/** The home page's overview: the areas that have entities, as a newcomer looks. */
export const areas: Output = {
  name: 'areas',
  render: (dictionary) => [listFile('areas', 'data/entities', areasOf(dictionary))],
};

/** The areas that have entities, each with its entities A to Z. */
export function areasOf({ entities }: Pick<Dictionary, 'entities'>): Area[] {
  return AREAS.map((name): Area => ({
    name,
    anchor: anchorOf(name),
    entities: entities
      .filter(({ area }) => area === name)
      .map((entity) => ({ slug: entity.slug, name: entity.name, fields: entity.fields.length }))
      .sort((a, b) => compareLabels(a.name, b.name)),
  })).filter((area) => area.entities.length > 0);
}
