import type { CoverageTopic } from '../model/coverage';
import type { DataTypeName } from '../model/dataTypes';
import type { FieldLink } from './lists';
import type { FieldPlace, Join, Sureness } from '../model/relationships';

export type EntityLink = Readonly<{ slug: string; name: string }>;

export type RecordState = EntityLink &
  Readonly<{
    deleted: readonly FieldLink[];
    deletion: readonly FieldLink[];
    inForce: readonly FieldLink[];
  }>;

export type RecordEvents = EntityLink &
  Readonly<Record<'created' | 'updated' | 'signed' | 'approved' | 'deleted', FieldLink[]>>;

export type CustomFields = EntityLink &
  Readonly<{ isCustomOnly: boolean; file: string; customFile: string }>;

export type UsedDataType = Readonly<{
  name: DataTypeName;
  isQuoted: boolean;
  shape: string;
  fields: number;
  /** Fields whose type no source states. */
  inferred: number;
}>;

export type CoveragePlace = EntityLink & Readonly<{ field?: FieldLink }>;

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
