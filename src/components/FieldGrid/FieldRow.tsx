import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { fieldGroupPath } from '../../dictionary/model/addresses';
import { spellExample } from '../../dictionary/model/exampleRecord';
import { counted } from '../../dictionary/model/counted';
import { TODO } from '../../dictionary/model/dataTypes';
import type { Field } from '../../dictionary/model/dictionary';
import ValueSet from './ValueSet';
import TextOrTodo from '../TextOrTodo';
import { useCopy } from '../useCopy';
import marks from './marks.module.css';
import styles from './styles.module.css';
import type { PageField } from '../../dictionary/model/page';

const LONG_EXAMPLE = 80;

type Props = { field: PageField; marked: boolean };

/** One field: name with permanent anchor, type with its marks, example, description. */
export default function FieldRow({ field, marked }: Props): ReactNode {
  const { fieldName, dataType, isNullable, description, anchor } = field;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <tr id={anchor} role="row" className={clsx(styles.row, marked && styles.marked)}>
      <th scope="row" role="rowheader" className={styles.name}>
        <h3>
          <bdi>{fieldName}</bdi>
          <AnchorLink anchor={anchor} fieldName={fieldName} />
        </h3>
        {field.alsoIn > 0 && <KinLink field={field} />}
      </th>
      <td role="cell" data-label="Data Type">
        <code className={styles.type}>
          <TextOrTodo>{dataType}</TextOrTodo>
        </code>
        {isNullable && <span className="portal-nullable">nullable</span>}
        {field.readAs && <span className={marks.readAs}>holds {field.readAs}</span>}
        {field.inferred && <InferredMark field={field} />}
      </td>
      <td role="cell" data-label="Example Value">
        <Example field={field} />
      </td>
      <td role="cell" data-label="Description" className={styles.description}>
        <TextOrTodo>{description}</TextOrTodo>
        {field.values && <ValueSet values={field.values} />}
      </td>
    </tr>
  );
}

function AnchorLink({ anchor, fieldName }: { anchor: string; fieldName: string }): ReactNode {
  const [copied, copy] = useCopy();
  return (
    <>
      <a
        className={clsx('hash-link', styles.link)}
        href={`#${anchor}`}
        aria-label={`Link to ${fieldName}`}
        title="Go to this field and copy its link"
        onClick={(event) => copy(event.currentTarget.href)}
      />
      <span role="status" className={styles.copied}>
        {copied && 'Link copied'}
      </span>
    </>
  );
}

function KinLink({ field: { fieldName, alsoIn } }: { field: PageField }): ReactNode {
  return (
    <Link
      className={styles.kin}
      to={fieldGroupPath(fieldName)}
      aria-label={`${fieldName} also in ${counted(alsoIn, 'other entity', 'other entities')}`}
    >
      also in {counted(alsoIn, 'other')}
    </Link>
  );
}

function Example({ field }: { field: Field }): ReactNode {
  if (field.exampleValue === TODO) return <TextOrTodo>{TODO}</TextOrTodo>;
  const text = field.exampleValue === null ? 'null' : field.exampleValue;
  const long = text.length > LONG_EXAMPLE;
  return (
    <code
      className={clsx(styles.value, long && styles.long)}
      // A long value is cut; focus shows it whole.
      tabIndex={long ? 0 : undefined}
      title={long ? spellExample(field) : undefined}
    >
      {text}
    </code>
  );
}

const FACT_WORDS = { fieldName: 'name', dataType: 'data type', isNullable: 'nullability' } as const;

function InferredMark({ field: { inferred = [], basis, anchor } }: { field: Field }): ReactNode {
  const [dismissed, setDismissed] = useState(false);
  const id = `${anchor}--basis`;
  return (
    <span
      className={marks.inferred}
      tabIndex={0}
      aria-describedby={id}
      onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
      onBlur={() => setDismissed(false)}
      onMouseLeave={() => setDismissed(false)}
    >
      inferred
      <span role="tooltip" id={id} className={marks.basis} hidden={dismissed}>
        Not stated by the sources: {inferred.map((fact) => FACT_WORDS[fact]).join(', ')}. {basis}
      </span>
    </span>
  );
}
