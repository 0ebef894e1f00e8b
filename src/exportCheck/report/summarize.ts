import { counted } from '../../dictionary/model/counted';
import type { CheckReport } from '../model/report';

type Counts = Pick<
  CheckReport,
  'isFinished' | 'files' | 'filesKnown' | 'records' | 'findings' | 'spelling'
> &
  Readonly<{ isPart: boolean }>;

/** One sentence on an export: `All 106 files, 1,204,331 records; 3 kinds of difference matter, 41 are spelling.` */
export function summarize({
  isFinished,
  isPart,
  files,
  filesKnown,
  records,
  findings,
  spelling,
}: Counts): string {
  const there = isPart
    ? counted(files, 'file')
    : files === filesKnown
      ? `All ${counted(files, 'file')}`
      : `${files} of ${counted(filesKnown, 'file')}`;
  const what = `${there}, ${counted(records, 'record')}`;
  const [mattering, spelled] = [kindsOf(findings), kindsOf(spelling)];
  const found =
    mattering + spelled === 0
      ? 'no difference from the dictionary'
      : [
          mattering === 0
            ? 'nothing that matters'
            : `${counted(mattering, 'kind')} of difference ${mattering === 1 ? 'matters' : 'matter'}`,
          spelled === 0 ? '' : `${spelled} ${spelled === 1 ? 'is' : 'are'} spelling`,
        ]
          .filter(Boolean)
          .join(', ');
  return `${what}; ${found}${isFinished ? '' : ' so far'}.`;
}

const kindsOf = (findings: Counts['findings']) => new Set(findings.map(({ kind }) => kind)).size;
