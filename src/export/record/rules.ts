import type { Entity, Field } from '../../dictionary/model/dictionary';
import type { Reading } from '../../dictionary/model/written';
import type { CheckRules, JoinRule } from '../model/rules';
import { exportFiles } from '../records/source';

/** The words of the dictionary that a record is read in; places are those of the check's rules. */
export type Words = Readonly<{
  entities: readonly (Pick<Entity, 'name' | 'area' | 'description'> & {
    fields: readonly Pick<Field, 'description' | 'unit' | 'values'>[];
  })[];
}>;

export type ReadingRules = Reading &
  Readonly<{
    /** Place of the key by which records name their client. */
    client: number;
    style: string;
  }>;

export type GivenRules = Readonly<{ check: CheckRules; words: Words; reading: ReadingRules }>;

export type RecordRules = ReturnType<typeof recordRules>;

export type ReadEntity = RecordRules['entities'][number];

/** All that is known of each entity: its rule, its words, what of its records is read first, and how these have ids. */
export function recordRules({ check, words, reading }: GivenRules) {
  const files = exportFiles(check);
  const entities = check.entities.map((rule, entity) => {
    const about = words.entities[entity]!;
    const ids = check.keys.flatMap(({ entity: at, fields, where: when }, key): JoinRule[] =>
      at === entity ? [{ entity, key, fields, when, sureness: 'inferred' }] : [],
    );
    const joins = check.joins.filter(({ entity: at }) => at === entity);
    const clients = [...ids, ...joins.filter(({ when }) => !when)]
      .filter(({ key }) => key === reading.client)
      .flatMap(({ fields: [first] }) => first ?? []);
    return {
      ...{ ...rule, ...reading.entities[rule.slug]!, ...about, ids },
      fields: rule.fields.map((field, at) => ({ ...about.fields[at]!, ...field })),
      kinds: files.filter(({ entity: at }) => at === entity).map(({ file }) => file),
      attachments: check.attachments?.entity === entity ? check.attachments : undefined,
      refs: joins.filter(({ key }) => key !== reading.client),
      /** The fields in which its records name their client; none of a list that is not any client's. */
      clients: [...new Set(clients)],
      isList: clients.length === 0,
    };
  });
  return { check, reading, entities };
}
