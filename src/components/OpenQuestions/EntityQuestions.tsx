import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { entityPath, fieldPath } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import type { AskedEntity, OpenItem } from '../../contract/openQuestionList';
import { QUESTION_KINDS } from '../../dictionary/model/openQuestions';
import { misfitSentence } from '../../dictionary/model/sources';
import { FieldLinks } from '../links';
import styles from './styles.module.css';

/** What is open about one entity; what follows from types and names is folded. */
export default function EntityQuestions({ slug, name, items, folded }: AskedEntity): ReactNode {
  useBrokenLinks().collectAnchor(slug);
  return (
    <section id={slug} className={styles.entity}>
      <h3>
        <Link to={entityPath(slug)}>{name}</Link>
      </h3>
      <ul>
        {items.map((item) => (
          <Item key={item.field?.anchor ?? ''} slug={slug} item={item} />
        ))}
      </ul>
      {folded.map(({ kind, fields }) => (
        <details key={kind} className={styles.folded}>
          <summary>
            {QUESTION_KINDS[kind]}: {counted(fields.length, 'field')}
          </summary>
          <FieldLinks slug={slug} fields={fields} />
        </details>
      ))}
    </section>
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
