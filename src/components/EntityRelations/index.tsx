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
import type { PageData } from '../../dictionary/contract/page';
import {
  CLIENT,
  EMPLOYEE,
  type OwnField,
  type Relation,
  type Relations,
} from '../../dictionary/model/relations';
import { End, givenTexts, HowSure, Notes, Records, whenText } from '../Relationships/FieldJoins';
import { useFollowLinks, useServedHtml } from '../browser';
import { Links } from '../links';
import { DataTable } from '../tables';
import styles from './styles.module.css';

/** The element that holds the section; no field's fragment has an underscore. */
const SECTION_ID = 'entity_relations';

type Props = Pick<PageData, 'slug' | 'name' | 'relations'>;

/**
 * How an entity fits together with the others, under its heading; nothing where nothing joins it. React leaves what
 * is served as it came.
 */
export default function EntityRelations({
  children,
  relations,
  ...page
}: Props & { children: ReactNode }) {
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

type OwnProps = Props & { relations: Relations };

function Relationships({ slug, name, relations }: OwnProps) {
  const { keys, refersTo, referredBy, client, employees, many } = relations;
  return (
    <>
      {keys.length > 0 && (
        <p>
          {keys.length === 1 ? 'Key' : 'Keys'}:{' '}
          <Links
            last=" and "
            list={keys.map(({ anchor, fieldName }) => [`#${anchor}`, fieldName])}
          />
          . Others refer to a record by {keys.length === 1 ? 'it' : 'them'}; no source says that{' '}
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
          Client: {leading(client)} <Link to={entityPath(CLIENT)}>Profile</Link>, as in nearly every
          file.
        </p>
      )}
      {employees.length > 0 && (
        <p>
          Staff: {leading(employees)} <Link to={entityPath(EMPLOYEE)}>Employee</Link>.
        </p>
      )}
      <RelationTable slug={slug} relations={refersTo} />
      <RelationTable slug={slug} relations={referredBy} areBackward />
      <p>
        <Link to={pathFinderPath(slug)}>Join {name} to any other entity</Link>: find the path, with
        SQL and Python. <Link to={comparePath(slug)}>Compare {name} with another entity</Link>,
        field by field.
      </p>
    </>
  );
}

/** Their rows lead there already, so that a link each would be but one more stop of the Tab key. */
function leading(fields: readonly OwnField[]): string {
  const names = fields.map(({ fieldName }) => fieldName);
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
  return `${list} ${names.length === 1 ? 'leads' : 'lead'} to`;
}

const MOST_UNFOLDED = 8;

type TableProps = { slug: string; relations: readonly Relation[]; areBackward?: boolean };

function RelationTable({ slug, relations, areBackward = false }: TableProps) {
  if (relations.length === 0) return null;
  const caption = areBackward ? 'Referred to by' : 'Refers to';
  const [from, to] = areBackward ? [otherField, ownField] : [ownField, otherField];
  return (
    <details className={styles.direction} open={relations.length <= MOST_UNFOLDED}>
      <summary>
        {caption} <small className="portal-finer">{counted(relations.length, 'join')}</small>
      </summary>
      <DataTable
        label={caption}
        className={styles.relations}
        isPlain
        rows={relations}
        columns={{
          Field: (relation) => (
            <>
              {from(relation)}
              <Notes list={[relation.role && `as ${relation.role}`, whenText(relation.when)]} />
            </>
          ),
          [areBackward ? 'Key' : 'Leads to']: (relation) => (
            <>
              {to(relation)}
              <Notes list={givenTexts(relation)} />
            </>
          ),
          Records,
          'How sure': ({ sure, basis }) => <HowSure sure={sure} basis={basis} />,
          Code: ({ other }) =>
            other.slug !== slug && (
              <Link
                to={pathFinderPath(slug, other.slug)}
                aria-label={`Join with ${other.entityName}`}
              >
                Join
              </Link>
            ),
        }}
      />
    </details>
  );
}

const ownField = ({ own }: Relation) => <a href={`#${own.anchor}`}>{own.fieldName}</a>;

const otherField = ({ other }: Relation) => <End place={other} entityName={other.entityName} />;
