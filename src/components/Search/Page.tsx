import { type ReactNode, useEffect, useRef } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import { PAGES, fieldGroupPath, searchPath } from '../../dictionary/model/addresses';
import Failure from './Failure';
import { EXAMPLES } from './lines';
import { Filters, ResultLine } from './results';
import { useAnswer } from './useAnswer';
import { useSearchAddress } from './useSearchAddress';
import { useText } from './useText';
import { BOX_LABEL, SEARCHING, announcementOf } from './words';
import styles from './page.module.css';

const PER_PAGE = 50;

/** The results of a search on a page of their own, with an address that can be shared. */
export default function SearchPage(): ReactNode {
  const status = useRef<HTMLParagraphElement>(null);
  const isBrowser = useIsBrowser();
  const box = useRef<HTMLInputElement>(null);
  const text = useText(box);
  const { asked, onTyped, write } = useSearchAddress(box);

  // Name and page belong to the query of the address, not to what is typed since.
  const isAsked = text === asked.query;
  const name = isAsked ? asked.name : '';
  const page = isAsked ? asked.page : 1;
  const offset = (page - 1) * PER_PAGE;
  const question = { input: text, offset, limit: PER_PAGE, name };
  const { answer, busy, failed, retry } = useAnswer(question);

  // Another page of the results begins at its top, for the eye and for who listens.
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    if (isAsked) status.current?.focus();
    window.scrollTo(0, 0);
  }, [page, isAsked]);

  return (
    <div className={styles.page}>
      <form
        role="search"
        className={styles.head}
        action={useBaseUrl(PAGES.search)}
        onSubmit={(event) => {
          event.preventDefault();
          write();
        }}
      >
        <input
          ref={box}
          type="search"
          name="q"
          aria-label={BOX_LABEL}
          placeholder="Field, code, file name or question"
          autoComplete="off"
          className={clsx('portal-box', styles.box)}
          onInput={onTyped}
          onBlur={write}
        />
      </form>
      <noscript>
        <p>
          Searching needs JavaScript. <Link to={PAGES.fields}>All fields</Link> lists every field
          from A to Z.
        </p>
      </noscript>
      {answer && <Filters answer={answer} text={text} box={box} />}
      {failed ? (
        <Failure onRetry={retry} />
      ) : (
        <p role="status" ref={status} tabIndex={-1} className={styles.status}>
          {announcement()}
        </p>
      )}
      {name && answer && (
        <p>
          <Link to={fieldGroupPath(name)}>All fields named {name}</Link>
        </p>
      )}
      {answer && answer.results.length > 0 && (
        <ol className={styles.results} start={offset + 1} aria-busy={busy}>
          {answer.results.map((result) => (
            <li key={result.path + result.title.map((piece) => piece.text).join('')}>
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

/** The way to the other pages of the results. */
function Pages({ query, name, page, pages }: PagesProps): ReactNode {
  if (pages < 2) return null;
  const path = (to: number) => searchPath(query, { name, page: to });
  return (
    <nav aria-label="Pages of results" className={styles.pages}>
      {page > 1 && <Link to={path(page - 1)}>Previous</Link>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <Link to={path(page + 1)}>Next</Link>}
    </nav>
  );
}

/** Searches to try, for who has none or whose search found nothing. */
function Examples(): ReactNode {
  return (
    <section aria-labelledby="examples" className={styles.examples}>
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
        <code>type:datetime</code>, <code>nullable:no</code>, <code>in:claims</code> or{' '}
        <code>area:billing</code>.
      </p>
    </section>
  );
}
