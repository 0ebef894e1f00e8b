import { Fragment, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import copyToClipboard from 'copy-text-to-clipboard';
import type { PageField, PageUncertainty } from '../dictionary/contract/page';
import type { KEPT } from '../dictionary/contract/lists';
import type { TextLink } from '../dictionary/model/nameLinks';
import { openQuestionsPath } from '../dictionary/model/addresses';
import { TODO } from '../dictionary/model/dataTypes';
import { DESCRIBERS } from '../dictionary/model/describers';
import { MARKS, misfitSentence } from '../dictionary/model/marks';
import type { Sureness as Sure } from '../dictionary/model/relationships';
import { useKept } from './browser';
import styles from './parts.module.css';

export function Button({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" className={clsx('portal-button', className)} {...props} />;
}

type PickerProps = Omit<ComponentProps<'select'>, 'onChange'> & {
  label: string;
  /** What is shown before anything is chosen, which can be chosen again. */
  none?: string;
  options: readonly (readonly [value: string, text: string])[];
  onPick?: (value: string) => void;
};

export function Picker({ label, none, options, onPick, ...props }: PickerProps) {
  return (
    <label className="portal-labeled">
      {label}
      <select className="portal-box" {...props} onChange={({ target }) => onPick?.(target.value)}>
        {none && <option value="">{none}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
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
export function CopyButton({ text, label }: CopyProps) {
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

export function ToggleButton({ on, onPress, isSmall, children }: ToggleProps) {
  return (
    <Button className={clsx(isSmall && 'portal-small-button')} aria-pressed={on} onClick={onPress}>
      {children}
    </Button>
  );
}

export function Sureness({ sure }: { sure: Sure }) {
  return (
    <span className="portal-chip" data-reading={sure === 'stated' ? undefined : ''}>
      {sure}
    </span>
  );
}

export function More({ children }: { children: ReactNode }) {
  return <div className={`portal-finer ${styles.more}`}>{children}</div>;
}

export function TextOrTodo({ children }: { children: string }) {
  return children === TODO ? <mark className={styles.todo}>{TODO}</mark> : children;
}

type DescriptionProps = { text: string; links?: readonly TextLink[]; describedBy?: string };

/**
 * A description and, quietly behind it, who says so: a source, or a standard by its short name. That it is the vendor is
 * shown where the reader asks for it (`OnlyVendor`), and then all other descriptions step back.
 */
export function Description({ text, links, describedBy }: DescriptionProps) {
  const isVendors = describedBy === DESCRIBERS.vendor;
  return (
    <>
      <span data-reading={isVendors ? undefined : ''}>
        {text === TODO ? <TextOrTodo>{TODO}</TextOrTodo> : <LinkedText text={text} links={links} />}
      </span>
      {describedBy && ' '}
      {describedBy && (
        <i className={clsx('portal-finer', isVendors && styles.vendor)}>{describedBy}</i>
      )}
    </>
  );
}

type KeptProps = { name: keyof typeof KEPT; isOff?: boolean; children: string };

/** Is pressed where this browser keeps something under a name, or with `isOff`, where it keeps nothing. */
export function KeptToggle({ name, isOff = false, children }: KeptProps) {
  const [kept, slot] = useKept(name);
  const isKept = kept !== null;
  return (
    <span data-needs-script>
      <ToggleButton
        isSmall
        on={isKept !== isOff}
        onPress={() => (isKept ? slot.del() : slot.set('yes'))}
      >
        {children}
      </ToggleButton>
    </span>
  );
}

/** Lets all that this site concludes step back, on every page, until the reader changes it again. */
export const OnlyVendor = () => (
  <KeptToggle name="only-vendor">Only what the vendor states</KeptToggle>
);

type LinkedProps = { text: string; links?: readonly TextLink[] };

export function LinkedText({ text, links = [] }: LinkedProps) {
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

type CodesProps = {
  list: readonly { code: string; meaning?: string; links?: readonly TextLink[] }[];
};

export function Codes({ list }: CodesProps) {
  return (
    <ul className="portal-plain-list portal-line">
      {list.map(({ code, meaning = '', links }) => (
        <li key={code}>
          <code>{code}</code> <LinkedText text={meaning} links={links} />
        </li>
      ))}
    </ul>
  );
}

const DATE_OF_MOMENT = /(\d{4}-\d\d-\d\d)(?=T\d)/;

/**
 * A text whose moments (`2025-03-04T10:00:00`) are broken before the time, where there is no room for them
 * in one line; browsers would break them at a hyphen.
 */
export function WholeDates({ children }: { children: string }) {
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

export function Uncertainty({ open, conflict, misfit, slug }: UncertaintyProps) {
  return (
    <>
      {open && (
        <div className="portal-quiet-links portal-finer">
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

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
