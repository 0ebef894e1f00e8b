import { withoutAnchors } from '../dictionary/model/anchors';
import type { Dictionary, Entity, Field } from '../dictionary/model/dictionary';
import { joinsFrom, type Join } from '../dictionary/model/relationships';
import { flagValues, type CodeSystem } from '../dictionary/model/valueSets';

/** The shape of a frozen catalog; another shape gets another number, and a reader in `readCatalog.ts`. */
export const CATALOG_SCHEMA = 1;

/** How a field leads to another, as it is frozen. */
export type FrozenJoin = Pick<Join, 'when' | 'where' | 'cardinality' | 'basis'> &
  Readonly<{
    /** The end of the other field's address: `payer#payer-id`. */
    to: string;
    with?: readonly string[] | undefined;
    certainty: Join['status'];
  }>;

/** The values of a coded field, as they are frozen; those of a flag follow from its type. */
export type FrozenValues = Readonly<{
  status: string;
  describedBy?: string | undefined;
  codeSystem?: string | undefined;
  perhapsAlso?: readonly string[] | undefined;
  /** Meanings by code; null where none is documented. */
  codes: Readonly<Record<string, string | null>>;
}>;

type Uncertain = Readonly<{
  describedBy?: string | undefined;
  open?: readonly string[] | undefined;
  /** Each as `source: what it says`. */
  conflict?: readonly string[] | undefined;
}>;

/** A field, as it is frozen. */
export type FrozenField = Uncertain &
  Omit<Field, 'describedBy' | 'conflict' | 'open' | 'values' | 'identity'> &
  Readonly<{ values?: FrozenValues | undefined; joins?: readonly FrozenJoin[] | undefined }>;

/** An entity, as it is frozen. */
export type FrozenEntity = Uncertain &
  Omit<Entity, 'describedBy' | 'conflict' | 'open' | 'customConfiguration' | 'fields'> &
  Entity['customConfiguration'] &
  Readonly<{ fields: readonly FrozenField[] }>;

/** All that the dictionary says of the export, without addresses of files and without code. */
export type FrozenCatalog = Readonly<{
  schema: typeof CATALOG_SCHEMA;
  /** The release, or `unreleased`. */
  release: string;
  codeSystems: Readonly<Record<string, Omit<CodeSystem, 'key'>>>;
  entities: readonly FrozenEntity[];
}>;

/** What a catalog that is no release is called. */
export const UNRELEASED = 'unreleased';

/** Takes from a dictionary what is frozen with a release. */
export function catalogOf(
  dictionary: Pick<Dictionary, 'entities' | 'relationships' | 'codeSystems'>,
  release = UNRELEASED,
): FrozenCatalog {
  const { entities, relationships, codeSystems } = dictionary;
  const frozen = entities.map((entity): FrozenEntity => {
    const { customConfiguration, fields, ...rest } = entity;
    const joins = joinsFrom(relationships, entity.slug);
    return {
      ...uncertain(rest),
      ...customConfiguration,
      fields: fields.map((field) =>
        frozenField(
          field,
          joins.filter(({ from }) => from.anchor === field.anchor),
        ),
      ),
    };
  });
  const catalog = {
    schema: CATALOG_SCHEMA,
    release,
    codeSystems: Object.fromEntries(codeSystems.map(({ key, ...system }) => [key, system])),
    entities: frozen,
  };
  // As it is once it has been written and read: without what is undefined.
  return JSON.parse(JSON.stringify(catalog)) as FrozenCatalog;
}

function uncertain<T extends Pick<Entity, 'describedBy' | 'conflict'>>(part: T) {
  return {
    ...part,
    describedBy: part.describedBy?.key,
    conflict: part.conflict?.map(({ source, says }) => `${source.key}: ${says}`),
  };
}

function frozenField(
  { values, identity: _identity, ...field }: Field,
  joins: readonly Join[],
): FrozenField {
  const isFlag = values === flagValues(field.readAs ?? field.dataType);
  return {
    ...uncertain(field),
    values:
      isFlag || !values
        ? undefined
        : {
            status: values.status,
            describedBy: values.describedBy?.key,
            codeSystem: values.codeSystem?.key,
            perhapsAlso: values.perhapsAlso?.map(({ key }) => key),
            codes: Object.fromEntries(
              values.codes.map(({ code, meaning }) => [code, meaning ?? null]),
            ),
          },
    joins: joins.length > 0 ? joins.map(frozenJoin) : undefined,
  };
}

function frozenJoin({ to, with: same, when, where, cardinality, status, basis }: Join): FrozenJoin {
  return {
    to: `${to.slug}#${to.anchor}`,
    with: same.length > 0 ? same : undefined,
    when,
    where,
    cardinality,
    certainty: status,
    basis,
  };
}

/** Writes a catalog with one line a field, so that a change of one is a line in Git; anchors that follow from names are left out. */
export function catalogText({ entities, codeSystems, ...head }: FrozenCatalog): string {
  const systems = Object.entries(codeSystems).map(
    ([key, system]) => `  ${JSON.stringify(key)}: ${JSON.stringify(system)}`,
  );
  const lines = entities.map(({ fields, ...entity }) =>
    [
      `  ${JSON.stringify(entity).slice(0, -1)},"fields":[`,
      withoutAnchors(fields)
        .map((field) => `   ${JSON.stringify(field)}`)
        .join(',\n'),
      '  ]}',
    ].join('\n'),
  );
  return [
    `${JSON.stringify(head).slice(0, -1)},`,
    `"codeSystems": {`,
    systems.join(',\n'),
    '},',
    '"entities": [',
    lines.join(',\n'),
    ']}',
    '',
  ].join('\n');
}
