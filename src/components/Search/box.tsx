import { useCallback, useSyncExternalStore, type ComponentProps, type RefObject } from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PAGES } from '../../dictionary/model/addresses';
import { useListener } from '../browser';
import { Button } from '../ui';
import styles from './styles.module.css';

type Props = ComponentProps<'input'> & {
  onEnter: () => void;
};

export function SearchForm({ onEnter, children, ...box }: Props) {
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
      />
      {children}
    </form>
  );
}

/**
 * The text of a box, which the box alone keeps: what was typed before this came is not lost.
 */
export function useText(box: RefObject<HTMLInputElement | null>): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const { current } = box;
      current?.addEventListener('input', onChange);
      return () => current?.removeEventListener('input', onChange);
    },
    [box],
  );
  return useSyncExternalStore(
    subscribe,
    () => box.current?.value ?? '',
    () => '',
  );
}

export function typeInto({ current }: RefObject<HTMLInputElement | null>, text: string): void {
  if (!current || current.value === text) return;
  current.value = text;
  current.dispatchEvent(new Event('input', { bubbles: true }));
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
