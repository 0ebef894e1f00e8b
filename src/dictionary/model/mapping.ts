/** How an entity or a field relates to what it is called elsewhere, seen from here, with the predicate that SSSOM has for it. */
export const RELATIONS = {
  exact: { says: 'the same', predicate: 'skos:exactMatch' },
  close: { says: 'nearly the same', predicate: 'skos:closeMatch' },
  broader: { says: 'covers more', predicate: 'skos:narrowMatch' },
  narrower: { says: 'a special case', predicate: 'skos:broadMatch' },
  part: { says: 'a part of it', predicate: 'skos:relatedMatch' },
  none: { says: 'no home', predicate: 'skos:exactMatch' },
} as const;

export type Relation = keyof typeof RELATIONS;

export const RELATION_NAMES = Object.keys(RELATIONS) as [Relation, ...Relation[]];

type Counterpart = Readonly<{
  relation: Relation;
  reason: string;
  /** What the counterpart cannot keep. */
  lost?: string | undefined;
}>;

export type MappedEntity = Counterpart &
  Readonly<{
    /** Its slug. */
    entity: string;
    /** A resource of FHIR R4. */
    target?: string | undefined;
    /** The element that Client Id becomes. */
    client?: string | undefined;
    uscdi?: string | undefined;
  }>;

export type MappedField = Readonly<{
  /** `slug/Field Name`. */
  field: string;
  fhir: readonly (Counterpart & Readonly<{ element?: string | undefined }>)[];
  uscdi?: string | undefined;
  x12?: string | undefined;
  /** Boxes of the claim forms. */
  cms1500?: string | undefined;
  ub04?: string | undefined;
}>;

export type Mapping = Readonly<{
  entities: readonly MappedEntity[];
  fields: readonly MappedField[];
}>;

/** The resource that an element belongs to. */
export const resourceOf = (element: string) => element.split('.')[0] ?? '';
