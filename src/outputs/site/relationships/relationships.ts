import type { JoinedEntity, RelationshipsData } from '../../../dictionary/contract/lists';
import type { Dictionary, SlugPair, JoinedEntities } from '../../../dictionary/model/dictionary';
import { pick } from '../../../dictionary/model/pick';
import { pageJson } from '../../generated';
import type { Output } from '../../output';

export const relationships: Output = (dictionary) => [
  pageJson('relationships', 'data/identifiers.yaml', relationshipsData(dictionary)),
  pageJson('pairs', 'data/pairs.yaml', suggestedPairs(dictionary)),
];

/** The pairs that pages suggest, by slug and name; one that lacks an entity is left out. */
function suggestedPairs({ entities, pairs }: Pick<Dictionary, 'entities' | 'pairs'>) {
  const named = (list: readonly SlugPair[]) =>
    list
      .map((pair) => pair.flatMap((slug) => entities.find((entity) => entity.slug === slug) ?? []))
      .filter(({ length }) => length === 2)
      .map((pair) => pair.map(({ slug, name }) => ({ slug, name })));
  return { joined: named(pairs.joined), compared: named(pairs.compared) };
}

function relationshipsData({
  entities,
  relationships: { joins, identifiers },
}: JoinedEntities): RelationshipsData {
  return {
    joins,
    identifiers,
    entities: entities.map((entity): JoinedEntity => ({
      ...pick(entity, ['slug', 'name', 'fileName', 'area']),
      fields: entity.fields.flatMap(({ fieldName, anchor, identity }) =>
        identity ? { fieldName, anchor, identity: pick(identity, ['outcome', 'identifier']) } : [],
      ),
    })),
  };
}
