import type { ComponentProps } from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PAGES } from '../../dictionary/model/addresses';
import { useListener } from '../browser';
import { Button } from '../ui';
import styles from './styles.module.css';

type Props = ComponentProps<'input'> & {
  text: string;
  onType: (text: string) => void;
  onEnter: () => void;
};

export function SearchForm({ text, onType, onEnter, children, ...box }: Props) {
  return (
    <form
      role="search"
      action={useBaseUrl(PAGES.search)}
      className={styles.head}
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <input
        name="q"
        aria-label="Search entities, fields, values and guides"
        placeholder="Field, code, file name or question"
        autoComplete="off"
        className={clsx('portal-box', styles.box)}
        {...box}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
      {children}
    </form>
  );
}

/** Says that there are no answers, and tries again: when it is pressed, and when the connection is back. */
export function Failure({ onRetry }: { onRetry: () => void }) {
  useListener(() => window, ['online'], onRetry);
  return (
    <div role="alert" className={styles.failure}>
      The search could not be loaded. Check the connection, or reload the page: the site may have
      been updated. <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
