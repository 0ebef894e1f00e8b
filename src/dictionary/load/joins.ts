import type { Field } from '../model/dictionary';
import type {
  Cardinality,
  Certainty,
  Condition,
  FieldPlace,
  Identifier,
  Join,
} from '../model/relationships';
import { typeFamily } from '../model/typeFamilies';
import type { Places } from './places';

/** From what a join is made; what it does not say itself comes from the identifier. */
export type JoinParts = Readonly<{
  place: FieldPlace;
  field: Field;
  places: Places;
  to: FieldPlace;
  role: string;
  identifier?: Identifier;
  identifies?: string;
  with?: readonly string[];
  when?: Condition;
  where?: Condition;
  cardinality?: Cardinality;
  status?: Certainty;
  basis?: string;
  byName?: true;
}>;

/**
 * Makes a join.
 *
 * @param problem tells a field to be compared that one of the sides does not have
 * @returns the join, or nothing if it cannot be made
 */
export function joinOf(
  parts: JoinParts,
  problem: (path: string, message: string) => void,
): Join | undefined {
  const { place, field, places, to, role, identifier } = parts;
  const target = places.find({ entity: to.slug, field: to.fieldName });
  if (typeof target === 'string') return undefined;
  const withFields = parts.with ?? identifier?.with ?? [];
  const sides = [...new Set([place.slug, to.slug])];
  const missing = withFields.flatMap((name) =>
    sides.filter((slug) => !places.has(slug, name)).map((slug) => ({ name, slug })),
  );
  for (const { name, slug } of missing) {
    problem('with', `"${name}" is no field of ${slug}, so the join cannot compare it`);
  }
  if (missing.length > 0) return undefined;
  return {
    from: place,
    to,
    role,
    identifier: identifier?.name ?? field.fieldName,
    identifies: parts.identifies ?? identifier?.identifies ?? '',
    closeness: identifier?.closeness ?? 'specific',
    with: withFields,
    when: parts.when,
    where: parts.where,
    cardinality: parts.cardinality ?? identifier?.cardinality ?? 'many-to-one',
    status: parts.status ?? identifier?.status ?? 'inferred',
    basis: parts.basis ?? identifier?.basis ?? '',
    byName: parts.byName,
    cast: castOf(field, target.field),
    ignoresCase: [field, target.field].some(isGuid) || undefined,
  };
}

function isGuid({ dataType }: Field): boolean {
  return typeFamily(dataType) === 'guid';
}

/** The two types, where a value of the one must be converted before it is compared with the other. */
function castOf(from: Field, to: Field): Join['cast'] {
  const families = [from, to].map(({ dataType }) => typeFamily(dataType));
  const differ = families[0] === 'integer' || families[0] !== families[1];
  return differ && from.dataType !== to.dataType
    ? { from: from.dataType, to: to.dataType }
    : undefined;
}
