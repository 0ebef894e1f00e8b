import { DOWNLOADS } from '../../../dictionary/model/addresses';
import type { Dictionary, Field } from '../../../dictionary/model/dictionary';
import { systemGroups, valueGroups, versionText } from '../../../dictionary/model/valueGroups';
import { dictionaryLabel, generatedCsv, pageJson, type CsvTable } from '../../generated';
import type { Output } from '../../output';

export const values: Output = ({ site, entities, codeSystems }) => [
  pageJson('values', 'data', {
    sets: valueGroups(entities),
    systems: systemGroups(codeSystems, entities),
  }),
  generatedCsv(`static${DOWNLOADS.values}`, valueTable({ site, entities })),
];

const COLUMNS = [
  ...['field', 'code', 'meaning', 'status', 'code system', 'code system version'],
  ...['perhaps also', 'dictionary'],
];

/**
 * Every value of every coded field on a line of its own; a field whose values nobody lists has one line.
 * Flags are left out: they are yes or no, and how they are spelled is not documented.
 */
export function valueTable({ site, entities }: Pick<Dictionary, 'site' | 'entities'>): CsvTable {
  const rows = entities.flatMap(({ slug, name, fields }) =>
    fields.flatMap((field) =>
      linesOf(field).map((line) => [slug, name, ...line, dictionaryLabel(site)]),
    ),
  );
  return { columns: COLUMNS, rows };
}

function linesOf({ fieldName, values }: Field): string[][] {
  if (!values || values.status === 'flag') return [];
  const { status, codes, codeSystem, perhapsAlso = [] } = values;
  const version = codeSystem && versionText(codeSystem);
  const sources = [
    codeSystem?.name ?? '',
    version ?? '',
    perhapsAlso.map(({ name }) => name).join('; '),
  ];
  const listed = codes.length > 0 ? codes : [{ code: '', meaning: undefined }];
  return listed.map(({ code, meaning = '' }) => [fieldName, code, meaning, status, ...sources]);
}
