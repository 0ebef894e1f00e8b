import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { TODO } from '../../dictionary/model/dataTypes';
import { spellExample } from '../../dictionary/model/exampleRecord';
import { MARKS } from '../../dictionary/model/marks';
import type { PageField } from '../../dictionary/contract/page';
import { Description, TextOrTodo, WholeDates } from '../ui';
import FieldDetails from './FieldDetails';
import styles from './styles.module.css';

const LONG_EXAMPLE = 80;

type Props = { field: PageField; slug: string };

/**
 * One field: its name, which is a heading and its permanent link, type with its marks, example, description. What
 * happens in a row is handled by the table, for the rows of a served page are not React's.
 */
export default function FieldRow({ field, slug }: Props): ReactNode {
  const { fieldName, dataType, isNullable, description, anchor } = field;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <tr id={anchor} role="row" className={styles.row}>
      <td role="rowheader">
        <h3>
          <a href={`#${anchor}`} title="Go to this field and copy its link">
            {fieldName}
          </a>
        </h3>
      </td>
      <td role="cell" data-reading={field.inferred?.includes('dataType') ? '' : undefined}>
        <code>
          <TextOrTodo>{dataType}</TextOrTodo>
        </code>
        {isNullable && <span className="portal-nullable">{MARKS.nullable.mark}</span>}
        {field.readAs && (
          <span
            className={`portal-soft ${styles.readAs}`}
          >{`${MARKS.readAs.mark} ${field.readAs}`}</span>
        )}
      </td>
      <td role="cell">
        <Example field={field} />
      </td>
      <td role="cell">
        <div className={`portal-quiet-links ${styles.text}`}>
          <Description
            text={description}
            links={field.descriptionLinks}
            describedBy={field.describedBy}
          />
          <FieldDetails field={field} slug={slug} />
        </div>
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
