import { counted } from '../../../dictionary/model/counted';
import type { DataTypeName } from '../../../dictionary/model/dataTypes';
import type { CheckReport, Finding, Shape } from '../../model/report';

/** The data type that a field likely has by its values; where they are mixed, or there are none, text. */
function likelyType({ types, longest }: Shape): DataTypeName {
  const [type, ...others] = types;
  if (types.length === 2 && types.every((each) => each.endsWith('number'))) return 'decimal';
  if (others.length > 0) return 'varchar';
  if (type === 'whole number') return longest < 10 ? 'integer' : 'bigint';
  if (type === 'decimal number') return 'decimal';
  if (type === 'true or false') return 'bit';
  if (type === 'date') return longest <= 10 ? 'date' : 'datetime';
  return type === 'GUID' ? 'uniqueidentifier' : 'varchar';
}

type CustomFinding = Finding & Readonly<{ field: string; shape: Shape }>;

const customFindings = ({ notes }: CheckReport): CustomFinding[] =>
  notes.filter((note): note is CustomFinding => note.kind === 'field-custom' && !!note.shape);

export function hasCustomFields(report: CheckReport): boolean {
  return customFindings(report).length > 0;
}

/**
 * Drafts the file in which an agency describes its own fields, as `customFieldsIn` reads it: each field with a type
 * that its values suggest, how often it is null, how many different values it has and how long they are. It holds no
 * value; a key whose name could be one is left out, and counted.
 */
export function draftCustom(report: CheckReport): string {
  const found = customFindings(report);
  const named = found.filter(({ field }) => !/^field #[0-9a-f]+$/.test(field));
  const files = [...new Set(named.map(({ file }) => file))];
  const hidden = found.length - named.length;
  return [
    `# The custom fields in ${JSON.stringify(report.subject.name)}. Types and nullability are what the values suggest: correct them, and describe`,
    '# each field. Then give this file back: to the page of the check, or to the command with --custom custom.yaml.',
    ...(hidden > 0
      ? [`# Left out, because the name could be a value: ${counted(hidden, 'key')}.`]
      : []),
    ...files.flatMap((file) => [
      `${file.replace(/\.json$/, '')}:`,
      ...named.filter((each) => each.file === file).flatMap(fieldLines),
    ]),
    '',
  ].join('\n');
}

function fieldLines({ field, count, of, shape }: CustomFinding): string[] {
  const { types, nulls, distinct, isDistinctCapped, longest } = shape;
  const empty = nulls + Math.max(0, of - count);
  const values = `${isDistinctCapped ? 'more than ' : ''}${counted(distinct, 'different value')}, the longest of ${counted(longest, 'character')}`;
  return [
    `  ${JSON.stringify(field)}:`,
    `    # ${types.length === 0 ? 'no value' : values}; null or absent in ${((empty / of) * 100).toFixed(1)} % of ${counted(of, 'record')}`,
    `    dataType: ${likelyType(shape)}`,
    `    isNullable: ${empty > 0}`,
    '    description: ""',
  ];
}
