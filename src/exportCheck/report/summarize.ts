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
  if (findings.some(({ kind }) => kind === 'not-an-export')) {
    return 'This is no export: none of its files has a name that the dictionary knows.';
  }
  const there = isPart
    ? counted(files, 'file')
    : files === filesKnown
      ? `All ${counted(files, 'file')}`
      : `${files} of ${counted(filesKnown, 'file')}`;
  const what = `${there}, ${counted(records, 'record')}`;
  const found = tellKinds(kindsOf(findings), kindsOf(spelling));
  return `${what}; ${found}${isFinished ? '' : ' so far'}.`;
}

const kindsOf = (findings: Counts['findings']) => new Set(findings.map(({ kind }) => kind)).size;

function tellKinds(mattering: number, spelled: number): string {
  const spelledIs = spelled === 1 ? 'is' : 'are';
  if (mattering > 0) {
    const matter = `${counted(mattering, 'kind')} of difference ${mattering === 1 ? 'matters' : 'matter'}`;
    return spelled === 0 ? matter : `${matter}, ${spelled} ${spelledIs} spelling`;
  }
  if (spelled === 0) return 'no difference from the dictionary';
  return `nothing that matters, ${counted(spelled, 'kind')} of difference ${spelledIs} spelling`;
}
