import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { entityPath, fieldPath } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import type { AskedEntity, OpenItem } from '../../contract/openQuestionList';
import { QUESTION_KINDS } from '../../dictionary/model/firstQuestions';
import { misfitSentence } from '../../dictionary/model/sources';
import { FieldLinks } from '../links';
import { countQuestions } from './narrowAreas';
import styles from './styles.module.css';

/** What is open about one entity, closed until it is wanted; what follows from types and names is one line each. */
export default function EntityQuestions(entity: AskedEntity): ReactNode {
  const { slug, name, items, folded } = entity;
  useBrokenLinks().collectAnchor(slug);
  return (
    <details id={slug} className={styles.entity}>
      <summary>
        {name} <span className={styles.count}>{counted(countQuestions(entity), 'question')}</span>
      </summary>
      <ul>
        {items.map((item) => (
          <Item key={item.field?.anchor ?? ''} slug={slug} item={item} />
        ))}
        {folded.map(({ kind, fields }) => (
          <li key={kind}>
            {QUESTION_KINDS[kind]}, {counted(fields.length, 'field')}:{' '}
            <FieldLinks slug={slug} fields={fields} />
          </li>
        ))}
      </ul>
      <Link to={entityPath(slug)}>Page of {name}</Link>
    </details>
  );
}

function Item({ slug, item }: { slug: string; item: OpenItem }): ReactNode {
  const { field, open = [], conflict = [], misfit } = item;
  return (
    <li>
      {field ? (
        <Link to={fieldPath(slug, field.anchor)}>{field.fieldName}</Link>
      ) : (
        <span>The entity as a whole</span>
      )}
      {open.length > 0 && <>: {open.join('; ')}</>}
      {conflict.length > 0 && (
        <dl className={styles.conflict} aria-label="Sources that contradict each other">
          {conflict.map(({ source, says }) => (
            <div key={source + says}>
              <dt>{source}:</dt> <dd>{says}</dd>
            </div>
          ))}
        </dl>
      )}
      {misfit && <div className={styles.conflict}>{misfitSentence(misfit)}</div>}
    </li>
  );
}
