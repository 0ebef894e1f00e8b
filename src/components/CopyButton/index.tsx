import type { ReactNode } from 'react';
import { useCopy } from '../useCopy';
import styles from './styles.module.css';

type Props = {
  /** What to copy, or what finds it when the button is pressed. */
  text: string | (() => string);
  label: string;
};

/** Copies a text. Its label is its accessible name; the outcome is shown and announced. */
export default function CopyButton({ text, label }: Props): ReactNode {
  const [copied, copy] = useCopy();
  return (
    <button
      type="button"
      className={styles.copy}
      data-needs-script
      aria-label={label}
      onClick={() => copy(typeof text === 'string' ? text : text())}
    >
      <span role="status">{copied ? 'Copied' : 'Copy'}</span>
    </button>
  );
}
