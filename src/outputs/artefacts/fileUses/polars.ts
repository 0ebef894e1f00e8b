import { isMoment } from '../../../dictionary/model/dataTypes';
import { exportFileName } from '../../../dictionary/model/exampleRecord';
import { recordKeys, type Table } from '../columns';
import { valueKind } from '../types/kinds';
import { nameOf, repeats } from './pandas';

/** Writes what reads an entity's export file with polars; flags and dates come as text and are converted. */
export function polarsCode(table: Table): string {
  const { snakeName, entity } = table;
  const file = JSON.stringify(exportFileName(entity.fileName));
  const columns = recordKeys(table);
  const dates = columns.filter(({ dataType }) => isMoment(dataType));
  const flags = columns.filter((column) => valueKind(column) === 'flag');
  const schema = columns.map((column) => {
    const kind = valueKind(column);
    const type = kind === 'integer' ? 'Int64' : kind === 'number' ? 'Float64' : 'String';
    return `    ${nameOf(column)}: pl.${type},`;
  });
  return [
    'import polars as pl',
    '',
    '# Only the documented fields are read; without schema=, all are, with guessed types.',
    'schema = {',
    ...schema,
    '}',
    ...repeats(table, 'first'),
    '# Of a file that is one array, make lines first: jq -c ".[]" FILE > LINES',
    `${snakeName} = pl.read_ndjson(${file}, schema=schema)`,
    ...(flags.length > 0
      ? [
          'FLAGS = {"0": False, "1": True, "false": False, "true": True}',
          `${snakeName} = ${snakeName}.with_columns(`,
          '    pl.col(',
          ...flags.map((column) => `        ${nameOf(column)},`),
          '    ).replace_strict(FLAGS, return_dtype=pl.Boolean)',
          ')',
        ]
      : []),
    ...(dates.length > 0
      ? [
          'for name in [',
          ...dates.map((column) => `    ${nameOf(column)},`),
          ']:',
          '    text = pl.col(name).str',
          `    ${snakeName} = ${snakeName}.with_columns(`,
          '        pl.coalesce(',
          '            text.to_datetime(strict=False),',
          '            text.to_datetime("%m/%d/%Y %I:%M:%S %p", strict=False),',
          '        )',
          '    )',
        ]
      : []),
    '',
  ].join('\n');
}
