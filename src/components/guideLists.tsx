import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { KEPT } from '../dictionary/contract/lists';
import type { Abbreviation, Criterion, Source } from '../dictionary/model/written';
import { TRIED_BY, TRIED_BY_NAMES } from '../dictionary/model/guideLists';
import { counted } from '../dictionary/model/counted';
import { MARKS } from '../dictionary/model/marks';
import { VALUE_STATUSES } from '../dictionary/model/valueStatuses';
import { capitalized } from './ui';
import styles from './parts.module.css';

type Term = { id?: string; title: string; after?: ReactNode; text: ReactNode };

export function Terms({ list }: { list: readonly Term[] }) {
  return (
    <dl className={styles.terms}>
      {list.map(({ id, title, after, text }) => (
        <div key={title} id={id} className="portal-target">
          <dt>
            {title}
            {after}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export const Abbreviations = ({ list }: { list: readonly Abbreviation[] }) => (
  <Terms
    list={list.map(({ abbreviation, expansion, meaning }) => ({
      title: abbreviation,
      text: (
        <>
          <strong>{expansion}</strong>
          {meaning && <div>{meaning}</div>}
        </>
      ),
    }))}
  />
);

export function Sources({ list }: { list: readonly Source[] }) {
  const { collectAnchor } = useBrokenLinks();
  list.forEach(({ key }) => collectAnchor(key));
  return (
    <Terms
      list={list.map(({ key, name, about, stamp, address }) => ({
        id: key,
        title: capitalized(name),
        text: (
          <>
            {about}
            {stamp && <div>Version or date: {stamp}</div>}
            {address && (
              <div>
                Address: <a href={address}>{address}</a>
              </div>
            )}
          </>
        ),
      }))}
    />
  );
}

export function Kept() {
  return (
    <ul>
      {Object.entries(KEPT).map(([name, what]) => (
        <li key={name}>
          <code>{name}</code>: {what}
        </li>
      ))}
    </ul>
  );
}

export const FieldMarks = () => (
  <Terms list={Object.values(MARKS).map(({ mark, means }) => ({ title: mark, text: means }))} />
);

export const ValueStatuses = () => (
  <Terms
    list={Object.values(VALUE_STATUSES).map(({ lead, means }) => ({ title: lead, text: means }))}
  />
);

const PRINCIPLES = ['Perceivable', 'Operable', 'Understandable', 'Robust'] as const;

/** The criteria of WCAG 2.2 with how the site was tried on each; first, how many were tried in which way. */
export function AccessibilityCriteria({ list }: { list: readonly Criterion[] }) {
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
          <Terms
            list={list.filter(({ number }) => number.startsWith(`${at + 1}.`)).map(triedTerm)}
          />
        </section>
      ))}
    </>
  );
}

const triedTerm = ({ number, title, level, triedBy, says, open }: Criterion): Term => ({
  title: `${number} ${title}`,
  after: <span className="portal-soft"> (level {level})</span>,
  text: (
    <>
      <strong>{triedBy.map((way) => TRIED_BY[way].word).join(', ')}.</strong> {says}
      {open && (
        <>
          {' '}
          <strong>Not tested:</strong> {open}
        </>
      )}
    </>
  ),
});
