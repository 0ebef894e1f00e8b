import type { ComponentProps } from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PAGES, searchPath } from '../../dictionary/model/addresses';
import { useListener } from '../browser';
import { FileLink } from '../links';
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

/**
 * Says that there are no answers, and tries again: when it is pressed, and when the connection is back. Where the site was
 * updated below the open page, only a page that is loaded anew finds its files.
 */
export function Failure({ query, onRetry }: { query: string; onRetry: () => void }) {
  useListener(['online'], onRetry);
  return (
    <div role="alert" className={`portal-quiet-links ${styles.failure}`}>
      The search could not be loaded. Check the connection, or{' '}
      <FileLink to={searchPath(query)}>open its page anew</FileLink>: the site may have been
      updated. <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
