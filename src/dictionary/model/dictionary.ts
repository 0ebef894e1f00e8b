import { TODO } from './dataTypes';
import type * as written from './written';
import type { Identity, Relationships } from './relationships';
import type { Describer } from './describers';
import type { Sample } from './sample';
import type { Mark } from './sensitivity';
import type { ValueSet } from './valueSets';

/** What a deployment says of who publishes it; the last two are addresses with `{page}`, `{field}`, `{version}`, `{file}`. */
export const PUBLISHER_KEYS = ['name', 'address', 'contact', 'report', 'source'] as const;

export type Publisher = NonNullable<written.Site['publisher']>;

export type Claim = Readonly<{ source: written.Source; says: string }>;

export type Uncertainty = Readonly<{
  /** What no source answers, each fit to stand behind 'Not documented:'. */
  open?: readonly string[];
  conflict?: readonly Claim[];
}>;

/** What of a field and an entity is looked up, by what the data names. */
type Resolved = 'describedBy' | keyof Uncertainty;

/** One key of a record, as `load/schemas/entity.ts` describes it, with what follows from other files. */
export type Field = Readonly<
  Omit<written.WrittenField, Resolved | 'reference' | 'values'> &
    Uncertainty & {
      /** Its permanent fragment on the entity's page. */
      anchor: string;
      description: string;
      describedBy?: Describer;
      values?: ValueSet;
      identity?: Identity;
      /** What it can reveal. */
      sensitivity?: readonly Mark[] | undefined;
    }
>;

/** A file of the export; entities are named by their slugs. */
export type Entity = Readonly<
  Omit<written.WrittenEntity, Resolved | 'fields'> &
    Uncertainty & { slug: string; describedBy?: Describer; fields: readonly Field[] }
>;

export type SlugPair = readonly [string, string];

/** The whole data dictionary; entities stand in menu order. Frozen: outputs only read it. */
export type Dictionary = Readonly<
  Pick<written.Content, 'site' | 'mapping' | 'search' | 'pairs' | 'reading' | 'texts'> &
    written.Content['abbreviations'] &
    written.Content['downloads'] &
    written.Content['finding-kinds'] & {
      entities: readonly Entity[];
      codeSystems: readonly written.CodeSystem[];
      sources: readonly written.Source[];
      relationships: Relationships;
      sensitivity: written.Sensitivity;
      firstQuestions: readonly written.FirstQuestion[];
      changes: readonly written.CauseEntry[];
      coverage: readonly written.Coverage[];
      accessibility: readonly written.Criterion[];
      /** Files that were downloads once, by their names: why each went, and what takes its place. */
      removedDownloads: Readonly<Record<string, string>>;
      /** Slugs of entities that are gone. */
      removedPages: readonly string[];
      /** Fields that are gone, by the slug of their entity. */
      removedFields: Readonly<Record<string, readonly Pick<Field, 'fieldName' | 'anchor'>[]>>;
      sample: Sample;
      /** The release that it is, such as `1.0.0`, or `1.0.0+unreleased` where it has changed since. */
      release?: string;
    }
>;

export type Entities = Pick<Dictionary, 'entities'>;
export type JoinedEntities = Pick<Dictionary, 'entities' | 'relationships'>;

export const GROUPS_ARE = 'The groups are this site’s reading; the export file has none.';

/** The fields of an entity group by group; in one without a name where it has no groups. */
export function groupedFields<F extends Pick<Field, 'fieldName'>>({
  fields,
  groups,
}: Readonly<{ fields: readonly F[]; groups?: readonly written.FieldGroup[] }>) {
  const starts = groups?.map(({ from }) => fields.findIndex(({ fieldName }) => fieldName === from));
  const named: readonly Partial<written.FieldGroup>[] = groups ?? [{}];
  return named.map(({ name, note }, at) => ({
    name,
    note,
    fields: fields.slice(starts?.[at], starts?.[at + 1]),
  }));
}

/** What a value counts; nothing where it is no quantity. */
export const unitText = ({ unit }: Pick<Field, 'unit'>) =>
  unit === 'unknown' ? 'unit not documented' : unit;

/** The fields that likely identify a record, or that none are known to. */
export const keyText = ({ key }: Pick<Entity, 'key'>) => key?.join(' + ') ?? 'unknown';

export function countFields(entities: readonly Pick<Entity, 'fields'>[]): number {
  return entities.reduce((total, entity) => total + entity.fields.length, 0);
}

const TODO_FACTS = ['dataType', 'exampleValue', 'description'] as const;

/** What of a field nobody has supplied yet. */
export const todoFacts = (field: Pick<Field, (typeof TODO_FACTS)[number]>) =>
  TODO_FACTS.filter((fact) => field[fact] === TODO);

const keeping =
  <Key, Made extends object | string>(
    make: (key: Key) => Made,
    made: { get: (key: Key) => Made | undefined; set: (key: Key, made: Made) => unknown },
  ) =>
  (key: Key): Made => {
    let known = made.get(key);
    if (known === undefined) made.set(key, (known = make(key)));
    return known;
  };

/**
 * Gives a function that makes something of an object once, and has it at hand from then on: a dozen outputs ask the
 * same of one dictionary, which nobody changes once it is read.
 */
export const oncePer = <Key extends object, Made extends object>(make: (key: Key) => Made) =>
  keeping(make, new WeakMap<Key, Made>());

/** The same of texts. It keeps them all: of few, that come again and again. */
export const oncePerText = <Made extends object | string>(make: (text: string) => Made) =>
  keeping(make, new Map<string, Made>());
