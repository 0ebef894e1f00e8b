import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ShownQuestion } from '../../contract/openQuestionList';
import { namesOf } from '../../dictionary/model/firstQuestions';
import Code from '../Code';

/** What decides whether somebody can load and trust an export, each with a way to find out. */
export default function FirstQuestions({ list }: { list: readonly ShownQuestion[] }): ReactNode {
  return (
    <ol>
      {list.map(({ question, decides, audience, findOut, queryHtml, page }) => (
        <li key={question}>
          <strong>{question}</strong> {decides}
          <p>
            Who could answer: {namesOf(audience)}.
            <br />
            How to find out: {findOut}{' '}
            <Link to={page} aria-label={`More on this: ${question}`}>
              More on this
            </Link>
          </p>
          {queryHtml && <Code title="DuckDB" html={queryHtml} />}
        </li>
      ))}
    </ol>
  );
}
