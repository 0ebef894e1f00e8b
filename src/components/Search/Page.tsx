import { useEffect, useRef } from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { namesakesPath, searchPath } from '../../dictionary/model/addresses';
import { KeptToggle } from '../ui';
import { useAddressTexts } from '../useAddressState';
import { useAnswer } from './answers';
import { Failure, SearchForm } from './box';
import { Filters, ResultLine, announcementOf, EXAMPLES, keyOf, SEARCHING } from './results';
import styles from './styles.module.css';

const PER_PAGE = 50;

export default function SearchPage() {
  const status = useRef<HTMLParagraphElement>(null);
  const isBrowser = useIsBrowser();
  const box = useRef<HTMLInputElement>(null);
  const [{ q: text, name, page: asked }, change, write] = useAddressTexts(['q', 'name', 'page']);
  // Name and page belong to a query, not to what is typed after it.
  const ask = (q: string) => change({ q: q.trim() && q, name: '', page: '' });
  const page = pageOf(asked);
  const offset = (page - 1) * PER_PAGE;
  const { answer, busy, retry } = useAnswer({ input: text, offset, limit: PER_PAGE, name });

  // Another page of the results begins at its top, for the eye and for who listens.
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    // Who types goes on.
    if (document.activeElement !== box.current) status.current?.focus();
    window.scrollTo(0, 0);
  }, [page]);

  return (
    <div className={styles.page}>
      <SearchForm
        data-needs-script
        ref={box}
        type="search"
        text={text}
        onType={ask}
        onEnter={write}
      />
      {answer && <Filters answer={answer} text={text} box={box} onType={ask} />}
      {retry ? (
        <Failure query={text} onRetry={retry} />
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
      {isBrowser && !busy && !retry && !answer?.total && <Examples />}
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

export const pageOf = (page: string) => Math.max(1, Number.parseInt(page, 10) || 1);
