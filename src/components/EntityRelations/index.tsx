import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
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
import { cardinalityText } from '../../dictionary/model/relationships';
import { Cast, conditionText, HowSure, More, Place } from '../Relationships/FieldJoins';
import { useFollowLinks, useServedHtml } from '../served';
import { BlockTable } from '../tables';
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
        <Link to={pathFinderPath(slug)}>Join {name} to any other entity</Link>: find the path, with
        SQL and Python. <Link to={comparePath(slug)}>Compare {name} with another entity</Link>,
        field by field.
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

const COLUMNS = {
  to: { caption: 'Refers to', own: 'Field', other: 'Leads to' },
  by: { caption: 'Referred to by', own: 'Key', other: 'Field' },
} as const;

type TableProps = {
  direction: keyof typeof COLUMNS;
  slug: string;
  relations: readonly Relation[];
};

/** A longer table is folded at first. */
const MOST_UNFOLDED = 8;

/** The joins of an entity in one direction; on a phone each is a block. */
function RelationTable({ direction, slug, relations }: TableProps): ReactNode {
  const { caption, own, other } = COLUMNS[direction];
  const headings = direction === 'to' ? [own, other] : [other, own];
  return (
    <details className={styles.direction} open={relations.length <= MOST_UNFOLDED}>
      <summary>
        {caption} <small className="portal-finer">{counted(relations.length, 'join')}</small>
      </summary>
      <BlockTable
        label={caption}
        className={`portal-table ${styles.relations}`}
        headings={[...headings, 'Records', 'How sure', 'Code']}
      >
        {relations.map((relation) => (
          <Row key={keyOf(relation)} direction={direction} slug={slug} relation={relation} />
        ))}
      </BlockTable>
    </details>
  );
}

function keyOf({ own, other, when }: Relation): string {
  return `${own.anchor} ${other.slug} ${other.anchor} ${when?.value}`;
}

type RowProps = Pick<TableProps, 'direction' | 'slug'> & { relation: Relation };

function Row({ direction, slug, relation }: RowProps): ReactNode {
  const { own, other, role, when, where, cardinality, cast, sure, basis } = relation;
  const ownField = <a href={`#${own.anchor}`}>{own.fieldName}</a>;
  const otherField = <Place place={other} entityName={other.entityName} />;
  const [from, to] = direction === 'to' ? [ownField, otherField] : [otherField, ownField];
  return (
    <tr role="row">
      <td role="cell">
        {from}
        {role && <More>{`as ${role}`}</More>}
        {when && <More>{conditionText(when)}</More>}
      </td>
      <td role="cell">
        {to}
        {relation.with.length > 0 && <More>{`with the same ${relation.with.join(' and ')}`}</More>}
        {where && <More>{conditionText(where)}</More>}
      </td>
      <td role="cell">
        {cardinalityText(cardinality)}
        <Cast cast={cast} />
      </td>
      <td role="cell">
        <HowSure sure={sure} basis={basis} />
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

type PictureProps = {
  /** SVG that the generator drew; the paths of its links are below the base URL. */
  svg: string;
  /** What the picture shows, for those who hear it or scroll it by key. */
  label: string;
};

/**
 * A picture of entities and their joins; on narrow screens it scrolls in its own box. It is one stop of the Tab key: where
 * its links lead, those of the lists beside it do too.
 */
function Picture({ svg, label }: PictureProps): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const linked = svg.replaceAll('<a href="/', `<a tabindex="-1" href="${withBaseUrl('/')}`);
  return (
    <div
      className={`portal-framed ${styles.picture}`}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <div dangerouslySetInnerHTML={{ __html: linked }} />
      <p className={`portal-fine ${styles.legend}`}>
        <span className={styles.stated}>stated by a source</span>
        <span className={styles.inferred}>inferred, mostly from the name</span>
      </p>
    </div>
  );
}
