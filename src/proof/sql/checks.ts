import { counted } from '../../dictionary/model/counted';
import { ARTEFACTS, downloadName } from '../../dictionary/model/addresses';
import { zipSource } from '../../exportCheck/archive/zipSource';
import type { CheckReport } from '../../exportCheck/model/report';
import { runCheck, startCheck } from '../../exportCheck/startCheck';
import { blobSource } from '../../exportCheck/bytes/source';
import { checkRules } from '../../outputs/artefacts/exportCheck/checkRules';
import { KINDS_IN_SQL } from '../../outputs/artefacts/sqlChecks/sqlChecks';
import type { Proof, Subject } from '../subject/proof';
import { countsOfReport, countsOfRows, differences } from './findingCounts';

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
