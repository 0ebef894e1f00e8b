import { kindTexts } from '../model/kinds';
import type { CheckReport, Finding } from '../model/report';
import { GROUPS, groupsOf } from '../report/groups';
import { aboutRows } from './about';
import { byKind, namedFiles, tellConsequences, tellCount, tellMore, tellPlace } from './tell';

/** So many places of one kind are listed; the other formats have them all. */
const MOST_PLACES = 20;

/** The report as text for a terminal. */
export function textReport(report: CheckReport): string {
  const about = aboutRows(report).map(([, label, text]) => `${`${label}:`.padEnd(12)}${text}`);
  const sections = groupsOf(report).map(([group, found]) => section(GROUPS[group].title, found));
  const parts = [`${report.verdict.text}\n${report.summary}`, ...sections, about.join('\n')];
  return `${parts.join('\n\n')}\n`;
}

/** The report as Markdown, to be sent to the agency. */
export function markdownReport(report: CheckReport): string {
  const part = (heading: string, findings: readonly Finding[]) => {
    const rows = findings.flatMap((finding) => [
      row(finding),
      ...(finding.consequences ?? []).map((follows) => row(follows, '↳ ')),
    ]);
    return `## ${heading}\n\n${table(['Finding', 'Where', 'How often'], rows)}`;
  };
  const parts = [
    `# Check of an export\n\n**${cell(report.verdict.text)}** ${cell(report.summary)}`,
    table(
      ['', ''],
      aboutRows(report).map(([, label, text]) => [label, text]),
    ),
    ...groupsOf(report).map(([group, found]) => part(GROUPS[group].title, found)),
  ];
  return `${parts.join('\n\n')}\n`;
}

function row(finding: Finding, before = ''): string[] {
  const howOften = [tellCount(finding), tellMore(finding)].filter(Boolean).join('; ');
  return [before + kindTexts(finding.kind).title, tellPlace(finding), howOften];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const cell = (text: string) => text.replaceAll(/[\\|`*_<>[\]#]/g, (sign) => `\\${sign}`);

function section(heading: string, findings: readonly Finding[]): string {
  const blocks = byKind(findings).map(([kind, places]) => {
    const { title, means, todo } = kindTexts(kind);
    const named = namedFiles(places);
    const more = places.length - MOST_PLACES;
    return [
      named ? `${title}: ${named}` : title,
      ...places.slice(0, MOST_PLACES).flatMap(placeLines),
      ...(more > 0 ? [`  and ${more} more; --format json lists them all`] : []),
      `  ${means}`,
      `  ${todo}`,
    ].join('\n');
  });
  return [`${heading.toUpperCase()}`, ...blocks].join('\n\n');
}

function placeLines(finding: Finding): string[] {
  const more = tellMore(finding);
  const follows = tellConsequences(finding);
  return [
    `  - ${tellPlace(finding)}: ${tellCount(finding)}${more && `; ${more}`}`,
    ...(follows ? [`    This explains: ${follows}`] : []),
  ];
}
