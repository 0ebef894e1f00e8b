import { useEffect, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Facets from './Facets';
import ResultLine from './ResultLine';
import { NOT_LOADED, toldOf } from './status';
import { useAnswer } from './useAnswer';
import styles from './styles.module.css';

/** The results of a search on a page of their own, with an address that can be shared. */
export default function SearchPage(): ReactNode {
  // The query is known in the browser only, so the page begins anew there.
  return <Results key={String(useIsBrowser())} />;
}

function Results(): ReactNode {
  const { search, pathname } = useLocation();
  const history = useHistory();
  const [input, setInput] = useState(() => queryOf(search));
  const asked = useAnswer(input);
  const { answer } = asked;
  // The dialog and the Back button change the address of this same page.
  useEffect(
    () =>
      history.listen((location, action) => {
        if (action !== 'REPLACE') setInput(queryOf(location.search));
      }),
    [history],
  );
  const change = (query: string) => {
    setInput(query);
    history.replace(query ? `${pathname}?q=${encodeURIComponent(query)}` : pathname);
  };
  return (
    <div className={styles.page}>
      <div className={styles.head} data-needs-script>
        <input
          type="search"
          aria-label="Search entities, fields, values and guides"
          className={clsx('portal-box', styles.input)}
          value={input}
          onChange={(event) => change(event.target.value)}
        />
      </div>
      <noscript>
        <p>
          Searching needs JavaScript. <Link to="/fields">All fields</Link> lists every field from A
          to Z.
        </p>
      </noscript>
      {answer && (
        <Facets facets={answer.facets} onChoose={(filter) => change(`${input} ${filter}`)} />
      )}
      <p role="status" className={styles.status}>
        {statusOf(input, asked)}
      </p>
      <ol className={styles.results}>
        {answer?.results.map((result, at) => (
          <li key={at}>
            <Link to={result.path}>
              <ResultLine result={result} />
            </Link>
            {result.others && <Link to={result.others.path}>{result.others.label}</Link>}
          </li>
        ))}
      </ol>
    </div>
  );
}

function queryOf(search: string): string {
  return new URLSearchParams(search).get('q') ?? '';
}

function statusOf(input: string, { answer, busy, failed }: ReturnType<typeof useAnswer>): string {
  if (failed) return NOT_LOADED;
  if (!answer || busy) return '';
  return answer.results.length > 0 ? `${toldOf(answer)} for “${input}”` : toldOf(answer);
}
