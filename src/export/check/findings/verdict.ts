import { counted } from '../../../dictionary/model/counted';
import type { Kind } from '../../../dictionary/model/findingKinds';
import type { Finding, Verdict, CheckReport } from '../../model/report';
import { type CheckState, findingOf } from './collect';

/**
 * Finds why nothing of an export could be judged.
 *
 * @param found everything that was found
 * @returns the one finding that says so; nothing where there is something to judge
 */
export function whyNotChecked(state: CheckState, found: readonly Finding[]): Finding | undefined {
  const { rules, isFinished, states, problems, listed, subject } = state;
  if (!isFinished || states.some(({ records }) => records > 0)) return undefined;
  const make = (kind: Kind) => findingOf({ kind, file: subject.name });
  const ofKind = (kind: Kind | undefined) => found.find((finding) => finding.kind === kind);
  if (states.length === 0) {
    const problem = ofKind(problems[0]?.kind);
    if (problem) return problem;
    return listed === 0
      ? make('export-empty')
      : (ofKind('archive-nested') ?? make('not-an-export'));
  }
  const cut = ofKind('archive-cut');
  if (cut || states.every(({ problem }) => problem)) return cut ?? ofKind(states[0]?.problem);
  const hasOther = found.some(
    ({ kind }) => kind !== 'file-missing' && rules.kinds[kind].level === 'matters',
  );
  return hasOther ? undefined : make('no-records');
}

/** What a verdict follows from. */
type Judged = Readonly<{
  state: CheckState;
  /** Why nothing could be judged. */
  stop: Finding | undefined;
  findings: readonly Finding[];
  spelling: readonly Finding[];
  notes: readonly Finding[];
}>;

/** Decides what a check comes to. */
export function verdictOf({ state, stop, findings, spelling, notes }: Judged): Verdict {
  const { isFinished, isPart, rules, subject } = state;
  if (stop) {
    return { state: 'not-checked', text: `Not checked: ${subject.name} ${isWhat(stop, isPart)}.` };
  }
  const problems = kindsOf(findings);
  const found = counted(problems, 'problem');
  if (!isFinished) {
    const text = `Not finished. ${problems > 0 ? found : 'No problems'} so far.`;
    return { state: problems > 0 ? 'problems' : 'not-checked', text };
  }
  if (problems > 0) return { state: 'problems', text: cutText(findings, state) ?? `${found}.` };
  const hasLimit = notes.some(({ kind }) => kind === 'join-over-limit');
  const text = [
    isPart
      ? 'No problems in what was given.'
      : `All ${counted(rules.entities.length, 'file')} are there.`,
    spelling.length > 0 ? 'Formatting differences only.' : 'No differences from the dictionary.',
    hasLimit && 'Some references were not checked.',
  ];
  return {
    state: spelling.length > 0 ? 'formatting' : 'clean',
    text: text.filter(Boolean).join(' '),
  };
}

/** What a zip that is cut off lacks, and how many problems there are besides. */
function cutText(findings: readonly Finding[], { rules }: CheckState): string | undefined {
  const cut = findings.find(({ kind }) => kind === 'archive-cut');
  const missing = cut?.consequences?.filter(({ kind }) => kind === 'file-missing').length ?? 0;
  if (missing === 0) return undefined;
  const others = kindsOf(findings) - 1;
  const more = others > 0 ? ` ${counted(others, 'more problem')}.` : '';
  return `The zip is cut off: ${missing} of ${counted(rules.entities.length, 'file')} ${missing === 1 ? 'is' : 'are'} missing.${more}`;
}

/** The end of a sentence on why something could not be checked. */
function isWhat({ kind, format }: Finding, isPart: boolean): string {
  if (kind === 'not-a-zip' && !format) return 'is not a zip';
  if (kind === 'not-a-zip' || kind === 'other-archive') {
    return `is ${withArticle(format ?? 'archive')}, not a zip`;
  }
  if (kind === 'not-an-export' && isPart) return 'is not a file of an export';
  return IS_WHAT[kind] ?? 'could not be read';
}

const IS_WHAT: Partial<Record<Kind, string>> = {
  'file-blank': 'is empty (0 bytes)',
  'export-empty': 'contains no files',
  'archive-nested': 'contains only another archive',
  'file-encrypted': 'is protected by a password',
  'archive-cut': 'is cut off, and nothing in it could be read',
  'not-an-export': 'contains no file of an export',
  'no-records': 'contains no records',
};

/** A format's name with its article: `an XZ archive`. */
const withArticle = (format: string) => `${/^[Xa]/.test(format) ? 'an' : 'a'} ${format}`;

/** How many kinds of finding there are: each is one line of the report. */
export const kindsOf = (findings: readonly Finding[]) =>
  new Set(findings.map(({ kind }) => kind)).size;

type Counts = Pick<
  CheckReport,
  'isFinished' | 'files' | 'filesKnown' | 'unread' | 'records' | 'findings' | 'spelling'
> &
  Readonly<{ isPart: boolean; isStopped: boolean }>;

const join = (parts: readonly (string | false)[]) => parts.filter(Boolean).join(', ');

/** One sentence on an export: `105 of 106 files, 1,204,331 records: 1 problem, 4 formatting differences.` */
export function summarize(counts: Counts): string {
  const { isFinished, isPart, isStopped, files, filesKnown, unread, records } = counts;
  const { findings, spelling } = counts;
  const there = isPart
    ? counted(files, 'file')
    : files === filesKnown
      ? `All ${counted(files, 'file')}`
      : `${files} of ${counted(filesKnown, 'file')}`;
  const what = [there, unread > 0 && `${unread} not read`, counted(records, 'record')];
  if (isStopped) return `${join(what)}.`;
  const problems = kindsOf(findings);
  const found = [
    problems > 0 ? counted(problems, 'problem') : 'no problems',
    spelling.length > 0 && counted(kindsOf(spelling), 'formatting difference'),
  ];
  return `${join(what)}: ${join(found)}${isFinished ? '' : ' so far'}.`;
}
