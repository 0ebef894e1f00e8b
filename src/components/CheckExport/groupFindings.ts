import { counted } from '../../dictionary/model/counted';
import { kindTexts, type Kind, type Level } from '../../exportCheck/model/kinds';
import type { CheckReport, Finding } from '../../exportCheck/model/report';
import { hasAllWords } from '../FilterBox/hasAllWords';

/** All findings of one kind. */
export type KindGroup = Readonly<{ kind: Kind; findings: readonly Finding[] }>;

/** Findings that are equally urgent, by kind. */
export type LevelGroup = Readonly<{ level: Level; kinds: readonly KindGroup[] }>;

type Found = Pick<CheckReport, 'findings' | 'spelling' | 'notes'>;

/**
 * Groups what was found by what to do first, then by kind.
 *
 * @param query words that must all occur in the kind's title, the file or the field
 */
export function groupFindings(report: Found, query: string): LevelGroup[] {
  const hasWords = hasAllWords(query);
  const isWanted = (finding: Finding) => hasWords(textOf(finding));
  const levels = [
    { level: 'matters', findings: report.findings },
    { level: 'spelling', findings: report.spelling },
    { level: 'note', findings: report.notes },
  ] as const;
  return levels
    .map(({ level, findings }) => ({ level, kinds: byKind(findings.filter(isWanted)) }))
    .filter(({ kinds }) => kinds.length > 0);
}

/** How much was found of a kind: `2 fields, 14 records`. */
export function amountOf({ kind, findings }: KindGroup): string {
  const noun = kindTexts(kind).counts.slice(0, -1);
  const count = findings.reduce((all, finding) => all + finding.count, 0);
  const fields = findings.filter(({ field }) => field !== null).length;
  const things = counted(count, noun);
  return fields > 0 && noun !== 'field' ? `${counted(fields, 'field')}, ${things}` : things;
}

const textOf = ({ kind, file, field }: Finding) =>
  `${kindTexts(kind).title} ${file} ${field ?? ''}`;

function byKind(findings: readonly Finding[]): KindGroup[] {
  const groups = new Map<Kind, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.kind);
    if (group) group.push(finding);
    else groups.set(finding.kind, [finding]);
  }
  return [...groups].map(([kind, all]) => ({ kind, findings: all }));
}
