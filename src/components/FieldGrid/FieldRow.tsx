import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { fieldGroupPath } from '../../dictionary/model/addresses';
import { SECTION_ANCHORS } from '../../dictionary/model/anchors';
import { counted } from '../../dictionary/model/counted';
import { TODO } from '../../dictionary/model/dataTypes';
import { spellExample } from '../../dictionary/model/exampleRecord';
import type { PageField } from '../../contract/page';
import { DescribedBy, LinkedText, TextOrTodo, WholeDates } from '../ui';
import Uncertainty from '../Uncertainty';
import InferredMark from './InferredMark';
import Leads from './Leads';
import ValueSet from './ValueSet';
import marks from './marks.module.css';
import styles from './rows.module.css';

const LONG_EXAMPLE = 80;

type Props = { field: PageField; slug: string };

/**
 * One field: name with permanent anchor, type with its marks, example, description. What happens in a
 * row is handled by the table, for the rows of a served page are not React's.
 */
export default function FieldRow({ field, slug }: Props): ReactNode {
  const { fieldName, dataType, isNullable, changedIn, description, anchor, vendorExample } = field;
  useBrokenLinks().collectAnchor(anchor);
  const namesakes = field.namesakes && `${counted(field.namesakes, 'field')} of this name`;
  return (
    <tr id={anchor} role="row" className={styles.row}>
      <th scope="row" role="rowheader">
        <h3>
          <bdi>{fieldName}</bdi>
        </h3>
        <a
          className={styles.link}
          href={`#${anchor}`}
          aria-label={`Link to ${fieldName}`}
          title="Go to this field and copy its link"
        />
        {namesakes && (
          <Link
            className={styles.namesakes}
            to={fieldGroupPath(fieldName)}
            aria-label={`${namesakes}, ${fieldName}`}
          >
            {namesakes}
          </Link>
        )}
      </th>
      <td role="cell">
        <code>
          <TextOrTodo>{dataType}</TextOrTodo>
        </code>
        {isNullable && <span className="portal-nullable">nullable</span>}
        {changedIn && (
          <>
            {' '}
            <a href={`#${SECTION_ANCHORS.history}`}>changed in {changedIn}</a>
          </>
        )}
        {field.readAs && <span className={marks.readAs}>holds {field.readAs}</span>}
      </td>
      <td role="cell">
        <Example field={field} />
      </td>
      <td role="cell">
        <div className={styles.description}>
          {description === TODO ? (
            <TextOrTodo>{TODO}</TextOrTodo>
          ) : (
            <LinkedText text={description} links={field.descriptionLinks} />
          )}
          {field.describedBy && <DescribedBy mark={field.describedBy} />}
        </div>
        <Leads slug={slug} leadsTo={field.leadsTo} referredBy={field.referredBy} />
        {field.values && <ValueSet values={field.values} />}
        <Uncertainty
          slug={slug}
          open={field.open}
          conflict={field.conflict}
          misfit={field.misfit}
          before={field.inferred && <InferredMark field={field} />}
        >
          {vendorExample !== undefined && (
            <>
              The vendor’s example is <code>{vendorExample}</code>.
            </>
          )}
        </Uncertainty>
      </td>
    </tr>
  );
}

function Example({ field }: { field: PageField }): ReactNode {
  if (field.exampleValue === TODO) return <TextOrTodo>{TODO}</TextOrTodo>;
  const text = field.exampleValue === null ? 'null' : field.exampleValue;
  if (text.length <= LONG_EXAMPLE) {
    return (
      <code>
        <WholeDates>{text}</WholeDates>
      </code>
    );
  }
  return (
    // A long value is cut; focus shows it whole.
    <code className={styles.long} tabIndex={0} title={spellExample(field)}>
      {text}
    </code>
  );
}
