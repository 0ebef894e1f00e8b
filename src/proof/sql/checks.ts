import { counted } from '../../dictionary/model/counted';
import { ARTEFACTS, downloadName } from '../../dictionary/model/addresses';
import { zipSource } from '../../exportCheck/archive/zipSource';
import type { Kind } from '../../exportCheck/model/kinds';
import { kindsInSql } from '../../exportCheck/model/kindsInSql';
import type { CheckReport } from '../../exportCheck/model/report';
import { runCheck } from '../../exportCheck/runCheck';
import { blobSource } from '../../exportCheck/source/blobSource';
import { startCheck } from '../../exportCheck/startCheck';
import { checkRules } from '../../outputs/artefacts/exportCheck/checkRules';
import type { Row } from '../subject/databases';
import type { Outcome, Proof, Subject } from '../subject/proof';
import { dbtAsDuckDb, sparkAsDuckDb } from './asDuckDb';
import { countsOfReport, countsOfRows, differences } from './findingCounts';

/** The checks as SQL, on the sample: their counts are those of the check of an export. */
export const SQL_CHECK_PROOFS: readonly Proof[] = [
  {
    artefact: downloadName(ARTEFACTS.duckDbChecks),
    how: 'DuckDB runs it on the sample; every count compared with the check of an export',
    run: proveFileChecks,
  },
  {
    artefact: downloadName(ARTEFACTS.sparkChecks),
    how: 'DuckDB runs it on the loaded sample in the stead of Spark; every count compared',
    run: proveSpark,
  },
  {
    artefact: downloadName(ARTEFACTS.dbtChecks),
    how: 'DuckDB runs it on the loaded sample, without dbt; every count compared',
    run: proveDbt,
  },
];

async function proveFileChecks(subject: Subject): Promise<Outcome> {
  const path = downloadName(ARTEFACTS.duckDbChecks);
  const { database, broken } = await subject.loaded(path, 'duckdb');
  if (broken.length > 0) return { counted: '', broken };
  const rows = await database.rows('SELECT * FROM ehi_finding');
  return compared(path, await reportOf(subject), rows, kindsInSql('files'));
}

async function proveSpark(subject: Subject): Promise<Outcome> {
  const path = downloadName(ARTEFACTS.sparkChecks);
  const { database } = await subject.loaded('ddl/snake/duckdb.sql', 'duckdb');
  await database.run(sparkAsDuckDb(subject.text(path)));
  const rows = await database.rows('SELECT * FROM ehi_finding');
  const report = await reportOf(subject);
  return compared(path, report, rows, kindsInSql('tables'));
}

async function proveDbt(subject: Subject): Promise<Outcome> {
  const path = downloadName(ARTEFACTS.dbtChecks);
  const { database } = await subject.loaded('ddl/snake/duckdb.sql', 'duckdb');
  const rows = await database.rows(dbtAsDuckDb(subject.text(path)));
  // What the source tests is not told twice; in the sample that is null, where the sources differ on it.
  const report = await reportOf(subject);
  const kinds = kindsInSql('tables').filter((kind) => !kind.startsWith('null-'));
  return compared(path, report, rows, kinds);
}

function compared(
  path: string,
  report: CheckReport,
  rows: readonly Row[],
  kinds: readonly Kind[],
): Outcome {
  const core = countsOfReport(report, kinds);
  const broken = differences(core, countsOfRows(rows)).map((each) => `${path} ${each}`);
  return { counted: counted(core.size, 'count'), broken };
}

/** What the check of an export reports of the sample. */
export async function reportOf({ bytes, dictionary }: Subject): Promise<CheckReport> {
  const check = startCheck(checkRules(dictionary));
  const zip = new Blob([new Uint8Array(bytes('sample-export.zip'))]);
  await runCheck(check, await zipSource(blobSource(zip)));
  return check.report();
}
