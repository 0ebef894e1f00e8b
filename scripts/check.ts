import path from 'node:path';
import { checkContent } from '../src/dictionary/checks';
import { contentSummary } from '../src/reports/contentSummary';
import { loadData } from '../src/dictionary/load/load';
import { DataError } from '../src/dictionary/model/problem';
import { reportProblems } from './reportProblems';

void reportProblems(() => {
  const data = loadData(path.join(process.cwd(), 'data'));
  const problems = checkContent(data);
  if (problems.length > 0) throw new DataError(problems);
  console.log(`${contentSummary(data.dictionary)}\nno problem found`);
});
