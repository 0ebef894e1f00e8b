import type { Entity, Field } from '../model/dictionary';
import type { Certainty, Join } from '../model/relationships';
import type { Code } from '../model/valueSets';
import type { ValueStatus } from '../model/valueStatuses';

export type CatalogField = Pick<
  Field,
  'fieldName' | 'anchor' | 'dataType' | 'isNullable' | 'unit' | 'description' | 'otherWords'
> & {
  /** Whether its data type, example or description is still missing. */
  isTodo?: true;
  /** Key of who describes it; none where that is this site. */
  describedBy?: string;
  describedByMark?: string;
  status?: ValueStatus;
  /** Key and name of the published list that its values are from. */
  codeSystem?: string;
  codeSystemName?: string;
  codeSystemMark?: string;
  codes?: readonly Code[];
  /** Its marks of sensitivity, without reasons: `direct-identifier A`, `free-text inferred`. */
  sensitivity?: readonly string[] | undefined;
  /** Elements of FHIR R4 that it becomes. */
  fhir?: readonly string[] | undefined;
  /** Codes that stand for the field in no list: ours and, where it says something else, the vendor's. */
  examples?: readonly string[];
};

export type CatalogEntity = Pick<
  Entity,
  'slug' | 'name' | 'fileName' | 'area' | 'description' | 'otherWords' | 'groups'
> & {
  /** Whether its fields differ from agency to agency, so that it may have any. */
  isCustomOnly?: true;
  fields: readonly CatalogField[];
};

/** A join as the catalog has it; both ends are the last parts of their fields' addresses: `payer#payer-id`. */
export type CatalogJoin = Pick<Join, 'cardinality' | 'when' | 'where'> &
  Readonly<{
    from: string;
    to: string;
    /** Fields of one name on both sides that are compared too. */
    with?: readonly string[];
    certainty: Certainty;
  }>;

/** The shape of the downloaded catalog; another one gets another number. */
export const CATALOG_VERSION = 6;

/** The catalog as it is downloaded: names of code systems stand once. */
export type CatalogFile = Readonly<{
  version: number;
  codeSystems: Readonly<Record<string, string>>;
  codeSystemMarks: Readonly<Record<string, string>>;
  /** Marks of those who describe fields, by key. */
  describers: Readonly<Record<string, string>>;
  /** For programs; the site has them elsewhere. */
  joins: readonly CatalogJoin[];
  entities: readonly (Omit<CatalogEntity, 'fields'> & {
    fields: readonly Omit<CatalogField, 'codeSystemName' | 'codeSystemMark' | 'describedByMark'>[];
  })[];
}>;

/** @throws Error if it is of another version than this code: a newer site stands where this page came from */
export function readCatalog({
  version,
  codeSystems,
  codeSystemMarks,
  describers,
  entities,
}: Omit<CatalogFile, 'joins'>): CatalogEntity[] {
  if (version !== CATALOG_VERSION) throw new Error(`The catalog has version ${version}`);
  return entities.map((entity) => {
    const fields = entity.fields.map((field) => ({
      ...field,
      codeSystemName: codeSystems[field.codeSystem ?? ''],
      codeSystemMark: codeSystemMarks[field.codeSystem ?? ''],
      describedByMark: describers[field.describedBy ?? ''],
    }));
    return { ...entity, fields };
  });
}

/** @throws Error if it cannot be had, or is of another version */
export async function fetchCatalog(address: string): Promise<CatalogEntity[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return readCatalog((await response.json()) as CatalogFile);
}
