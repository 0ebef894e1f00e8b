import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { fieldPath } from '../../dictionary/model/addresses';
import {
  castText,
  type FieldPlace,
  type Join,
  type Sureness as Sure,
} from '../../dictionary/model/relationships';
import { Sureness } from '../ui';
import styles from './styles.module.css';

type Field = { place: FieldPlace; entityName?: string };

/** A field by its entity's name and its own. */
export function Place({ place, entityName }: Field): ReactNode {
  return (
    <Link to={fieldPath(place.slug, place.anchor)}>
      {entityName} › {place.fieldName}
    </Link>
  );
}

/** The field that leads elsewhere, and in which records it does. */
export function From({ when, ...field }: Field & Pick<Join, 'when'>): ReactNode {
  return (
    <>
      <Place {...field} />
      {when && <More>{`where ${when.fieldName} is “${when.value}”`}</More>}
    </>
  );
}

type ToProps = Field & Pick<Join, 'with' | 'where'>;

/** The field that is led to, and what else must be equal or be held there. */
export function To({ with: same, where, ...field }: ToProps): ReactNode {
  return (
    <>
      <Place {...field} />
      {same.length > 0 && <More>{`with the same ${same.join(' and ')}`}</More>}
      {where && <More>{`where ${where.fieldName} is “${where.value}”`}</More>}
    </>
  );
}

/** That the two fields have different data types, where they have. */
export function Cast({ cast }: Pick<Join, 'cast'>): ReactNode {
  return cast && <More>{castText(cast)}</More>;
}

/** How sure a join is; why, is unfolded. */
export function HowSure({ sure, basis }: { sure?: Sure; basis: string }): ReactNode {
  if (!sure) return <More>{basis}</More>;
  return (
    <details>
      <summary className={styles.why}>
        <Sureness sure={sure} />
      </summary>
      <More>{basis}</More>
    </details>
  );
}

/** What is quietly said below. */
export function More({ children }: { children: string }): ReactNode {
  return <div className={styles.more}>{children}</div>;
}
