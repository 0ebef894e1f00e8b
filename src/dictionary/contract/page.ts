import type { Entity, Field } from '../model/dictionary';
import type { TextLink } from '../model/nameLinks';
import type { Relations } from '../model/relations';
import type { Condition, FieldPlace, Sureness } from '../model/relationships';
import type { CodeSystem } from '../model/written';
import type { Code, ValueSet } from '../model/valueSets';

export type PageClaim = Readonly<{ source: string; says: string }>;

export type PageUncertainty = Readonly<{
  /** What no source answers, each fit to stand behind 'Not documented:'. */
  open?: readonly string[];
  conflict?: readonly PageClaim[];
}>;

export type PageCodeSystem = Pick<CodeSystem, 'key' | 'name' | 'shortName'>;

type PageCode = Code & Readonly<{ links?: readonly TextLink[] }>;

export type PageValues = Pick<ValueSet, 'status'> &
  Readonly<{
    lead: string;
    codeSystem?: PageCodeSystem;
    perhapsAlso?: readonly PageCodeSystem[];
    codes: readonly PageCode[];
  }>;

type PageLead = FieldPlace & Readonly<{ entityName: string; when?: Condition; sure: Sureness }>;

type NotOnThePage =
  | 'aliases'
  | 'key'
  | 'otherWords'
  | 'repeatedFieldNames'
  | 'describedBy'
  | 'alsoNamed';

/** What an entity's page knows of its entity: the JSON file beside its MDX file. */
export type PageData = Omit<Entity, NotOnThePage | keyof PageUncertainty | 'fields'> &
  PageUncertainty &
  Readonly<{
    /** Of `description`, which is its first sentence; the others are `more`. */
    descriptionLinks?: readonly TextLink[];
    more?: string | undefined;
    moreLinks?: readonly TextLink[] | undefined;
    /** The mark of who says the description; none where that is this site. */
    describedBy?: string;
    noteLinks?: readonly TextLink[];
    /** What no source answers of many of its fields, said once for them all. */
    openForMany?: readonly string[];
    fields: readonly PageField[];
    /** Fields that are gone. */
    removed?: readonly Pick<Field, 'fieldName' | 'anchor'>[] | undefined;
    /** How it fits together with others. */
    relations?: Relations;
    /** How it changed from release to release, newest first. */
    history?: readonly PageStep[] | undefined;
  }>;

export type PageStep = Readonly<{
  /** `in 1.1.0`, or `since 1.0.0`. */
  when: string;
  lines: readonly Readonly<{ text: string; field?: string; anchor?: string }>[];
}>;

type NotAsItIs = 'describedBy' | 'identity' | 'sensitivity' | 'values';

type NotInItsRow = 'movedFrom' | 'otherWords' | 'renamedFrom' | NotAsItIs | keyof PageUncertainty;

export type PageField = Omit<Field, NotInItsRow> &
  PageUncertainty &
  Readonly<{
    descriptionLinks?: readonly TextLink[];
    /** `in 1.1.0` where it changed with the latest release, or `since 1.0.0`. */
    changed?: string;
    /** The mark of who says the description; none where that is this site. */
    describedBy?: string;
    values?: PageValues;
    isKey?: boolean | undefined;
    /** What it can reveal, in words. */
    sensitivity?: string | undefined;
    leadsTo?: readonly PageLead[];
    referredBy?: number;
    /** How many fields of the whole dictionary are called so, this one among them; where there are others. */
    namesakes?: number;
  }>;
