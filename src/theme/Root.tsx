// Wrapped to lay the problems of the data over whatever page is open while somebody edits.
import type { ReactNode } from 'react';
import DataProblems from '../components/DataProblems';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <DataProblems />
    </>
  );
}
