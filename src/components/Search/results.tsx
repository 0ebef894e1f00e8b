import { Fragment, type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import type { AnswerView, ResultView, Segment } from '../../search/view';
import { Button } from '../ui';
import { typeInto } from './box';
import styles from './styles.module.css';

type Props = {
  answer: AnswerView;
  text: string;
  box: RefObject<HTMLInputElement | null>;
};

export function Filters({ answer, text, box }: Props): ReactNode {
  // The pressed button goes away; in the box the keys go on.
  const change = (changed: string) => {
    typeInto(box, changed);
    box.current?.focus();
  };
  return (
    <>
      {answer.filters.length > 0 && (
        <div role="group" aria-label="Filters set" className={styles.filters}>
          {answer.filters.map(({ filter, label }) => (
            <Button
              key={filter}
              aria-label={`Remove filter: ${label}`}
              className={clsx(styles.filter, styles.set)}
              onClick={() => change(withoutFilter(text, filter))}
            >
              {label} <span aria-hidden="true">×</span>
            </Button>
          ))}
        </div>
      )}
      {answer.facets.length > 0 && (
        <div role="group" aria-label="Narrow the results" className={styles.filters}>
          {answer.facets.map(({ filter, label, count }) => (
            <Button
              key={filter}
              className={styles.filter}
              onClick={() => change(withFilter(text, filter))}
            >
              {label} <span className="portal-soft">{count}</span>
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function withFilter(query: string, filter: string): string {
  return `${query.trim()} ${filter} `.trimStart();
}

function withoutFilter(query: string, filter: string): string {
  const words = ` ${query} `;
  const at = words.indexOf(` ${filter} `);
  if (at < 0) return query;
  return `${words.slice(0, at)}${words.slice(at + filter.length + 1)}`.trim();
}

export function ResultLine({ result }: { result: ResultView }): ReactNode {
  const { title, place, facts, text } = result;
  return (
    <>
      <span className={styles.title}>
        <Highlight text={title} />
      </span>
      {place && (
        <span className="portal-soft">
          {' in '}
          {place}
        </span>
      )}
      <span className="portal-soft">
        {', '}
        {facts}
      </span>
      {text.length > 0 && (
        <span className={`portal-fine ${styles.text}`}>
          <Highlight text={text} />
        </span>
      )}
    </>
  );
}

function Highlight({ text }: { text: readonly Segment[] }): ReactNode {
  return text.map(({ text: piece, marked }, at) =>
    marked ? (
      <mark key={at} className={styles.found}>
        {piece}
      </mark>
    ) : (
      <Fragment key={at}>{piece}</Fragment>
    ),
  );
}
