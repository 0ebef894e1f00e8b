import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { pathFinderPath } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import type { Relation } from '../../dictionary/model/relations';
import { cardinalityText, castText } from '../../dictionary/model/relationships';
import { conditionText, Place } from '../Relationships/FieldJoins';
import { Sureness } from '../ui';
import styles from './styles.module.css';

const COLUMNS = {
  to: { caption: 'Refers to', own: 'Field', other: 'Leads to' },
  by: { caption: 'Referred to by', own: 'Key', other: 'Field' },
} as const;

type Props = {
  direction: keyof typeof COLUMNS;
  /** Of the entity that the page is about. */
  slug: string;
  relations: readonly Relation[];
};

/** A longer table is folded at first. */
const MOST_UNFOLDED = 8;

/** The joins of an entity in one direction; on a phone each is a block. */
export default function RelationTable({ direction, slug, relations }: Props): ReactNode {
  const { caption, own, other } = COLUMNS[direction];
  const headings = direction === 'to' ? [own, other] : [other, own];
  return (
    <details className={styles.direction} open={relations.length <= MOST_UNFOLDED}>
      <summary>
        {caption} <small>{counted(relations.length, 'join')}</small>
      </summary>
      {/* Roles are said part by part, for browsers drop them where a table is laid out as blocks. */}
      <div role="table" aria-label={caption}>
        <table role="none" className={`portal-table ${styles.relations}`}>
          <thead role="rowgroup" className="portal-unseen-on-phones">
            <tr role="row">
              {[...headings, 'Records', 'How sure', 'Code'].map((heading) => (
                <th key={heading} role="columnheader">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {relations.map((relation) => (
              <Row key={keyOf(relation)} direction={direction} slug={slug} relation={relation} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function keyOf({ own, other, when }: Relation): string {
  return `${own.anchor} ${other.slug} ${other.anchor} ${when?.value}`;
}

type RowProps = Pick<Props, 'direction' | 'slug'> & { relation: Relation };

function Row({ direction, slug, relation }: RowProps): ReactNode {
  const { own, other, role, when, where, cardinality, cast, sure, basis } = relation;
  const ownField = <a href={`#${own.anchor}`}>{own.fieldName}</a>;
  const otherField = <Place place={other} entityName={other.entityName} />;
  const [from, to] = direction === 'to' ? [ownField, otherField] : [otherField, ownField];
  return (
    <tr role="row">
      <td role="cell">
        {from}
        {role && <small>as {role}</small>}
        {when && <small>{conditionText(when)}</small>}
      </td>
      <td role="cell">
        {to}
        {relation.with.length > 0 && <small>with the same {relation.with.join(' and ')}</small>}
        {where && <small>{conditionText(where)}</small>}
      </td>
      <td role="cell">
        {cardinalityText(cardinality)}
        {cast && <small>{castText(cast)}</small>}
      </td>
      <td role="cell">
        <details>
          <summary>
            <Sureness sure={sure} />
          </summary>
          <p>{basis}</p>
        </details>
      </td>
      <td role="cell">
        {other.slug !== slug && (
          <Link to={pathFinderPath(slug, other.slug)} aria-label={`Join with ${other.entityName}`}>
            Join
          </Link>
        )}
      </td>
    </tr>
  );
}
