import type { DataTypeName, TODO } from './dataTypes';

/** How many records of one side belong to how many of the other, from the referring side. */
export const CARDINALITIES = ['many-to-one', 'one-to-one', 'one-to-many', 'many-to-many'] as const;

export type Cardinality = (typeof CARDINALITIES)[number];

/** Whether a source says it, or it is concluded; the basis says from what. */
export const CERTAINTIES = ['stated', 'inferred'] as const;

export type Certainty = (typeof CERTAINTIES)[number];

/**
 * How much two records have to do with each other that share an identifier, closest first: a thing of
 * their own, a visit, an episode, a plan, a person beside the client, the client, or an entry of a list that many share.
 */
export const CLOSENESSES = [
  'specific',
  'visit',
  'episode',
  'plan',
  'person',
  'client',
  'lookup',
] as const;

export type Closeness = (typeof CLOSENESSES)[number];

export type FieldPlace = Readonly<{ slug: string; anchor: string; fieldName: string }>;

export type Condition = Readonly<{ fieldName: string; value: string }>;

/** A field that leads to the record of another entity, or of its own. */
export type Join = Readonly<{
  from: FieldPlace;
  to: FieldPlace;
  /** What stands before the identifier in the referring field's name: 'Approved By'. */
  role: string;
  /** The name under which the value is known, and what it identifies. */
  identifier: string;
  identifies: string;
  closeness: Closeness;
  /** Fields of one name on both sides that the join compares too. */
  with: readonly string[];
  /** Where the field leads here only in some records: what those hold. */
  when?: Condition;
  /** What the record that is led to must hold. */
  where?: Condition;
  cardinality: Cardinality;
  status: Certainty;
  basis: string;
  /** Whether it follows from the field's name, and from nothing that is said of this field. */
  byName?: true;
  /** The two data types, where they differ so that one side must be converted. */
  cast?: Readonly<{ from: DataTypeName | typeof TODO; to: DataTypeName | typeof TODO }>;
  /** Set for GUIDs: the sources spell them in uppercase and in lowercase. */
  ignoresCase?: true;
}>;

export const OUTCOMES = {
  reference: 'leads to a record of an entity',
  polymorphic: 'leads to one entity or another, as another field says',
  key: 'the key by which other files refer to the record',
  own: 'a number of its own, to which nothing refers',
  external: 'given out by somebody else',
  'not exported': 'at home in nothing that is documented',
  unknown: 'where it leads is not documented',
} as const;

export type Outcome = keyof typeof OUTCOMES;

export type Identity = Readonly<{
  outcome: Outcome;
  identifier: string;
  identifies: string;
  basis: string;
  /** Fields worth a test: that it might lead to, or whose values are like it. */
  candidates?: readonly FieldPlace[];
}>;

/** A name under which records point to one kind of thing. */
export type Identifier = Pick<
  Join,
  'identifies' | 'closeness' | 'with' | 'cardinality' | 'status' | 'basis'
> &
  Readonly<{
    name: string;
    also: readonly string[];
    /** The field in which the value is looked up; nothing where no file is documented to have it. */
    home?: FieldPlace | undefined;
    /** Slug of an entity that may contain the key among its custom fields. */
    lookIn?: string | undefined;
  }>;

export type Relationships = Readonly<{
  identifiers: readonly Identifier[];
  joins: readonly Join[];
  /** Under each name of an identifier the slug of the entity that has it first. */
  homes: Readonly<Record<string, string>>;
}>;

/** How sure a join is, in the words of an entity's page. */
export type Sureness = 'from the name' | Certainty;

export function surenessOf({ status, byName }: Pick<Join, 'status' | 'byName'>): Sureness {
  return status === 'inferred' && byName ? 'from the name' : status;
}

export function cardinalityText(cardinality: Cardinality): string {
  return cardinality.replaceAll('-', ' ');
}

export type JoinConditions = Pick<Join, 'with' | 'when' | 'where'>;

/** What a join asks for beside its two fields; `spell` writes names and values. */
export function conditionTexts(
  { with: same, when, where }: JoinConditions,
  spell = (name: string) => name,
): string[] {
  const is = ({ fieldName, value }: Condition) => `${spell(fieldName)} is ${spell(value)}`;
  return [
    ...same.map((fieldName) => `with the same ${spell(fieldName)}`),
    ...(when ? [`where ${is(when)}`] : []),
    ...(where ? [`and there ${is(where)}`] : []),
  ];
}

export function castText({ from, to }: NonNullable<Join['cast']>): string {
  return `types differ: ${from}, ${to}`;
}

export function reversed(cardinality: Cardinality): Cardinality {
  if (cardinality === 'many-to-one') return 'one-to-many';
  return cardinality === 'one-to-many' ? 'many-to-one' : cardinality;
}

export function joinsFrom({ joins }: Pick<Relationships, 'joins'>, slug: string): Join[] {
  return joins.filter(({ from }) => from.slug === slug);
}

export function joinsTo({ joins }: Pick<Relationships, 'joins'>, slug: string): Join[] {
  return joins.filter(({ to }) => to.slug === slug);
}

export function isSamePlace(a: FieldPlace, b: FieldPlace): boolean {
  return a.slug === b.slug && a.anchor === b.anchor;
}
