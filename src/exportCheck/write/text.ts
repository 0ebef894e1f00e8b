import { kindTexts, type Level } from '../model/kinds';
import type { CheckReport, Finding } from '../model/report';
import { tellCount, tellMore, tellPlace } from './tell';

const HEADINGS = {
  matters: 'What matters',
  spelling: 'Only spelled otherwise',
  note: 'Worth knowing',
} as const satisfies Record<Level, string>;

/** So many places of one kind are listed; the other formats have them all. */
const MOST_PLACES = 20;

/** The report as text for a terminal. */
export function textReport(report: CheckReport): string {
  const parts = [
    section(HEADINGS.matters, report.findings),
    section(HEADINGS.spelling, report.spelling),
    section(HEADINGS.note, report.notes),
  ];
  return `${[report.summary, ...parts.filter(Boolean)].join('\n\n')}\n`;
}

/** The report as Markdown, to be sent to the agency. */
export function markdownReport(report: CheckReport): string {
  const part = (heading: string, findings: readonly Finding[]) => {
    if (findings.length === 0) return '';
    const rows = findings.map((finding) =>
      [
        kindTexts(finding.kind).title,
        tellPlace(finding),
        [tellCount(finding), tellMore(finding)].filter(Boolean).join('; '),
      ].map(cell),
    );
    const lines = [['Finding', 'Where', 'How often'], ['---', '---', '---'], ...rows];
    return `## ${heading}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`;
  };
  const parts = [
    `# Check of an export\n\n${cell(report.summary)}`,
    part(HEADINGS.matters, report.findings),
    part(HEADINGS.spelling, report.spelling),
    part(HEADINGS.note, report.notes),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const cell = (text: string) => text.replaceAll(/[\\|`*_<>[\]#]/g, (sign) => `\\${sign}`);

function section(heading: string, findings: readonly Finding[]): string {
  if (findings.length === 0) return '';
  const kinds = [...new Set(findings.map(({ kind }) => kind))];
  const blocks = kinds.map((kind) => {
    const { title, means, todo } = kindTexts(kind);
    const places = findings.filter((finding) => finding.kind === kind);
    const more = places.length - MOST_PLACES;
    return [
      title,
      ...places.slice(0, MOST_PLACES).map(placeLine),
      ...(more > 0 ? [`  and ${more} more; --format json lists them all`] : []),
      `  ${means}`,
      `  ${todo}`,
    ].join('\n');
  });
  return [`${heading.toUpperCase()}`, ...blocks].join('\n\n');
}

function placeLine(finding: Finding): string {
  const more = tellMore(finding);
  return `  - ${tellPlace(finding)}: ${tellCount(finding)}${more && `; ${more}`}`;
}
