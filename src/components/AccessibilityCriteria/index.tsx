import type { ReactNode } from 'react';
import { TRIED_BY, TRIED_BY_NAMES, type Criterion } from '../../dictionary/model/accessibility';
import { counted } from '../../dictionary/model/counted';
import styles from '../parts.module.css';

const PRINCIPLES = ['Perceivable', 'Operable', 'Understandable', 'Robust'] as const;

/** The criteria of WCAG 2.2 with how the site was tried on each; first, how many were tried in which way. */
export default function AccessibilityCriteria({ list }: { list: readonly Criterion[] }): ReactNode {
  return (
    <>
      <ul>
        {TRIED_BY_NAMES.map((way) => (
          <li key={way}>
            <strong>{TRIED_BY[way].word}</strong>:{' '}
            {counted(
              list.filter(({ triedBy }) => triedBy.includes(way)).length,
              'criterion',
              'criteria',
            )}
            ; {TRIED_BY[way].means}.
          </li>
        ))}
      </ul>
      {PRINCIPLES.map((principle, at) => (
        <section key={principle}>
          <h3>{principle}</h3>
          <dl className={styles.terms}>
            {list
              .filter(({ number }) => number.startsWith(`${at + 1}.`))
              .map((criterion) => (
                <Tried key={criterion.number} {...criterion} />
              ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function Tried({ number, title, level, triedBy, says, open }: Criterion): ReactNode {
  return (
    <div className={styles.criterion}>
      <dt>
        {number} {title} <span className="portal-soft">(level {level})</span>
      </dt>
      <dd>
        <strong>{triedBy.map((way) => TRIED_BY[way].word).join(', ')}.</strong> {says}
        {open && (
          <>
            {' '}
            <strong>Not tested:</strong> {open}
          </>
        )}
      </dd>
    </div>
  );
}
