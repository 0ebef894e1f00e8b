import type { CoverageTopic } from '../dictionary/model/coverage';
import type { DataTypeName } from '../dictionary/model/dataTypes';
import type { FieldLink } from './openQuestionList';
import type { FieldPlace, Join, Sureness } from '../dictionary/model/relationships';

/** An entity by the last part of its address and its name. */
export type EntityLink = Readonly<{ slug: string; name: string }>;

/** An entity whose fields tell whether a record still counts. */
export type RecordState = EntityLink &
  Readonly<{
    /** Flags that something was deleted. */
    deleted: readonly FieldLink[];
    /** When, and by whom. */
    deletion: readonly FieldLink[];
    /** Flags that a record is in force, out of use, an earlier version or put away. */
    inForce: readonly FieldLink[];
  }>;

/** An entity with the fields that say what happened to its records, when, and by whom. */
export type RecordEvents = EntityLink &
  Readonly<Record<'created' | 'updated' | 'signed' | 'approved' | 'deleted', FieldLink[]>>;

/** An entity to which agencies add fields, with the files that hold them. */
export type CustomFields = EntityLink &
  Readonly<{ isCustomOnly: boolean; file: string; customFile: string }>;

/** A data type, its shape in the examples here, and how many fields have it. */
export type UsedDataType = Readonly<{
  name: DataTypeName;
  isQuoted: boolean;
  shape: string;
  fields: number;
  /** Fields whose type no source states. */
  inferred: number;
}>;

/** An entity, or one of its fields. */
export type CoveragePlace = EntityLink & Readonly<{ field?: FieldLink }>;

/** What reviewers of exports look for, with links to where it is. */
export type CoverageList = Readonly<{
  name: string;
  topics: readonly (Omit<CoverageTopic, 'in' | 'perhaps'> &
    Readonly<Record<'in' | 'perhaps', readonly CoveragePlace[]>>)[];
}>;

/** Entities that can be loaded once those of the steps before are there. */
export type LoadingStep = Readonly<{
  entities: readonly EntityLink[];
  /** Those that refer to each other. */
  circle: readonly EntityLink[];
}>;

/** An id whose own list is not exported, with the fields that have it. */
export type NotExported = Readonly<{
  identifier: string;
  identifies: string;
  fields: CoveragePlace[];
}>;

/** Figures that guides mention, spelled as readers see them. */
export type Counts = Readonly<Record<string, string>>;

/** Where a field that a guide names leads, for the guide's list of joins. */
export type GuideJoins = Readonly<{
  /** As the guide names it: 'slug/Field Name'. */
  place: string;
  entityName: string;
  from: FieldPlace;
  /** None where it leads to nothing that is documented; the basis then says why. */
  joins: readonly (Pick<Join, 'to' | 'with' | 'when' | 'where' | 'basis' | 'cast' | 'ignoresCase'> &
    Readonly<{ entityName: string; sure: Sureness }>)[];
  basis: string;
}>;
