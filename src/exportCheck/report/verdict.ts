import { counted } from '../../dictionary/model/counted';
import type { Finding, Subject, Verdict } from '../model/report';

/** What a verdict follows from. */
type Judged = Readonly<{
  subject: Pick<Subject, 'name'>;
  isFinished: boolean;
  isPart: boolean;
  findings: readonly Finding[];
  spelling: readonly Finding[];
}>;

/** Decides what a check comes to. */
export function verdictOf({ subject, isFinished, isPart, findings, spelling }: Judged): Verdict {
  if (findings.some(({ kind }) => kind === 'not-an-export')) {
    const is = isPart ? 'is not a file of an export' : 'contains no file of an export';
    return { state: 'not-checked', text: `Not checked: ${subject.name} ${is}.` };
  }
  const problems = kindsOf(findings);
  const found = counted(problems, 'problem');
  if (!isFinished) {
    const text = `Not finished. ${problems > 0 ? found : 'No problems'} so far.`;
    return { state: problems > 0 ? 'problems' : 'not-checked', text };
  }
  if (problems > 0) return { state: 'problems', text: `${found}.` };
  const whole = isPart ? 'No problems in what was given.' : 'Complete.';
  return spelling.length > 0
    ? { state: 'formatting', text: `${whole} Formatting differences only.` }
    : { state: 'complete', text: `${whole} No differences from the dictionary.` };
}

/** How many kinds of finding there are: each is one line of the report. */
export const kindsOf = (findings: readonly Finding[]) =>
  new Set(findings.map(({ kind }) => kind)).size;
