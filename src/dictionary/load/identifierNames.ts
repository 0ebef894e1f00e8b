import type { Identifier, Outcome } from '../model/relationships';
import { typeFamily } from '../model/typeFamilies';
import type { Problem } from '../model/problem';
import type { SharedSources } from './sources';
import type { Named } from './nameMatching';
import type { Located, NamedPlace, Places } from './places';

/** What a name of `data/identifiers.yaml` stands for. */
export type Meaning =
  | Readonly<{ identifier: Identifier }>
  | Readonly<{
      outcome: Extract<Outcome, 'own' | 'external' | 'unknown'>;
      name: string;
      identifies: string;
      basis: string;
      candidates: readonly Located[];
    }>
  | Readonly<{ outcome: 'none' }>;

/**
 * Reads the names of `data/identifiers.yaml`.
 *
 * @param problems collects fields that are named there and do not exist
 */
export function readNames(
  { value, problem }: SharedSources['identifiers'],
  places: Places,
  problems: Problem[],
): Named<Meaning>[] {
  const locate = (named: NamedPlace, path: readonly (string | number)[]): Located | undefined => {
    const found = places.find(named);
    if (typeof found !== 'string') return found;
    problems.push(problem(path, found));
    return undefined;
  };
  const others = (['own', 'external', 'unknown'] as const).flatMap((outcome) =>
    value[outcome].flatMap((entry, at) => {
      const key = 'compare' in entry ? 'compare' : 'candidates';
      const named = 'compare' in entry ? entry.compare : 'candidates' in entry && entry.candidates;
      const candidates = (named || []).flatMap(
        (each, nth) => locate(each, [outcome, at, key, nth]) ?? [],
      );
      const { identifier: name, identifies, basis } = entry;
      return spellings(entry, { outcome, name, identifies, basis, candidates });
    }),
  );
  const identifiers = value.identifiers.flatMap((entry, at) => {
    const home =
      entry.home === 'not exported' ? undefined : locate(entry.home, ['identifiers', at, 'home']);
    const identifier: Identifier = {
      name: entry.identifier,
      identifies: entry.identifies,
      closeness: entry.closeness ?? 'specific',
      home: home?.place,
      lookIn: entry.lookIn,
      also: entry.also ?? [],
      with: entry.with ?? [],
      cardinality: entry.cardinality ?? 'many-to-one',
      status: entry.status,
      basis: entry.basis,
    };
    return spellings(entry, { identifier }, home && typeFamily(home.field.dataType));
  });
  const none = value.notIdentifiers.map(({ identifier: name }) => ({
    name,
    stands: { outcome: 'none' as const },
  }));
  return [...identifiers, ...others, ...none];
}

function spellings(
  { identifier, also = [] }: Readonly<{ identifier: string; also?: readonly string[] }>,
  stands: Meaning,
  family?: Named<Meaning>['family'],
): Named<Meaning>[] {
  return [identifier, ...also].map((name) => ({ name, family, stands }));
}
