import type { CauseEntry, CodeSystem, Release } from '../dictionary/model/written';
import { assignAnchors } from '../dictionary/model/names';
import type { Dictionary, Entity, Field } from '../dictionary/model/dictionary';
import { markKey } from '../dictionary/model/sensitivity';
import { joinsFrom, type Join } from '../dictionary/model/relationships';
import { flagValues, type ValueSet } from '../dictionary/model/valueSets';

export type FrozenJoin = ReturnType<typeof frozenJoin>;
export type FrozenValues = ReturnType<typeof frozenValues>;
export type FrozenField = ReturnType<typeof frozenField>;
export type FrozenEntity = ReturnType<typeof frozenEntity>;

export type Placed = { entity: FrozenEntity; field: FrozenField };

/** All that a release says of the export, without addresses of files and without code. */
export type FrozenCatalog = {
  schema: 1;
  /** The release, or `unreleased`. */
  release: string;
  codeSystems: Record<string, Omit<CodeSystem, 'key'>>;
  entities: readonly FrozenEntity[];
};

export type FrozenRelease = Release & { catalog: FrozenCatalog; causes: readonly CauseEntry[] };

/** What a catalog that is no release is called. */
export const UNRELEASED = 'unreleased';

/** Takes from a dictionary what is frozen with a release. */
export function catalogOf(
  {
    entities,
    relationships,
    codeSystems,
  }: Pick<Dictionary, 'entities' | 'relationships' | 'codeSystems'>,
  release = UNRELEASED,
): FrozenCatalog {
  const catalog: FrozenCatalog = {
    schema: 1,
    release,
    codeSystems: Object.fromEntries(codeSystems.map(({ key, ...system }) => [key, system])),
    entities: entities.map((entity) => frozenEntity(entity, joinsFrom(relationships, entity.slug))),
  };
  // As it is once it has been written and read: without what is undefined.
  return JSON.parse(JSON.stringify(catalog)) as FrozenCatalog;
}

/** Without groups, which are how this site lists fields, and names that the sources’ conflict has. */
function frozenEntity(
  { groups: _groups, alsoNamed: _, ...entity }: Entity,
  joins: readonly Join[],
) {
  const { customConfiguration, describedBy, conflict, fields, ...rest } = entity;
  return {
    ...rest,
    ...sources({ describedBy, conflict }),
    ...customConfiguration,
    fields: fields.map((field) =>
      frozenField(
        field,
        joins.filter(({ from }) => from.anchor === field.anchor),
      ),
    ),
  };
}

function frozenField({ identity: _identity, ...field }: Field, joins: readonly Join[]) {
  const { values, describedBy, conflict, sensitivity, ...rest } = field;
  // The values of a flag follow from its type.
  const isFlag = values === flagValues(field.readAs ?? field.dataType);
  return {
    ...rest,
    ...sources({ describedBy, conflict }),
    ...(!isFlag && values && { values: frozenValues(values) }),
    ...(sensitivity && { sensitivity: sensitivity.map(markKey) }),
    ...(joins.length > 0 && { joins: joins.map(frozenJoin) }),
  };
}

function sources({ describedBy, conflict }: Pick<Entity, 'describedBy' | 'conflict'>) {
  return {
    ...(describedBy && { describedBy: describedBy.key }),
    ...(conflict && { conflict: conflict.map(({ source, says }) => `${source.key}: ${says}`) }),
  };
}

function frozenValues({ status, describedBy, codeSystem, perhapsAlso, codes }: ValueSet) {
  return {
    status: status as string,
    ...(describedBy && { describedBy: describedBy.key }),
    ...(codeSystem && { codeSystem: codeSystem.key }),
    ...(perhapsAlso && { perhapsAlso: perhapsAlso.map(({ key }) => key) }),
    codes: Object.fromEntries(codes.map(({ code, meaning }) => [code, meaning ?? null])),
  };
}

function frozenJoin({ to, with: same, when, where, cardinality, status, basis }: Join) {
  return {
    to: `${to.slug}#${to.anchor}`,
    ...(same.length > 0 && { with: same }),
    ...(when && { when }),
    ...(where && { where }),
    cardinality: cardinality as string,
    certainty: status as string,
    basis,
  };
}

/** Reads a frozen catalog; in that of 1.0.0, fields lack the anchors that follow from their names. */
export function readCatalog(text: string): FrozenCatalog {
  const { entities, ...rest } = JSON.parse(text) as FrozenCatalog;
  return {
    ...rest,
    entities: entities.map((entity) => {
      const anchors = assignAnchors(entity.fields);
      const fields = entity.fields.map((field, at) => ({ ...field, anchor: anchors[at] ?? '' }));
      return { ...entity, fields };
    }),
  };
}
