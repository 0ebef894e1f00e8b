import { csvText } from '../../code/csv';
import { KIND_NAMES, kindTexts } from '../model/kinds';
import type { CheckReport, Finding } from '../model/report';
import { aboutRows } from './about';
import { tellCount, tellMore, tellPlace } from './tell';

/** The report as JSON; `findings` are the problems. */
export function jsonReport(report: CheckReport): string {
  return `${JSON.stringify(report, null, 1)}\n`;
}

const COLUMNS = [
  'level',
  'kind',
  'what',
  'file',
  'field',
  'count',
  'of',
  'lines',
  'leads to',
  'sureness',
  'did you mean',
  'page',
  'follows from',
];

/** The report as a table: first what was checked and what came of it, then a finding a row. */
export function csvReport(report: CheckReport): string {
  const { verdict, findings, spelling, notes } = report;
  const head = [['verdict', '', verdict.text], ...aboutRows(report)].map(
    ([id = '', , text = '']) => ['report', id, text, ...COLUMNS.slice(3).map(() => '')],
  );
  const row = (finding: Finding, cause = ''): string[] => [
    kindTexts(finding.kind).level,
    finding.kind,
    kindTexts(finding.kind).title,
    (finding.files ?? [finding.file]).join(' '),
    finding.field ?? '',
    String(finding.count),
    String(finding.of),
    finding.lines.join(' '),
    finding.target ? `${finding.target.file} ${finding.target.field}` : '',
    finding.sureness ?? '',
    finding.suggestion ?? '',
    finding.page ?? '',
    cause,
  ];
  const rows = [...findings, ...spelling, ...notes].flatMap((finding) => [
    row(finding),
    ...(finding.consequences ?? []).map((follows) => row(follows, finding.kind)),
  ]);
  return csvText([COLUMNS, ...head, ...rows]);
}

const SARIF_LEVELS = { matters: 'error', spelling: 'warning', note: 'note' } as const;

/** The report in the format of static analysis tools (SARIF 2.1.0). */
export function sarifReport(report: CheckReport): string {
  const { findings, spelling, notes, verdict, subject, versions } = report;
  const rules = KIND_NAMES.map((kind) => {
    const { title, means, todo, level } = kindTexts(kind);
    return {
      id: kind,
      shortDescription: { text: title },
      fullDescription: { text: means },
      help: { text: todo },
      defaultConfiguration: { level: SARIF_LEVELS[level] },
    };
  });
  const result = (level: keyof typeof SARIF_LEVELS) => (finding: Finding) => ({
    ruleId: finding.kind,
    ruleIndex: KIND_NAMES.indexOf(finding.kind),
    level: SARIF_LEVELS[level],
    message: { text: sarifText(finding) },
    occurrenceCount: Math.max(1, finding.count),
    locations: locations(finding),
  });
  const results = (level: keyof typeof SARIF_LEVELS, found: readonly Finding[]) =>
    found.flatMap((finding) => [
      result(level)(finding),
      ...(finding.consequences ?? []).map((follows) => ({
        ...result('note')(follows),
        properties: { followsFrom: finding.kind },
      })),
    ]);
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
        properties: { verdict, versions },
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

function sarifText(finding: Finding): string {
  const { title } = kindTexts(finding.kind);
  const told = `${title}: ${tellPlace(finding)}, ${tellCount(finding)}`;
  return [told, tellMore(finding)].filter(Boolean).join('; ');
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
