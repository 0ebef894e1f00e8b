import { counted } from '../../dictionary/model/counted';
import type { CheckReport } from '../model/report';
import { kindsOf } from './verdict';

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
