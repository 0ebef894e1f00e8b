import { csvText } from '../../../code/csv';
import type { KindWords } from '../../../dictionary/model/written';
import type { Level } from '../../../dictionary/model/findingKinds';
import type { CheckReport, Finding } from '../../model/report';
import {
  aboutRows,
  classLines,
  formatCount,
  formatMore,
  formatPlace,
  GROUPS,
  groupsOf,
  byKind,
  namedFiles,
  formatConsequences,
} from './wording';

/** The report as JSON; `findings` are the problems. */
export function jsonReport(report: CheckReport): string {
  return `${JSON.stringify({ ...report, kinds: undefined }, null, 1)}\n`;
}

/** Writes each finding, and behind it those that it explains. */
const eachOf = <T>(
  findings: readonly Finding[],
  write: (finding: Finding, cause?: Finding) => T,
): T[] =>
  findings.flatMap((finding) => [
    write(finding),
    ...(finding.consequences ?? []).map((follows) => write(follows, finding)),
  ]);

const COLUMNS = [
  ...(['level', 'kind', 'what', 'file', 'field', 'count', 'of', 'lines', 'leads to'] as const),
  ...(['sureness', 'did you mean', 'page', 'follows from'] as const),
] as const;

type Cells = Partial<Record<(typeof COLUMNS)[number], string | number | null>>;

/** The report as a table: first what was checked and what came of it, then a finding a row. */
export function csvReport(report: CheckReport): string {
  const { kinds, verdict, findings, spelling, notes, records: of, sensitivity } = report;
  const about = [['verdict', '', verdict.text], ...aboutRows(report)].map(
    ([kind = '', , what = '']): Cells => ({ level: 'report', kind, what }),
  );
  const classes = sensitivity.classes.map((one): Cells => ({
    ...{ level: 'sensitivity', kind: one.class, what: one.words, count: one.records, of },
  }));
  const rows = eachOf([...findings, ...spelling, ...notes], (finding, cause): Cells => ({
    ...{ ...finding, level: kinds[finding.kind].level, what: kinds[finding.kind].title },
    file: (finding.files ?? [finding.file]).join(' '),
    lines: finding.lines.join(' '),
    'leads to': finding.target && `${finding.target.file} ${finding.target.field}`,
    'did you mean': finding.suggestion,
    'follows from': cause?.kind,
  }));
  const lines = [...about, ...classes, ...rows].map((cells) =>
    COLUMNS.map((column) => String(cells[column] ?? '')),
  );
  return csvText([COLUMNS, ...lines]);
}

const SARIF_LEVELS = { matters: 'error', spelling: 'warning', note: 'note' } as const;

export function sarifReport(report: CheckReport): string {
  const { kinds, findings, spelling, notes, verdict, subject, versions, sensitivity } = report;
  const ids = Object.keys(kinds);
  const rules = Object.entries(kinds).map(([id, { title, means, todo, level }]) => ({
    id,
    shortDescription: { text: title },
    fullDescription: { text: means },
    help: { text: todo },
    defaultConfiguration: { level: SARIF_LEVELS[level] },
  }));
  const results = (level: Level, found: readonly Finding[]) =>
    eachOf(found, (finding, cause) => ({
      ruleId: finding.kind,
      ruleIndex: ids.indexOf(finding.kind),
      level: SARIF_LEVELS[cause ? 'note' : level],
      message: { text: sarifText(finding, kinds) },
      occurrenceCount: Math.max(1, finding.count),
      locations: locations(finding),
      ...(cause && { properties: { followsFrom: cause.kind } }),
    }));
  const sarif = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'ehi-check', version: versions.checker, rules } },
        invocations: [
          {
            executionSuccessful: verdict.state !== 'not-checked',
            startTimeUtc: subject.checkedAt,
          },
        ],
        artifacts: [
          {
            location: { uri: encodeURIComponent(subject.name) },
            length: subject.size,
            ...(subject.sha256 && { hashes: { 'sha-256': subject.sha256 } }),
          },
        ],
        properties: { verdict, versions, sensitivity },
        columnKind: 'utf16CodeUnits',
        results: [
          ...results('matters', findings),
          ...results('spelling', spelling),
          ...results('note', notes),
        ],
      },
    ],
  };
  return `${JSON.stringify(sarif, null, 1)}\n`;
}

function sarifText(finding: Finding, kinds: KindWords): string {
  const { title } = kinds[finding.kind];
  const text = `${title}: ${formatPlace(finding)}, ${formatCount(finding, kinds)}`;
  return [text, formatMore(finding)].filter(Boolean).join('; ');
}

function locations({ file, files = [file], lines }: Finding): object[] {
  return files.filter(Boolean).flatMap((name) => {
    const artifactLocation = { uri: encodeURIComponent(name) };
    if (lines.length === 0) return [{ physicalLocation: { artifactLocation } }];
    return lines.map((startLine) => ({
      physicalLocation: { artifactLocation, region: { startLine } },
    }));
  });
}

const MOST_PLACES = 20;

export function textReport(report: CheckReport): string {
  const about = aboutRows(report).map(([, label, text]) => `${`${label}:`.padEnd(12)}${text}`);
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

/** The report as Markdown, to be sent to the agency. */
export function markdownReport(report: CheckReport): string {
  const { kinds } = report;
  const classes = classLines(report).join('\n');
  const part = (heading: string, findings: readonly Finding[]) => {
    const rows = eachOf(findings, (finding, cause) => {
      const howOften = [formatCount(finding, kinds), formatMore(finding)]
        .filter(Boolean)
        .join('; ');
      const { title } = kinds[finding.kind];
      return [cause ? `↳ ${title}` : title, formatPlace(finding), howOften];
    });
    return `## ${heading}\n\n${table(['Finding', 'Where', 'How often'], rows)}`;
  };
  const parts = [
    `# Check of an export\n\n**${cell(report.verdict.text)}** ${cell(report.summary)}`,
    table(
      ['', ''],
      aboutRows(report).map(([, label, text]) => [label, text]),
    ),
    ...groupsOf(report).map(([group, found]) => part(GROUPS[group].title, found)),
    classes && `## Sensitivity\n\n${classes}`,
  ].filter(Boolean);
  return `${parts.join('\n\n')}\n`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const cell = (text: string) => text.replaceAll(/[\\|`*_<>[\]#]/g, (sign) => `\\${sign}`);

function section(heading: string, findings: readonly Finding[], kinds: KindWords): string {
  const blocks = byKind(findings, kinds).map(({ title, means, todo, findings: places }) => {
    const named = namedFiles(places);
    const more = places.length - MOST_PLACES;
    return [
      named ? `${title}: ${named}` : title,
      ...places.slice(0, MOST_PLACES).flatMap((finding) => placeLines(finding, kinds)),
      ...(more > 0 ? [`  and ${more} more; --format json lists them all`] : []),
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
