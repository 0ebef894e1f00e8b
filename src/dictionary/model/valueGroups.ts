import { anchorOf, nameGiver } from './names';
import type { Entity } from './dictionary';
import { compareLabels } from './labels';
import type { FieldPlace } from './relationships';
import type { CodeSystem } from './written';
import type { Code, ValueSet } from './valueSets';
import type { ValueStatus } from './valueStatuses';

export type ValueUser = FieldPlace & Readonly<{ entityName: string }>;

/** Values that one field takes, or several of one name take alike. */
export type ValueGroup = Readonly<{
  anchor: string;
  name: string;
  status: ValueStatus;
  codes: readonly Code[];
  fields: readonly ValueUser[];
}>;

/** A code system and the fields that draw on it; none where it only explains fields. */
export type SystemGroup = Readonly<{
  system: CodeSystem;
  /** Values of it that stand in the dictionary, with where. */
  fields: readonly ValueUser[];
  /** Fields whose values may be of it, where no source says so. */
  perhaps: readonly ValueUser[];
}>;

/** Which version of a code system the export uses. */
export const versionText = ({ version = 'not documented' }: CodeSystem) => version;

type Coded = Readonly<{ place: ValueUser; values: ValueSet }>;

/**
 * Every set of values, A to Z by the name of its fields; flags apart, and code systems of which no value is listed. Fields
 * whose values no source lists come last.
 */
export function valueGroups(entities: readonly Entity[]): ValueGroup[] {
  const groups = new Map<string, Omit<ValueGroup, 'anchor'> & { fields: ValueUser[] }>();
  for (const { place, values } of codedFields(entities)) {
    const { status, codes } = values;
    if (status === 'flag' || (status === 'external' && codes.length === 0)) continue;
    const key = JSON.stringify([place.fieldName, status, codes]);
    const group = groups.get(key) ?? { name: place.fieldName, status, codes, fields: [] };
    group.fields.push(place);
    groups.set(key, group);
  }
  const freeAnchor = nameGiver('-');
  return [...groups.values()]
    .sort((a, b) => +isUnlisted(a) - +isUnlisted(b) || compareLabels(a.name, b.name))
    .map((group) => ({ anchor: freeAnchor(anchorOf(group.name)), ...group }));
}

export const isUnlisted = ({ codes }: Pick<ValueGroup, 'codes'>) => codes.length === 0;

/** Every code system with the fields that draw on it, or perhaps do, in the order of the data. */
export function systemGroups(
  codeSystems: readonly CodeSystem[],
  entities: readonly Entity[],
): SystemGroup[] {
  const coded = codedFields(entities);
  return codeSystems.map((system) => ({
    system,
    fields: coded
      .filter(({ values }) => values.codeSystem?.key === system.key)
      .map(({ place }) => place),
    perhaps: coded
      .filter(({ values }) => values.perhapsAlso?.some(({ key }) => key === system.key))
      .map(({ place }) => place),
  }));
}

function codedFields(entities: readonly Entity[]): Coded[] {
  return entities.flatMap(({ slug, name: entityName, fields }) =>
    fields.flatMap(({ anchor, fieldName, values }) =>
      values ? { values, place: { slug, anchor, fieldName, entityName } } : [],
    ),
  );
}
