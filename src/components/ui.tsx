import { Fragment, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import copyToClipboard from 'copy-text-to-clipboard';
import type { PageField, PageUncertainty, TextLink } from '../dictionary/contract/page';
import { openQuestionsPath } from '../dictionary/model/addresses';
import { TODO } from '../dictionary/model/dataTypes';
import { MARKS } from '../dictionary/model/marks';
import type { Sureness as Sure } from '../dictionary/model/relationships';
import { misfitSentence } from '../dictionary/model/sources';
import styles from './parts.module.css';

export function Button({ className, ...props }: ComponentProps<'button'>): ReactNode {
  return <button type="button" className={clsx('portal-button', className)} {...props} />;
}

const COPIED_MS = 2000;

type CopyProps = {
  /** What to copy, or what finds it when the button is pressed. */
  text: string | (() => string);
  label: string;
};

/**
 * Copies a text. Its label is its accessible name; the outcome is shown, and announced beside the button, for what is
 * in a button is not heard of by itself.
 */
export function CopyButton({ text, label }: CopyProps): ReactNode {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <>
      <Button
        className="portal-small-button"
        data-needs-script
        aria-label={label}
        onClick={() => setCopied(copyToClipboard(typeof text === 'string' ? text : text()))}
      >
        {copied ? 'Copied' : 'Copy'}
      </Button>
      <span role="status" className="portal-unseen">
        {copied && 'Copied'}
      </span>
    </>
  );
}

type ToggleProps = { on: boolean; onPress: () => void; isSmall?: boolean; children: string };

export function ToggleButton({ on, onPress, isSmall, children }: ToggleProps): ReactNode {
  return (
    <Button className={clsx(isSmall && 'portal-small-button')} aria-pressed={on} onClick={onPress}>
      {children}
    </Button>
  );
}

/** How sure a join is: a word in a whole frame where a source states it, in a dashed one where not. */
export function Sureness({ sure }: { sure: Sure }): ReactNode {
  return <span className={clsx(styles.sure, sure !== 'stated' && styles.unstated)}>{sure}</span>;
}

/** A text as written; where nobody has supplied it yet, the mark TODO. */
export function TextOrTodo({ children }: { children: string }): ReactNode {
  return children === TODO ? <mark className={styles.todo}>{TODO}</mark> : children;
}

/** Who says a description, quietly behind it: the vendor, another source, or a standard by its short name. */
export function DescribedBy({ mark }: { mark: string }): ReactNode {
  return (
    <>
      {' '}
      <span className={styles.describer}>{mark}</span>
    </>
  );
}

type LinkedProps = { text: string; links?: readonly TextLink[] };

export function LinkedText({ text, links = [] }: LinkedProps): ReactNode {
  const last = links.at(-1)?.[1] ?? 0;
  return (
    <>
      {links.map(([start, end, path], at) => (
        <Fragment key={start}>
          {text.slice(links[at - 1]?.[1] ?? 0, start)}
          <Link to={path}>{text.slice(start, end)}</Link>
        </Fragment>
      ))}
      {text.slice(last)}
    </>
  );
}

const DATE_OF_MOMENT = /(\d{4}-\d\d-\d\d)(?=T\d)/;

/**
 * A text whose moments (`2025-03-04T10:00:00`) are broken before the time, where there is no room for them
 * in one line; browsers would break them at a hyphen.
 */
export function WholeDates({ children }: { children: string }): ReactNode {
  const [first, ...rest] = children.split(DATE_OF_MOMENT);
  return (
    <>
      {first}
      {rest.map((part, at) =>
        at % 2 === 0 ? (
          <Fragment key={at}>
            <span className="portal-date">{part}</span>
            <wbr />
          </Fragment>
        ) : (
          part
        ),
      )}
    </>
  );
}

type UncertaintyProps = PageUncertainty &
  Pick<PageField, 'misfit'> & {
    slug: string;
  };

/** What no source answers, in one quiet line, and what sources say differently, each by its name. */
export function Uncertainty({ open, conflict, misfit, slug }: UncertaintyProps): ReactNode {
  return (
    <>
      {open && (
        <div className={`portal-quiet-links portal-soft ${styles.openLine}`}>
          <Link to={openQuestionsPath(slug)}>{MARKS.open.mark}</Link>
          {`: ${open.join('; ')}.`}
        </div>
      )}
      {conflict && (
        <div className={styles.conflict}>
          <strong>{MARKS.conflict.mark}.</strong>
          {conflict.map(({ source, says }) => (
            <span key={source + says}>{` ${capitalized(source)}: ${says}.`}</span>
          ))}
        </div>
      )}
      {misfit && <div className={styles.conflict}>{misfitSentence(misfit)}</div>}
    </>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
