import type { Entity, Field } from './dictionary';
import type { CodeSystem, ValueSet } from './valueSets';

/** What one source says of something that another tells differently, under the source's name. */
export type PageClaim = Readonly<{ source: string; says: string }>;

/** What is open and what contradicts itself, as the page says it. */
export type PageUncertainty = Readonly<{
  /** What no source answers, each fit to stand behind 'Not documented:'. */
  open?: readonly string[];
  conflict?: readonly PageClaim[];
}>;

/** The values of a coded field, with as much of their code system as a link needs. */
export type PageValues = Omit<ValueSet, 'codeSystem'> &
  Readonly<{ codeSystem?: Pick<CodeSystem, 'key' | 'name'> }>;

/** An entity that a page leads on to. */
export type PageNeighbor = Readonly<{ slug: string; name: string }>;

type NotOnThePage = 'aliases' | 'otherWords' | 'repeatedFieldNames';

/** What an entity's page knows of its entity: the JSON file beside its MDX file. */
export type PageData = Omit<Entity, NotOnThePage | keyof PageUncertainty | 'fields'> &
  PageUncertainty &
  Readonly<{
    fields: readonly PageField[];
    /** The entities before and after this one in its area, A to Z. */
    previous?: PageNeighbor;
    next?: PageNeighbor;
  }>;

/** A field on its page. */
export type PageField = Omit<Field, 'otherWords' | 'values' | keyof PageUncertainty> &
  PageUncertainty &
  Readonly<{
    values?: PageValues;
    /** How many fields of the whole dictionary are called so, this one among them. */
    namesakes: number;
  }>;
