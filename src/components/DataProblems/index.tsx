import type { ReactNode } from 'react';
import problemList from '../../../docs/lists/problems.json';
import { formatProblem, problemCount, type Problem } from '../../dictionary/model/problem';
import styles from './styles.module.css';

const problems: readonly Problem[] = problemList.list;

/** While somebody edits: what is wrong with the data, over the last good pages. */
export default function DataProblems(): ReactNode {
  if (problems.length === 0) return null;
  return (
    <div role="alert" className={styles.overlay}>
      <h2>{problemCount(problems)}</h2>
      <p>The pages show the last good state. Mend the file and save it.</p>
      <ul>
        {problems.map((problem) => (
          <li key={formatProblem(problem)}>
            <code>{formatProblem(problem)}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
