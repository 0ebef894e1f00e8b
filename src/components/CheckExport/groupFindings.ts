import { counted } from '../../dictionary/model/counted';
import { kindTexts, type Kind } from '../../exportCheck/model/kinds';
import type { CheckReport, Finding } from '../../exportCheck/model/report';
import { groupsOf, type Group } from '../../exportCheck/findings/wording';
import { hasAllWords } from '../FilterBox/hasAllWords';

/** All findings of one kind. */
export type KindFound = Readonly<{ kind: Kind; findings: readonly Finding[] }>;

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

/** Puts findings together by kind, in the order of their first. */
export function byKind(findings: readonly Finding[]): KindFound[] {
  const groups = new Map<Kind, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.kind);
    if (group) group.push(finding);
    else groups.set(finding.kind, [finding]);
  }
  return [...groups].map(([kind, all]) => ({ kind, findings: all }));
}

/** How much was found of a kind: `2 fields, 14 records`. */
export function amountOf({ kind, findings }: KindFound): string {
  const noun = kindTexts(kind).counts.slice(0, -1);
  const count = findings.reduce((all, finding) => all + finding.count, 0);
  const fields = findings.filter(({ field }) => field !== null).length;
  const things = counted(count, noun);
  return fields > 0 && noun !== 'field' ? `${counted(fields, 'field')}, ${things}` : things;
}

/** So many files are named in a line. */
const NAMED = 3;

/** The files that a kind was found in: `ContentPayer.json, ContentClaims.json and 4 more`. */
export function filesOf({ findings }: KindFound): string {
  const files = [...new Set(findings.flatMap(filesOfFinding))];
  const more = files.length - NAMED;
  const named = files.slice(0, NAMED).join(', ');
  return more > 0 ? `${named} and ${more} more` : named;
}

const filesOfFinding = ({ file, files }: Finding) => files ?? (file ? [file] : []);

const textOf = (finding: Finding): string =>
  [
    kindTexts(finding.kind).title,
    ...filesOfFinding(finding),
    finding.field,
    ...(finding.consequences ?? []).map(textOf),
  ].join(' ');
