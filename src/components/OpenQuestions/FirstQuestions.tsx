import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { AUDIENCES, type FirstQuestion } from '../../dictionary/model/firstQuestions';
import { CopyButton } from '../ui';

/** What decides whether somebody can load and trust an export, each with a way to find out. */
export default function FirstQuestions({ list }: { list: readonly FirstQuestion[] }): ReactNode {
  return (
    <ol>
      {list.map(({ question, decides, audience, findOut, query, page }) => (
        <li key={question}>
          <strong>{question}</strong> {decides}
          <p>
            Who could answer: {audience.map((each) => AUDIENCES[each]).join(', ')}.
            <br />
            How to find out: {findOut}{' '}
            <Link to={page} aria-label={`More on this: ${question}`}>
              More on this
            </Link>
          </p>
          {query && (
            <pre>
              <CopyButton text={query} label={`Copy the query: ${question}`} />
              <code>{query}</code>
            </pre>
          )}
        </li>
      ))}
    </ol>
  );
}
