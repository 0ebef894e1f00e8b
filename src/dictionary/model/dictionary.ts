import { TODO, type DataTypeName } from './dataTypes';
import type {
  Abbreviation,
  CauseEntry,
  CodeSystem,
  Coverage,
  Criterion,
  DownloadKind,
  FieldGroup,
  FirstQuestion,
  KindWords,
  Mapping,
  Misfit,
  Reading,
  SearchWords,
  Sensitivity,
  Site,
  Source,
  Texts,
} from './written';
import type { AreaName } from './areas';
import type { Identity, Relationships } from './relationships';
import type { Describer } from './describers';
import type { Sample } from './sample';
import type { Mark } from './sensitivity';
import type { Claim } from './sources';
import type { ValueSet } from './valueSets';

/** What a deployment says of who publishes it; the last two are addresses with `{page}`, `{field}`, `{version}`, `{file}`. */
export const PUBLISHER_KEYS = ['name', 'address', 'contact', 'report', 'source'] as const;

export type Publisher = NonNullable<Site['publisher']>;

/** Facts of a field that can be missing from every source. */
export const INFERRABLE_FACTS = ['fieldName', 'dataType', 'isNullable'] as const;

export type InferrableFact = (typeof INFERRABLE_FACTS)[number];

export type Uncertainty = Readonly<{
  /** What no source answers, each fit to stand behind 'Not documented:'. */
  open?: readonly string[];
  conflict?: readonly Claim[];
}>;

/** One key of a record. */
export type Field = Readonly<
  Uncertainty & {
    /** The key as exported, spaces included. */
    fieldName: string;
    /** Its permanent fragment on the entity's page. */
    anchor: string;
    dataType: DataTypeName | typeof TODO;
    isNullable: boolean;
    /** The type that the published values show where they contradict the published type. */
    readAs?: DataTypeName;
    /** Which facts no source states, and from what they were concluded; both or neither. */
    inferred?: readonly InferrableFact[];
    basis?: string;
    /** A spelling, never a number; null is null. */
    exampleValue: string | null;
    /** The vendor's example, where it says something that ours does not. */
    vendorExample?: string;
    misfit?: Misfit;
    description: string;
    describedBy?: Describer;
    values?: ValueSet;
    /** The name that it had in an earlier release, and `slug/name` where it was in another entity. */
    renamedFrom?: string;
    movedFrom?: string;
    identity?: Identity;
    /** What it can reveal. */
    sensitivity?: readonly Mark[] | undefined;
    otherWords?: readonly string[];
  }
>;

/** Where an agency's own fields are exported (SPECIFICATION 4.5). */
type CustomConfiguration = Readonly<{ isCustomOnly: boolean; hasCustomFields: boolean }>;

export type Entity = Readonly<
  Uncertainty & {
    slug: string;
    name: string;
    /** Without `.json`. */
    fileName: string;
    area: AreaName;
    description: string;
    describedBy?: Describer;
    customConfiguration: CustomConfiguration;
    otherWords?: readonly string[];
    /** Other slugs that lead to its page. */
    aliases: readonly string[];
    note?: string;
    /** Names that really occur more than once in the export file. */
    repeatedFieldNames?: readonly string[];
    /** In file order, the first from the first field on; where there are many fields. */
    groups?: readonly FieldGroup[];
    /** In file order. */
    fields: readonly Field[];
  }
>;

export type SlugPair = readonly [string, string];

/** The whole data dictionary; entities stand in menu order. Frozen: outputs only read it. */
export type Dictionary = Readonly<{
  site: Site;
  entities: readonly Entity[];
  codeSystems: readonly CodeSystem[];
  sources: readonly Source[];
  relationships: Relationships;
  sensitivity: Sensitivity;
  mapping: Mapping;
  abbreviations: readonly Abbreviation[];
  search: SearchWords;
  findingKinds: KindWords;
  firstQuestions: readonly FirstQuestion[];
  changes: readonly CauseEntry[];
  /** Two entities by their slugs, whose joins or differences pages suggest to look at. */
  pairs: Readonly<Record<'joined' | 'compared', readonly SlugPair[]>>;
  /** How a client's record is put in words. */
  reading: Reading;
  coverage: readonly Coverage[];
  accessibility: readonly Criterion[];
  downloads: readonly DownloadKind[];
  texts: Texts;
  /** Files that were downloads once, by their names: why each went, and what takes its place. */
  removedDownloads: Readonly<Record<string, string>>;
  /** Slugs of entities that are gone. */
  removedPages: readonly string[];
  /** Fields that are gone, by the slug of their entity. */
  removedFields: Readonly<Record<string, readonly Pick<Field, 'fieldName' | 'anchor'>[]>>;
  sample: Sample;
}>;

export type Entities = Pick<Dictionary, 'entities'>;
export type JoinedEntities = Pick<Dictionary, 'entities' | 'relationships'>;

export const GROUPS_ARE = 'The groups are this site’s reading; the export file has none.';

/** The fields of an entity group by group; in one without a name where it has no groups. */
export function groupedFields<F extends Pick<Field, 'fieldName'>>({
  fields,
  groups,
}: Readonly<{ fields: readonly F[]; groups?: readonly FieldGroup[] }>) {
  const starts = groups?.map(({ from }) => fields.findIndex(({ fieldName }) => fieldName === from));
  const named: readonly Partial<FieldGroup>[] = groups ?? [{}];
  return named.map(({ name, note }, at) => ({
    ...{ name, note },
    fields: fields.slice(starts?.[at], starts?.[at + 1]),
  }));
}

export function countFields(entities: readonly Pick<Entity, 'fields'>[]): number {
  return entities.reduce((total, entity) => total + entity.fields.length, 0);
}

const TODO_FACTS = ['dataType', 'exampleValue', 'description'] as const;

export function todoFacts(
  field: Pick<Field, (typeof TODO_FACTS)[number]>,
): (typeof TODO_FACTS)[number][] {
  return TODO_FACTS.filter((fact) => field[fact] === TODO);
}

export function isTodo(field: Pick<Field, (typeof TODO_FACTS)[number]>): boolean {
  return todoFacts(field).length > 0;
}

/**
 * Gives a function that makes something of an object once, and has it at hand from then on: a dozen outputs ask the
 * same of one dictionary, which nobody changes once it is read.
 */
export function oncePer<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, Readonly<{ value: Made }>>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}
