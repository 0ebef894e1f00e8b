import { AREAS } from '../../../dictionary/model/areas';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { exportFileName } from '../../../dictionary/model/exampleRecord';
import type { MenuArea, MenuEntity } from '../../../contract/menu';
import type { Output } from '../../output';
import { listFile } from '../lists/render';

/** What the menu loads once somebody looks for an entity, and the areas that it shows if there are many. */
export const menu: Output = {
  name: 'menu',
  render: (dictionary) => [
    listFile('menu', 'data/entities', menuEntities(dictionary)),
    listFile('menu-areas', 'data/entities', menuAreas(dictionary)),
  ],
};

/** All entities in menu order. */
export function menuEntities({ entities }: Pick<Dictionary, 'entities'>): MenuEntity[] {
  return entities.map(({ slug, name, area, fileName, otherWords = [] }) => ({
    slug,
    name,
    area,
    otherNames: [exportFileName(fileName), ...otherWords],
  }));
}

/** The areas that have entities, as a newcomer looks. */
export function menuAreas({ entities }: Pick<Dictionary, 'entities'>): MenuArea[] {
  return AREAS.map((name) => ({
    name,
    entities: entities.filter(({ area }) => area === name).length,
  })).filter((area) => area.entities > 0);
}
