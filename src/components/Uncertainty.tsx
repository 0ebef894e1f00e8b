import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { PageField, PageUncertainty } from '../dictionary/contract/page';
import { openQuestionsPath } from '../dictionary/model/addresses';
import { MARKS } from '../dictionary/model/marks';
import { misfitSentence } from '../dictionary/model/sources';
import styles from './parts.module.css';

type Props = PageUncertainty &
  Pick<PageField, 'misfit'> & {
    slug: string;
  };

/** What no source answers, in one quiet line, and what sources say differently, each by its name. */
export default function Uncertainty({ open, conflict, misfit, slug }: Props): ReactNode {
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
