import type { Entity } from '../../dictionary/model/dictionary';
import type { Sureness } from '../../dictionary/model/relationships';
import type { ValueSet } from '../../dictionary/model/valueSets';
import type { Reading } from '../../dictionary/model/written';
import type { CheckRules, JoinRule } from '../model/rules';

export type FieldWords = Readonly<{
  description: string;
  unit?: string | undefined;
  values?: Pick<ValueSet, 'codes'> | undefined;
}>;

/** The words of the dictionary that a record is read in; places are those of the check's rules. */
export type Words = Readonly<{
  entities: readonly Readonly<
    Pick<Entity, 'name' | 'area' | 'description'> & { fields: readonly FieldWords[] }
  >[];
}>;

export type ReadingRules = Reading &
  Readonly<{
    /** Place of the key by which records name their client. */
    client: number;
    /** The style sheet of a record that is saved as one file. */
    style: string;
  }>;

export type RecordRules = Readonly<{ check: CheckRules; words: Words; reading: ReadingRules }>;

/** How records have an id: the fields, where others have some values. */
export type Naming = Pick<JoinRule, 'key' | 'fields' | 'when'> & { sure: Sureness };

export type ReadEntity = ReturnType<typeof entitiesOf>[number];

/** All that is known of each entity: its rule, its words, what of its records is read first, and how these have ids. */
export function entitiesOf({ check, words, reading }: RecordRules) {
  return check.entities.map((rule, entity) => {
    const { name, area, description, fields } = words.entities[entity]!;
    const ids = [...check.keys.entries()].flatMap(
      ([key, { entity: at, fields, where }]): Naming[] =>
        at === entity ? [{ key, fields, when: where, sure: 'inferred' }] : [],
    );
    const joins = check.joins
      .filter(({ entity: at }) => at === entity)
      .map(({ sureness, ...join }): Naming => ({ ...join, sure: sureness }));
    const naming = [...ids, ...joins.filter(({ when }) => !when)];
    return {
      ...{ ...rule, ...reading.entities[rule.slug]!, name, area, description, ids },
      fields: rule.fields.map((field, at) => ({ ...fields[at]!, ...field })),
      refs: joins.filter(({ key }) => key !== reading.client),
      /** The fields in which its records name their client; none of a list that is not any client's. */
      clients: [
        ...new Set(
          naming.flatMap(({ key, fields }) => (key === reading.client ? (fields[0] ?? []) : [])),
        ),
      ],
    };
  });
}
