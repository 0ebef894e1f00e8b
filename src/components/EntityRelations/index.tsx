import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import {
  entityPath,
  fieldPath,
  PAGES,
  pathFinderPath,
  sectionPath,
} from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import type { Relation, Relations } from '../../dictionary/model/relations';
import Picture from '../Picture';
import styles from './styles.module.css';

type Props = { slug: string; name: string; relations: Relations; picture?: string };

/** How an entity fits together with the others: its key, what it refers to, what refers to it. */
export default function EntityRelations({ slug, name, relations, picture }: Props): ReactNode {
  const { keys, refersTo, referredBy, client, employees, many } = relations;
  return (
    <>
      {keys.length > 0 && (
        <p>
          Others refer to it by <Fields fields={keys} />. No source says that it is unique.
        </p>
      )}
      {many && (
        <p>
          {counted(many.fields, 'field')} of {counted(many.entities, 'entity', 'entities')} lead
          here; <Link to={sectionPath(PAGES.relationships, 'joins')}>Relationships</Link> lists the
          other joins.
        </p>
      )}
      {client.length > 0 && (
        <p>
          Belongs to the client by <Fields fields={client} />, as in{' '}
          <Link to={entityPath('profile')}>Profile</Link>.
        </p>
      )}
      {employees.length > 0 && (
        <p>
          Names staff members in <Fields fields={employees} />; look them up in{' '}
          <Link to={entityPath('employee')}>Employee</Link>.
        </p>
      )}
      {refersTo.length > 0 && <Table caption="Refers to" relations={refersTo} />}
      {referredBy.length > 0 && <Table caption="Referred to by" relations={referredBy} />}
      {picture && <Picture svg={picture} label={`Picture of ${name} and its neighbors`} />}
      <p>
        <Link to={pathFinderPath(slug, '')}>Join {name} with another entity</Link>
      </p>
    </>
  );
}

type NamedField = Readonly<{ anchor: string; fieldName: string }>;

function Fields({ fields }: { fields: readonly NamedField[] }): ReactNode {
  return fields.map(({ anchor, fieldName }, at) => (
    <span key={anchor}>
      {at > 0 && (at === fields.length - 1 ? ' and ' : ', ')}
      <a href={`#${anchor}`}>{fieldName}</a>
    </span>
  ));
}

type TableProps = { caption: string; relations: readonly Relation[] };

function Table({ caption, relations }: TableProps): ReactNode {
  return (
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <tbody>
          {relations.map((relation) => (
            <Row key={keyOf(relation)} relation={relation} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function keyOf({ own, other, when }: Relation): string {
  return `${own.anchor} ${other.slug} ${other.anchor} ${when?.value}`;
}

function Row({ relation }: { relation: Relation }): ReactNode {
  const { own, other, when, where, status, basis, cardinality, cast } = relation;
  return (
    <tr>
      <td>
        <Link to={entityPath(other.slug)}>{other.entityName}</Link> ›{' '}
        <Link to={fieldPath(other.slug, other.anchor)}>{other.fieldName}</Link>
        {when && ` where ${when.fieldName} is “${when.value}”`}
        {where && ` where ${where.fieldName} is “${where.value}”`}
      </td>
      <td>
        <a href={`#${own.anchor}`}>{own.fieldName}</a>
        {relation.with.length > 0 && ` with ${relation.with.join(' and ')}`}
      </td>
      <td>
        <details className={styles.basis}>
          <summary>
            <span className={styles[status]}>{status}</span>
          </summary>
          {basis} Records: {cardinality}.{cast && ` A cast is needed: ${cast.from}, ${cast.to}.`}
        </details>
      </td>
    </tr>
  );
}
