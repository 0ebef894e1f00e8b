import type { Dictionary } from '../../../dictionary/model/dictionary';
import type { JoinedEntity, RelationshipsData } from '../../../dictionary/model/relationshipsPage';
import { generatedJson } from '../../generatedJson';
import type { Output } from '../../output';
import { listFile } from '../lists/render';
import { joinsCsv } from './joinsCsv';
import { drawAll } from '../pictures/neighborhood';

/** What the pages on relationships show: joins, identifiers, the picture of all; and the joins as CSV. */
export const relationships: Output = {
  name: 'relationships',
  render: async (dictionary) => [
    generatedJson(
      'docs/lists/relationships.json',
      'data/identifiers.yaml',
      relationshipsData(dictionary),
    ),
    listFile('relationships-picture', 'data/identifiers.yaml', [await drawAll(dictionary)]),
    joinsCsv(dictionary),
  ],
};

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
