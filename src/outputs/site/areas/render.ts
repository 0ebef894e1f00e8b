import { anchorOf } from '../../../dictionary/model/anchors';
import { AREAS, type Area } from '../../../dictionary/model/areas';
import { countFields, type Dictionary } from '../../../dictionary/model/dictionary';
import { compareLabels } from '../../../dictionary/model/labels';
import { FOLDED_FROM } from '../../../contract/menu';
import type { Output } from '../../output';
import { listFile } from '../lists/render';

/** How many entities of an area the home page shows where there are very many; the menu has them all. */
const SHOWN_OF_MANY = 12;

/** The home page's overview: the areas that have entities, as a newcomer looks. */
export const areas: Output = {
  name: 'areas',
  render: (dictionary) => {
    const isMany = dictionary.entities.length >= FOLDED_FROM;
    const shown = areasOf(dictionary).map((area) =>
      isMany ? { ...area, entities: area.entities.slice(0, SHOWN_OF_MANY) } : area,
    );
    return [listFile('areas', 'data/entities', shown)];
  },
};

/** The areas that have entities, each with its entities A to Z. */
export function areasOf({ entities }: Pick<Dictionary, 'entities'>): Area[] {
  return AREAS.map((name): Area => {
    const ofArea = entities.filter(({ area }) => area === name);
    return {
      name,
      anchor: anchorOf(name),
      entityCount: ofArea.length,
      fieldCount: countFields(ofArea),
      entities: ofArea
        .map((entity) => ({ slug: entity.slug, name: entity.name, fields: entity.fields.length }))
        .sort((a, b) => compareLabels(a.name, b.name)),
    };
  }).filter(({ entityCount }) => entityCount > 0);
}
