import { anchorOf } from '../../../dictionary/model/anchors';
import { AREAS, type AreaPicture } from '../../../dictionary/model/areas';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import type { JoinedEntity, RelationshipsData } from '../../../contract/relationshipsPage';
import { generatedJson } from '../../generatedJson';
import type { Output } from '../../output';
import { listFile } from '../lists/render';
import { joinsCsv } from './joinsCsv';
import { drawAll, drawArea } from '../pictures/neighborhood';

/** What the pages on relationships show: joins, identifiers, pictures; and the joins as CSV. */
export const relationships: Output = {
  name: 'relationships',
  render: async (dictionary) => [
    generatedJson(
      'docs/lists/relationships.json',
      'data/identifiers.yaml',
      relationshipsData(dictionary),
    ),
    listFile('relationships-picture', 'data/identifiers.yaml', [await drawAll(dictionary)]),
    listFile('area-pictures', 'data/identifiers.yaml', await areaPictures(dictionary)),
    joinsCsv(dictionary),
  ],
};

/** The pictures of the areas that have joins, in the areas' order. */
async function areaPictures(dictionary: Dictionary): Promise<AreaPicture[]> {
  const pictures = await Promise.all(
    AREAS.map(async (name) => ({
      name,
      anchor: anchorOf(name),
      svg: await drawArea(dictionary, name),
    })),
  );
  return pictures.flatMap(({ svg, ...area }) => (svg ? [{ ...area, svg }] : []));
}

/** The relationships with the entities that they join. */
function relationshipsData({
  entities,
  relationships: { joins, identifiers },
}: Pick<Dictionary, 'entities' | 'relationships'>): RelationshipsData {
  return {
    joins,
    identifiers,
    entities: entities.map(({ slug, name, fileName, area, fields }): JoinedEntity => ({
      slug,
      name,
      fileName,
      area,
      fields: fields.flatMap(({ fieldName, anchor, identity }) =>
        identity
          ? {
              fieldName,
              anchor,
              identity: { outcome: identity.outcome, identifier: identity.identifier },
            }
          : [],
      ),
    })),
  };
}
