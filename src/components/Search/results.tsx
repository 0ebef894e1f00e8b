import { Fragment, type ReactNode, type RefObject } from 'react';
import { searchPath } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import type { AnswerView, ResultView, Segment } from '../../search/view';
import { Button } from '../ui';
import styles from './styles.module.css';

type Props = {
  answer: AnswerView;
  text: string;
  box: RefObject<HTMLInputElement | null>;
  onType: (text: string) => void;
};

export function Filters({ answer, text, box, onType }: Props) {
  // The pressed button goes away; in the box the keys go on.
  const change = (changed: string) => {
    onType(changed);
    box.current?.focus();
  };
  return (
    <>
      <Group label="Filters set">
        {answer.filters.map(({ filter, label }) => (
          <Button
            key={filter}
            aria-label={`Remove filter: ${label}`}
            className={styles.set}
            onClick={() => change(withoutFilter(text, filter))}
          >
            {label} <span aria-hidden="true">×</span>
          </Button>
        ))}
      </Group>
      <Group label="Narrow the results">
        {answer.facets.map(({ filter, label, count }) => (
          <Button key={filter} onClick={() => change(withFilter(text, filter))}>
            {label} <span className="portal-soft">{count}</span>
          </Button>
        ))}
      </Group>
    </>
  );
}

function Group({ label, children }: { label: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div role="group" aria-label={label} className={styles.filters}>
      {children}
    </div>
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

export function ResultLine({ result }: { result: ResultView }) {
  const { title, place, facts, text } = result;
  return (
    <>
      <span className={styles.title}>
        <Highlight text={title} />
      </span>
      <span className="portal-soft">{`${place && ` in ${place}`}, ${facts}`}</span>
      {text.length > 0 && (
        <div className="portal-fine">
          <Highlight text={text} />
        </div>
      )}
    </>
  );
}

function Highlight({ text }: { text: readonly Segment[] }) {
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

export const EXAMPLES = [
  'policy number',
  'when was the client discharged',
  'primary diagnosis code',
  'ContentClaims',
  'medication type:datetime',
  'amount in:claims',
] as const;

export const SEARCHING = 'Searching …';

export function announcementOf({ total, filters }: Pick<AnswerView, 'total' | 'filters'>): string {
  if (total > 0) return counted(total, 'result');
  return `Nothing found. Try fewer or other words${filters.length > 0 ? ', or remove a filter' : ''}.`;
}

/** A line of the list: where it leads, or what it types into the box. */
export type Line = Readonly<{ key: string; label: ReactNode; kind?: 'result' | 'others' }> &
  Readonly<{ path: string } | { query: string }>;

const SHOWN = 12;

/**
 * The lines of the list: the first results, each followed by the line for all fields of its name, and a
 * way to all of them. While nothing is typed they are examples.
 */
export function linesOf(input: string, answer: AnswerView | undefined): Line[] {
  if (input.trim() === '') {
    return EXAMPLES.map((query) => ({ key: `typed ${query}`, label: query, query }));
  }
  const { results = [], total = 0 } = answer ?? {};
  const lines = results.slice(0, SHOWN).flatMap((result): Line[] => {
    const { path, others } = result;
    const key = keyOf(result);
    const label = <ResultLine result={result} />;
    return [
      { key, label, path, kind: 'result' },
      ...(others ? [{ key: `others ${key}`, ...others, kind: 'others' as const }] : []),
    ];
  });
  if (total <= SHOWN) return lines;
  const label = `All ${counted(total, 'result')}`;
  return [...lines, { key: 'all', label, path: searchPath(input) }];
}

/** What tells a result from the others: of one place there may be several values. */
export function keyOf({ path, title }: ResultView): string {
  return `${path} ${title.map(({ text }) => text).join('')}`;
}
