import type { JoinedEntity, RelationshipsData } from '../../../dictionary/contract/lists';
import { DOWNLOADS } from '../../../dictionary/model/addresses';
import type { Dictionary, SlugPair, JoinedEntities } from '../../../dictionary/model/dictionary';
import type { Condition, FieldPlace } from '../../../dictionary/model/relationships';
import { csvTable, dictionaryLabel, generatedCsv, pageJson, type CsvTable } from '../../generated';
import type { Output } from '../../output';

export const relationships: Output = (dictionary) => [
  pageJson('relationships', 'data/identifiers.yaml', relationshipsData(dictionary)),
  pageJson('pairs', 'data/pairs.yaml', suggestedPairs(dictionary)),
  generatedCsv(`static${DOWNLOADS.joins}`, joinTable(dictionary)),
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

/** Every join on a line of its own, those to the client and to staff members too. */
export function joinTable(dictionary: Pick<Dictionary, 'site' | keyof JoinedEntities>): CsvTable {
  const { site, entities, relationships } = dictionary;
  const names = new Map(entities.map(({ slug, name }) => [slug, name]));
  const named = ({ slug }: FieldPlace) => ({ slug, name: names.get(slug) ?? '' });
  const label = dictionaryLabel(site);
  return csvTable(relationships.joins, ({ from }) => named(from), {
    field: ({ from }) => from.fieldName,
    condition: ({ when }) => spell(when),
    'leads to entity slug': ({ to }) => to.slug,
    'leads to entity': ({ to }) => named(to).name,
    'leads to field': ({ to }) => to.fieldName,
    'with the same': (join) => join.with.join('; '),
    'condition there': ({ where }) => spell(where),
    identifies: ({ identifies }) => identifies,
    role: ({ role }) => role,
    cardinality: ({ cardinality }) => cardinality,
    status: ({ status }) => status,
    basis: ({ basis }) => basis,
    'cast from': ({ cast }) => cast?.from,
    'cast to': ({ cast }) => cast?.to,
    dictionary: () => label,
  });
}

function spell(condition: Condition | undefined): string {
  return condition ? `${condition.fieldName} is ${condition.value}` : '';
}
