import { ARTEFACTS } from '../../../dictionary/model/addresses';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import type { CheckRules } from '../../../exportCheck/model/rules';
import type { Output } from '../../output';
import { checkRules } from '../exportCheck/checkRules';
import { provenance } from '../provenance';
import { duckDbScript } from './duckDb';
import { KINDS_NOT_IN_SQL } from './kindsInSql';

/** The checks of an export as SQL, which DuckDB runs on its files. */
export const sqlChecks: Output = {
  name: 'checks as SQL',
  render: (dictionary) => {
    const content = duckDb(dictionary, checkRules(dictionary));
    return [{ path: `static${ARTEFACTS.duckDbChecks}`, content }];
  },
};

const comments = (lines: readonly string[]) => lines.map((line) => `-- ${line}\n`).join('');

function duckDb(dictionary: Dictionary, rules: CheckRules): string {
  const head = comments([
    ...provenance(dictionary),
    'Checks the files of an export, as the page "Check my export" does, with the same counts. DuckDB 1.5 and later.',
    'In the unpacked folder of the export: duckdb < duckdb.sql, or duckdb -csv < duckdb.sql > findings.csv',
    'The table ehi_finding has what was found: kinds, files, fields and counts, never a value of a record.',
    'For files larger than memory, name a database to work in: duckdb /elsewhere/check.db < duckdb.sql',
    `Not told here: ${KINDS_NOT_IN_SQL.join(', ')}. A line that these spoil counts as not-json, or stops the script.`,
  ]);
  return `${head}\n${duckDbScript(rules)}`;
}
