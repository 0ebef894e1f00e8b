import { counted, withCommas } from '../../../dictionary/model/counted';
import type { DataTypeName } from '../../../dictionary/model/dataTypes';
import type { Kind } from '../../../dictionary/model/findingKinds';
import type { KindTexts, KindWords } from '../../../dictionary/model/written';
import type { CheckReport, Finding, Shape } from '../../model/report';

export function jsonReport(report: CheckReport): string {
  return `${JSON.stringify({ ...report, kinds: undefined }, null, 1)}\n`;
}

const MOST_PLACES = 20;

export function textReport(report: CheckReport): string {
  const about = aboutRows(report).map(([label, text]) => `${`${label}:`.padEnd(12)}${text}`);
  const sections = groupsOf(report).map(([group, found]) =>
    section(GROUPS[group].title, found, report.kinds),
  );
  const classes = classLines(report).join('\n');
  const parts = [
    `${report.verdict.text}\n${report.summary}`,
    ...sections,
    classes && `SENSITIVITY\n\n${classes}`,
    about.join('\n'),
  ].filter(Boolean);
  return `${parts.join('\n\n')}\n`;
}

function section(heading: string, findings: readonly Finding[], kinds: KindWords): string {
  const blocks = byKind(findings, kinds).map(({ title, means, todo, findings: places }) => {
    const named = namedFiles(places);
    const more = places.length - MOST_PLACES;
    return [
      named ? `${title}: ${named}` : title,
      ...places.slice(0, MOST_PLACES).flatMap((finding) => placeLines(finding, kinds)),
      ...(more > 0 ? [`  and ${more} more, which the report as JSON lists`] : []),
      `  ${means}`,
      `  ${todo}`,
    ].join('\n');
  });
  return [`${heading.toUpperCase()}`, ...blocks].join('\n\n');
}

function placeLines(finding: Finding, kinds: KindWords): string[] {
  const more = formatMore(finding);
  const follows = formatConsequences(finding, kinds);
  return [
    `  - ${formatPlace(finding)}: ${formatCount(finding, kinds)}${more && `; ${more}`}`,
    ...(follows ? [`    This explains: ${follows}`] : []),
  ];
}

/** The groups of findings by what to do with them, in the order in which they are shown. */
export const GROUPS = {
  problems: { title: 'Problems', means: 'Data may be missing or wrong.' },
  formatting: {
    title: 'Formatting differences',
    means: 'The data is the same. A program that reads it must accept this format, too.',
  },
  custom: {
    title: 'Custom fields',
    means: 'Fields that the agency defined. Only the agency can say what they mean.',
  },
  notes: { title: 'Good to know', means: 'Nothing is wrong here.' },
} as const;

export type Group = keyof typeof GROUPS;

export function groupsOf({
  findings,
  spelling,
  notes,
}: Pick<CheckReport, 'findings' | 'spelling' | 'notes'>): (readonly [Group, readonly Finding[]])[] {
  const isCustom = ({ kind }: Finding) => kind === 'field-custom';
  const groups = [
    ['problems', findings],
    ['formatting', spelling],
    ['custom', notes.filter(isCustom)],
    ['notes', notes.filter((note) => !isCustom(note))],
  ] as const;
  return groups.filter(([, found]) => found.length > 0);
}

type About = Pick<CheckReport, 'subject' | 'versions'>;

/** What every report names: what was checked, when, and with what. Each has a label and words. */
export function aboutRows({
  subject,
  versions,
}: About): (readonly [label: string, text: string])[] {
  const { name, size, sha256, checkedAt } = subject;
  const { export: ofExport, format, dictionary, checker } = versions;
  const time = `${checkedAt.slice(0, 10)} ${checkedAt.slice(11, 19)} UTC`;
  return [
    ['Checked', name],
    ['Size', counted(size, 'byte')],
    ['SHA-256', sha256 ?? 'not computed'],
    ['Date', time],
    ['Dictionary', dictionary],
    ['Format', `version ${format}${ofExport ? ` · as of ${ofExport}` : ''}`],
    ['Checker', checker],
  ];
}

export const CLASSES_ARE =
  'Records with a value in a field of each class; a record can be in several.';

/** How many records can reveal what, as a list with what it means in front; nothing without records. */
export function classLines({ records: all, sensitivity }: CheckReport): string[] {
  const rows = sensitivity.classes.map(
    ({ words, records }) => `- ${withCommas(records)} of ${counted(all, 'record')}: ${words}`,
  );
  return rows.length > 0 ? [`${CLASSES_ARE} ${sensitivity.note}`, ...rows] : [];
}

const NOUNS = {
  records: 'record',
  lines: 'line',
  files: 'file',
  fields: 'field',
} as const;

