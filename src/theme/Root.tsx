// Wrapped for what concerns every page: what the reader chose to stand out, and, while somebody edits, the problems of the
// data over whatever page is open.
import { useLayoutEffect, type ReactNode } from 'react';
import problemList from '../../docs/lists/problems.json';
import { formatProblem, problemCount, type Problem } from '../dictionary/model/problem';
import { useKept } from '../components/browser';
import styles from '../components/parts.module.css';

const problems: readonly Problem[] = problemList.list;

export default function Root({ children }: { children: ReactNode }) {
  const [onlyVendor] = useKept('only-vendor');
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-only-vendor', onlyVendor !== null);
  }, [onlyVendor]);
  return (
    <>
      {children}
      {process.env.NODE_ENV === 'development' && <DataProblems />}
    </>
  );
}

function DataProblems() {
  if (problems.length === 0) return null;
  return (
    <div role="alert" className={styles.problems}>
      <h2>{problemCount(problems)}</h2>
      <p>The pages show the last good state. Fix the file and save it.</p>
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
