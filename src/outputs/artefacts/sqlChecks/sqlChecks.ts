import { quoteText } from '../../../code/sql';
import { ARTEFACTS } from '../../../dictionary/model/addresses';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { KIND_NAMES, type Kind, kindTexts } from '../../../exportCheck/model/kinds';
import type { CheckRules } from '../../../exportCheck/model/rules';
import { fieldPlan } from '../../../exportCheck/records/fieldPlan';
import type { Output } from '../../output';
import { checkRules } from '../exportCheck/checkRules';
import { provenance } from '../provenance';
import { READ_FILES } from './duckDbFiles';
import { WRITE_FINDINGS } from './duckDbFindings';
import { FOLLOW_LINKS } from './duckDbLinks';
import { JUDGE_VALUES } from './duckDbValues';

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

/** The kinds of finding that need the bytes of a zip or of a line, which SQL does not see. */
export const KINDS_NOT_IN_SQL: readonly Kind[] = [
  'file-blank',
  'not-a-zip',
  'other-archive',
  'export-empty',
  'not-an-export',
  'no-records',
  'archive-cut',
  'archive-damaged',
  'file-unreadable',
  'check-sum-differs',
  'file-encrypted',
  'packing-unknown',
  'archive-bomb',
  'path-unsafe',
  'cut-off',
  'line-too-long',
  'invalid-utf-8',
  'bom',
  'utf-16',
  'crlf',
  'line-blank',
  'join-over-limit',
];

/** The kinds of finding that DuckDB finds in export files, as often as the check of an export does. */
export const KINDS_IN_SQL: readonly Kind[] = KIND_NAMES.filter(
  (kind) => !KINDS_NOT_IN_SQL.includes(kind),
);

type Cell = string | number | boolean | undefined | readonly (string | number)[];

/** Writes the script that checks the export files of the current folder in DuckDB. */
export function duckDbScript(rules: CheckRules): string {
  return [...ruleTables(rules), READ_FILES, JUDGE_VALUES, FOLLOW_LINKS, WRITE_FINDINGS]
    .map((part) => part.trim())
    .join('\n\n')
    .concat('\n');
}

/** The dictionary as tables. Fields are named by their place in the entity, from 0, as in the rules. */
function ruleTables({ entities, keys, joins, attachments }: CheckRules): string[] {
  const kinds = KIND_NAMES.flatMap((kind, rank): Cell[][] => {
    const { level, title } = kindTexts(kind);
    return KINDS_IN_SQL.includes(kind) ? [[rank, kind, level, title]] : [];
  });
  return [
    '-- THE DICTIONARY',
    table('ehi_kind', 'rank INTEGER, kind VARCHAR, level VARCHAR, title VARCHAR', kinds),
    table(
      'ehi_entity',
      'entity INTEGER, file VARCHAR, is_custom_only BOOLEAN, also_named VARCHAR[]',
      entities.map(({ file, isCustomOnly = false, alsoNamed = [] }, entity) => {
        return [entity, file, isCustomOnly, alsoNamed];
      }),
    ),
    table(
      'ehi_field',
      'entity INTEGER, field INTEGER, name VARCHAR, reads VARCHAR, least DOUBLE, most DOUBLE, spelled_length INTEGER, is_small BOOLEAN, not_null VARCHAR, codes VARCHAR[], can_lie_ahead BOOLEAN',
      entities.flatMap(({ fields }, entity) =>
        fields.map((rule, field): Cell[] => {
          const { reads, least, most, length, isSmall, notNull, canLieAhead } = fieldPlan(rule);
          const { name, codes } = rule;
          const limits = [reads, least, most, length, isSmall, notNull];
          return [entity, field, name, ...limits, codes, canLieAhead];
        }),
      ),
    ),
    table(
      'ehi_order_rule',
      'entity INTEGER, earlier INTEGER, later INTEGER',
      entities.flatMap(({ inOrder = [] }, entity) => inOrder.map((pair) => [entity, ...pair])),
    ),
    table(
      'ehi_key',
      'key INTEGER, entity INTEGER, fields INTEGER[], where_field INTEGER, where_value VARCHAR, is_unique BOOLEAN',
      keys.map(({ entity, fields, where, isUnique = false }, key) => {
        return [key, entity, fields, where?.field, where?.value, isUnique];
      }),
    ),
    table(
      'ehi_join',
      'number INTEGER, entity INTEGER, fields INTEGER[], when_field INTEGER, when_value VARCHAR, key INTEGER, sureness VARCHAR',
      joins.map(({ entity, fields, when, key, sureness }, number) => {
        return [number, entity, fields, when?.field, when?.value, key, sureness];
      }),
    ),
    table(
      'ehi_attachment_rule',
      'entity INTEGER, name INTEGER, size INTEGER, location INTEGER',
      attachments
        ? [[attachments.entity, attachments.name, attachments.size, attachments.location]]
        : [],
    ),
  ];
}

function table(name: string, columns: string, rows: readonly (readonly Cell[])[]): string {
  const made = `CREATE OR REPLACE TEMP TABLE ${name} (${columns});`;
  if (rows.length === 0) return made;
  const values = rows.map((row) => `  (${row.map(spell).join(', ')})`);
  return `${made}\nINSERT INTO ${name} VALUES\n${values.join(',\n')};`;
}

function spell(cell: Cell): string {
  if (cell === undefined) return 'NULL';
  if (typeof cell === 'string') return quoteText(cell);
  return Array.isArray(cell) ? `[${cell.map(spell).join(', ')}]` : String(cell);
}