const MOST_NAMED = 3;

/** The first files that findings are about: `ContentPayer.json, ContentOrders.json, ContentClaims.json and 2 more`. */
export function namedFiles(findings: readonly Pick<Finding, 'file' | 'files'>[]): string {
  const files = new Set(findings.flatMap(({ file, files: several }) => several ?? [file]));
  files.delete('');
  const named = [...files].slice(0, MOST_NAMED).join(', ');
  const more = files.size - MOST_NAMED;
  return more > 0 ? `${named} and ${more} more` : named;
}

/** Where something was found: `ContentPayer.json · Payer Name`. */
export function formatPlace(finding: Finding): string {
  const place = namedFiles([finding]) || 'the whole export';
  return finding.field === null ? place : `${place} · ${finding.field}`;
}

/** How much was found of one kind: `2 fields, 14 records`. */
export function amountOf({ counts, findings }: KindFound): string {
  const noun = NOUNS[counts];
  const count = findings.reduce((all, finding) => all + finding.count, 0);
  const fields = findings.filter(({ field }) => field !== null).length;
  const things = counted(count, noun);
  return fields > 0 && noun !== 'field' ? `${counted(fields, 'field')}, ${things}` : things;
}

/** What a finding explains, by kind: `Missing file (64 files); Duplicate id (1 field, 3 records)`. */
export function formatConsequences({ consequences = [] }: Finding, kinds: KindWords): string {
  return byKind(consequences, kinds)
    .map((found) => `${found.title} (${amountOf(found)})`)
    .join('; ');
}

export type KindFound = KindTexts & Readonly<{ kind: Kind; findings: readonly Finding[] }>;

export function byKind(findings: readonly Finding[], kinds: KindWords): KindFound[] {
  const ofKind = (kind: Kind) => findings.filter((finding) => finding.kind === kind);
  return (Object.keys(kinds) as Kind[])
    .map((kind) => ({ kind, ...kinds[kind]!, findings: ofKind(kind) }))
    .filter((found) => found.findings.length > 0);
}

/** How often, of how many, and where first: `12 of 340 records (3.5%), first in lines 1, 7, 9`. */
export function formatCount({ kind, count, of, share, lines }: Finding, kinds: KindWords): string {
  const noun = kind === 'orphan' ? 'reference' : NOUNS[kinds[kind]!.counts];
  const total =
    of > count
      ? `${withCommas(count)} of ${counted(of, noun)} (${percent(share)})`
      : counted(of, noun);
  if (lines.length === 0 || (count === of && count > lines.length)) return total;
  const places = `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;
  return `${total}, ${count > lines.length ? 'first in' : 'in'} ${places}`;
}

/** What else is known of a finding; nothing, or the ends of a sentence. */
export function formatMore({ suggestion, target, sureness, shape, format }: Finding): string {
  return [
    format && `its content is that of a ${format}`,
    suggestion && `did you mean “${suggestion}”?`,
    target && `refers to ${target.file} · ${target.field}`,
    sureness && `the join is ${SURE[sureness]}`,
    shape && formatShape(shape),
  ]
    .filter(Boolean)
    .join('; ');
}

const SURE = {
  stated: 'stated by a source',
  'from the name': 'inferred from the field’s name',
  inferred: 'inferred',
} as const;

function formatShape({ types, nulls, distinct, isDistinctCapped }: Shape): string {
  const values = isDistinctCapped
    ? `more than ${distinct} different values`
    : counted(distinct, 'different value');
  return [
    types.join(' or ') || 'always null',
    types.length > 0 && values,
    nulls > 0 && types.length > 0 && `null in ${counted(nulls, 'record')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function percent(share: number): string {
  const percents = share * 100;
  return percents < 0.1 ? 'under 0.1%' : `${percents.toFixed(percents < 10 ? 1 : 0)}%`;
}

/** The data type that a field likely has by its values; where they are mixed, or there are none, text. */
function likelyType({ types, longest }: Shape): DataTypeName {
  const [type, ...others] = types;
  if (types.length === 2 && types.every((each) => each.endsWith('number'))) return 'decimal';
  if (others.length > 0) return 'varchar';
  if (type === 'whole number') return longest < 10 ? 'integer' : 'bigint';
  if (type === 'decimal number') return 'decimal';
  if (type === 'true or false') return 'boolean';
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
    `    # ${types.length === 0 ? 'no value' : values}; null or absent in ${((empty / of) * 100).toFixed(1)}% of ${counted(of, 'record')}`,
    `    dataType: ${likelyType(shape)}`,
    `    isNullable: ${empty > 0}`,
    '    description: ""',
  ];
}
