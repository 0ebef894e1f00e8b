import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import {
  comparePath,
  entityPath,
  PAGES,
  pathFinderPath,
  sectionPath,
} from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import type { PageData } from '../../contract/page';
import { CLIENT, EMPLOYEE, type OwnField, type Relations } from '../../dictionary/model/relations';
import Picture from '../Picture';
import { useFollowLinks } from '../useFollowLinks';
import { useServedHtml } from '../useServedHtml';
import RelationTable from './RelationTable';
import styles from './styles.module.css';

/** The element that holds the section; no field's fragment has an underscore. */
const SECTION_ID = 'entity_relations';

type Props = Pick<PageData, 'slug' | 'name' | 'picture' | 'relations'>;

/**
 * How an entity fits together with the others, under its heading; nothing where nothing joins it. React leaves what
 * is served as it came.
 */
export default function EntityRelations({
  children,
  relations,
  ...page
}: Props & { children: ReactNode }): ReactNode {
  const served = useServedHtml(SECTION_ID);
  const follow = useFollowLinks();
  if (!relations) return null;
  return (
    <section className={styles.section}>
      {children}
      <div
        id={SECTION_ID}
        className={`portal-quiet-links ${styles.relationships}`}
        onClick={follow}
        {...served}
      >
        {served ? undefined : <Relationships {...page} relations={relations} />}
      </div>
    </section>
  );
}

function Relationships({
  slug,
  name,
  relations,
  picture,
}: Props & { relations: Relations }): ReactNode {
  const { keys, refersTo, referredBy, client, employees, many } = relations;
  return (
    <>
      {keys.length > 0 && (
        <p>
          {keys.length === 1 ? 'Key' : 'Keys'}: <Fields fields={keys} />. Others refer to a record
          by {keys.length === 1 ? 'it' : 'them'}; no source says that{' '}
          {keys.length === 1 ? 'it is' : 'they are'} unique.
        </p>
      )}
      {many && (
        <p>
          {counted(many.fields, 'field')} of {counted(many.entities, 'entity', 'entities')} lead
          here, too many to list;{' '}
          <Link to={sectionPath(PAGES.relationships, 'joins')}>all other joins</Link> are on the
          page of relationships.
        </p>
      )}
      {client.length > 0 && (
        <p>
          Client: <Fields fields={client} isPlain /> {client.length === 1 ? 'leads' : 'lead'} to{' '}
          <Link to={entityPath(CLIENT)}>Profile</Link>, as in nearly every file.
        </p>
      )}
      {employees.length > 0 && (
        <p>
          Staff: <Fields fields={employees} isPlain /> {employees.length === 1 ? 'leads' : 'lead'}{' '}
          to <Link to={entityPath(EMPLOYEE)}>Employee</Link>.
        </p>
      )}
      {refersTo.length > 0 && <RelationTable direction="to" slug={slug} relations={refersTo} />}
      {referredBy.length > 0 && <RelationTable direction="by" slug={slug} relations={referredBy} />}
      {picture && <Picture svg={picture} label={`Picture of ${name} and its neighbors`} />}
      <p>
        <Link to={pathFinderPath(slug)}>Join {name} with …</Link> any other entity: the way, with
        SQL and Python. <Link to={comparePath(slug)}>Compare {name} with …</Link> another, field by
        field.
      </p>
    </>
  );
}

type FieldsProps = {
  fields: readonly OwnField[];
  /** Whether their rows say the same, so that a link each would be but one more stop of the Tab key. */
  isPlain?: boolean;
};

function Fields({ fields, isPlain = false }: FieldsProps): ReactNode {
  return fields.map(({ anchor, fieldName }, at) => (
    <span key={anchor}>
      {at > 0 && (at === fields.length - 1 ? ' and ' : ', ')}
      {isPlain ? fieldName : <a href={`#${anchor}`}>{fieldName}</a>}
    </span>
  ));
}
