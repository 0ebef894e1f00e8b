import { counted } from '../../dictionary/model/counted';
import { ARTEFACTS, downloadName } from '../../dictionary/model/addresses';
import { zipSource } from '../../exportCheck/archive/zipSource';
import type { CheckReport } from '../../exportCheck/model/report';
import { runCheck, startCheck } from '../../exportCheck/startCheck';
import { blobSource } from '../../exportCheck/bytes/source';
import { checkRules } from '../../outputs/artefacts/exportCheck/checkRules';
import { KINDS_IN_SQL } from '../../outputs/artefacts/sqlChecks/sqlChecks';
import type { Proof, Subject } from '../subject/proof';
import { unfold } from '../../exportCheck/findings/fold';
import type { Kind } from '../../exportCheck/model/kinds';
import type { Row } from '../subject/databases';

const PATH = downloadName(ARTEFACTS.duckDbChecks);

/** The checks as SQL, on the sample: their counts are those of the check of an export. */
export const SQL_CHECK_PROOF: Proof = {
  artefact: PATH,
  how: 'DuckDB runs it on the sample; every count compared with the check of an export',
  run: async (subject) => {
    const { database, broken } = await subject.loaded(PATH, 'duckdb');
    if (broken.length > 0) return { counted: '', broken };
    const core = countsOfReport(await reportOf(subject), KINDS_IN_SQL);
    const found = countsOfRows(await database.rows('SELECT * FROM ehi_finding'));
    const differing = differences(core, found).map((each) => `${PATH} ${each}`);
    return { counted: counted(core.size, 'count'), broken: differing };
  },
};

/** What the check of an export reports of the sample. */
export async function reportOf({ bytes, dictionary }: Subject): Promise<CheckReport> {
  const check = startCheck(checkRules(dictionary));
  const zip = new Blob([new Uint8Array(bytes('sample-export.zip'))]);
  await runCheck(check, await zipSource(blobSource(zip)));
  return check.report();
}

/** How often each kind was found, by kind, file and field; of joins, by what they lead to as well. */
export type FindingCounts = ReadonlyMap<string, number>;

/** Counts what the check in TypeScript reports, as far as it is of some kinds. */
export function countsOfReport(report: CheckReport, kinds: readonly Kind[]): FindingCounts {
  const { findings, spelling, notes } = report;
  return counts(
    unfold([...findings, ...spelling, ...notes])
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, file, field, target, count }) => {
        const leadsTo = target ? `${target.file} ${target.field}` : '';
        return [[kind, file, field ?? '', leadsTo], count];
      }),
  );
}

/** Counts what the checks in SQL found. */
export function countsOfRows(rows: readonly Row[]): FindingCounts {
  return counts(
    rows.map(({ kind, file, field, leads_to: leadsTo, found }) => [
      [kind, file, field ?? '', leadsTo ?? ''].map(String),
      Number(found),
    ]),
  );
}

/** Where two counts differ, in words. */
export function differences(core: FindingCounts, sql: FindingCounts): string[] {
  return [...new Set([...core.keys(), ...sql.keys()])]
    .filter((place) => core.get(place) !== sql.get(place))
    .map(
      (place) => `${place}: ${core.get(place) ?? 0} by the check, ${sql.get(place) ?? 0} by SQL`,
    );
}

/** What stands for a name is not the same in two runs. */
function counts(found: readonly (readonly [readonly string[], number])[]): FindingCounts {
  const all = new Map<string, number>();
  for (const [place, count] of found) {
    const name = place.join(' · ').replaceAll(/#[0-9a-f]{5}/g, '#');
    all.set(name, (all.get(name) ?? 0) + count);
  }
  return all;
}
