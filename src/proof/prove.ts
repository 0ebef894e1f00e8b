import type { Dictionary } from '../dictionary/model/dictionary';
import { PACKAGE_PROOFS } from './dataPackage';
import { HANDBOOK_PROOF } from './handbook';
import { errorText, type Outcome, type Proof } from './subject/proof';
import { KIT_PROOFS } from './kits';
import { SCHEMA_PROOFS } from './jsonSchema';
import { SPREADSHEET_PROOFS } from './spreadsheets';
import { CONVERT_PROOFS } from './sql/convert';
import { COPY_PROOFS } from './sql/copy';
import { SQL_SERVER_PROOF } from './sql/sqlServer';
import { subjectOf, type Published } from './subject/subject';
import { PAGE_PROOF, SUMS_PROOF } from './sums';
import { TYPE_PROOFS } from './types';

/** Everything that is proven of the downloads. */
export const PROOFS: readonly Proof[] = [
  ...SCHEMA_PROOFS,
  ...CONVERT_PROOFS,
  ...COPY_PROOFS,
  SQL_SERVER_PROOF,
  ...PACKAGE_PROOFS,
  ...TYPE_PROOFS,
  ...SPREADSHEET_PROOFS,
  HANDBOOK_PROOF,
  ...KIT_PROOFS,
  SUMS_PROOF,
  PAGE_PROOF,
];

/** A proof with what came of it, and how long it took. */
export type Proven = Pick<Proof, 'artefact' | 'how'> &
  Readonly<{ outcome: Outcome; seconds: number }>;

/**
 * Holds the published files against each other and against the dictionary.
 *
 * @param tell is told each result as it comes
 */
export async function prove(
  dictionary: Dictionary,
  published: Published,
  {
    proofs = PROOFS,
    tell = () => undefined,
  }: { proofs?: readonly Proof[]; tell?: (proven: Proven) => void } = {},
): Promise<Proven[]> {
  const subject = subjectOf(dictionary, published);
  const results: Proven[] = [];
  for (const { artefact, how, run } of proofs) {
    const began = performance.now();
    let outcome: Outcome;
    try {
      outcome = await run(subject);
    } catch (error) {
      outcome = { counted: '', broken: [`${artefact}: ${errorText(error)}`] };
    }
    const proven = { artefact, how, outcome, seconds: (performance.now() - began) / 1000 };
    results.push(proven);
    tell(proven);
  }
  return results;
}
