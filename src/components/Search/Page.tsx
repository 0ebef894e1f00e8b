import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { namesakesPath, searchPath } from '../../dictionary/model/addresses';
import { KeptToggle } from '../ui';
import { textsOf, useAddressTexts } from '../useAddressState';
import { useAnswer } from './answers';
import { Failure, SearchForm, typeInto, useText } from './box';
import { Filters, ResultLine, announcementOf, EXAMPLES, keyOf, SEARCHING } from './results';
import styles from './styles.module.css';

const PER_PAGE = 50;

export default function SearchPage() {
  const status = useRef<HTMLParagraphElement>(null);
  const isBrowser = useIsBrowser();
  const box = useRef<HTMLInputElement>(null);
  const text = useText(box);
  const { request, onTyped, write } = useSearchAddress(box);

  // Name and page belong to the query of the address, not to what is typed since.
  const isCurrent = text === request.q;
  const name = isCurrent ? request.name : '';
  const page = isCurrent ? pageOf(request.page) : 1;
  const offset = (page - 1) * PER_PAGE;
  const question = { input: text, offset, limit: PER_PAGE, name };
  const { answer, busy, failed, retry } = useAnswer(question);

  // Another page of the results begins at its top, for the eye and for who listens.
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    if (isCurrent) status.current?.focus();
    window.scrollTo(0, 0);
  }, [page, isCurrent]);

  return (
    <div className={styles.page}>
      <SearchForm ref={box} type="search" onInput={onTyped} onEnter={write} />
      {answer && <Filters answer={answer} text={text} box={box} />}
      {failed ? (
        <Failure onRetry={retry} />
      ) : (
        <p role="status" ref={status} tabIndex={-1} className={`portal-fine ${styles.status}`}>
          {announcement()}
        </p>
      )}
      {name && answer && (
        <p>
          <Link to={namesakesPath(name)}>All fields named {name}</Link>
        </p>
      )}
      {answer && answer.results.length > 0 && (
        <ol className={`portal-plain-list ${styles.results}`} start={offset + 1} aria-busy={busy}>
          {answer.results.map((result) => (
            <li key={keyOf(result)}>
              <Link to={result.path} className={styles.result}>
                <ResultLine result={result} />
              </Link>
              {result.others && (
                <Link to={result.others.path} className={styles.others}>
                  {result.others.label}
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
      {answer && (
        <Pages query={text} name={name} page={page} pages={Math.ceil(answer.total / PER_PAGE)} />
      )}
      {isBrowser && !busy && !failed && !answer?.total && <Examples />}
    </div>
  );

  function announcement(): string {
    if (!text.trim()) return '';
    if (!answer) return SEARCHING;
    const { total, results } = answer;
    if (total === 0 || busy) return announcementOf(answer);
    const part =
      total > PER_PAGE && results.length > 0
        ? `${offset + 1} to ${offset + results.length} of ${announcementOf(answer)}`
        : announcementOf(answer);
    return name ? `${part} named ${name} for “${text}”` : `${part} for “${text}”`;
  }
}

type PagesProps = Readonly<{ query: string; name: string; page: number; pages: number }>;

function Pages({ query, name, page, pages }: PagesProps) {
  if (pages < 2) return null;
  const path = (to: number) => searchPath(query, { name, page: to });
  return (
    <nav aria-label="Pages of results" className={`portal-controls ${styles.pages}`}>
      {page > 1 && <Link to={path(page - 1)}>Previous</Link>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <Link to={path(page + 1)}>Next</Link>}
    </nav>
  );
}

function Examples() {
  return (
    <section aria-labelledby="examples">
      <h2 id="examples">For example</h2>
      <ul>
        {EXAMPLES.map((query) => (
          <li key={query}>
            <Link to={searchPath(query)}>{query}</Link>
          </li>
        ))}
      </ul>
      <p>
        Names, codes, file names, everyday words and questions are understood. Narrow a search with{' '}
        <code>type:datetime</code>, <code>nullable:no</code>, <code>unit:dollars</code>,{' '}
        <code>in:claims</code> or <code>area:billing</code>.
      </p>
      <KeptToggle isOff name="no-slash">
        Open the search by /
      </KeptToggle>
    </section>
  );
}

const KEYS = ['q', 'name', 'page'] as const;

/**
 * Keeps the address of the page of results at what is typed. Where the address comes to ask for something
 * else, by a link or the way back, that is typed into the box.
 *
 * @returns what the address asks for, what is called when a letter is typed, and what writes at once
 */
export function useSearchAddress(box: RefObject<HTMLInputElement | null>) {
  const history = useHistory();
  const [request, change, write] = useAddressTexts(KEYS);
  const ask = (q: string) => change({ q: q.trim() && q, name: '', page: '' });

  const isNew = useRef(true);
  const follow = useEffectEvent((query: string) => {
    const typed = box.current?.value;
    if (!isNew.current || !typed) typeInto(box, query);
    // What was typed before React came stays.
    else if (typed !== textsOf(KEYS, history.location.search).q) {
      ask(typed);
      write();
    }
    isNew.current = false;
  });
  useEffect(() => follow(request.q), [request.q]);

  const onTyped = () => {
    const text = box.current?.value ?? '';
    if (text !== request.q) ask(text);
  };
  return { request, onTyped, write };
}

export const pageOf = (page: string) => Math.max(1, Number.parseInt(page, 10) || 1);
