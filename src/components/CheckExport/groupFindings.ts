import { kindTexts } from '../../exportCheck/model/kinds';
import type { CheckReport, Finding } from '../../exportCheck/model/report';
import { byKind, groupsOf, type Group, type KindFound } from '../../exportCheck/findings/wording';
import { hasAllWords } from '../FilterBox/hasAllWords';

/** Findings that call for the same, by kind. */
export type GroupFound = Readonly<{ group: Group; kinds: readonly KindFound[] }>;

type Found = Pick<CheckReport, 'findings' | 'spelling' | 'notes'>;

/**
 * Groups what was found by what to do first, then by kind.
 *
 * @param query words that must all occur in a kind's title, the file or the field; also of what a finding explains
 */
export function groupFindings(report: Found, query: string): GroupFound[] {
  const hasWords = hasAllWords(query);
  const isWanted = (finding: Finding) => hasWords(textOf(finding));
  return groupsOf(report)
    .map(([group, findings]) => ({ group, kinds: byKind(findings.filter(isWanted)) }))
    .filter(({ kinds }) => kinds.length > 0);
}

const textOf = (finding: Finding): string =>
  [
    kindTexts(finding.kind).title,
    ...(finding.files ?? [finding.file]),
    finding.field,
    ...(finding.consequences ?? []).map(textOf),
  ].join(' ');
