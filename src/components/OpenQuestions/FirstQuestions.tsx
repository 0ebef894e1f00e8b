import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ShownQuestion } from '../../contract/openQuestionList';
import { namesOf } from '../../dictionary/model/firstQuestions';
import Code from '../Code';
import styles from './styles.module.css';

/** What decides whether somebody can load and trust an export, each with a way to find out. */
export default function FirstQuestions({ list }: { list: readonly ShownQuestion[] }): ReactNode {
  return (
    <ol>
      {list.map(({ question, decides, reach, audience, findOut, queryHtml, page }) => (
        <li key={question}>
          <strong>{question}</strong> <span className={styles.count}>{reach}</span>
          <br />
          {decides} Who could answer: {namesOf(audience)}.{' '}
          <Link to={page} aria-label={`More on this: ${question}`}>
            More on this
          </Link>
          <details>
            <summary aria-label={`How to find out: ${question}`}>How to find out</summary>
            {findOut}
            {queryHtml && <Code title="DuckDB" html={queryHtml} />}
          </details>
        </li>
      ))}
    </ol>
  );
}
