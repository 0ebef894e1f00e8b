import type { ReactNode } from 'react';
import { counted } from '../../dictionary/model/counted';
import type { Shown } from './showFields';
import styles from './controls.module.css';

type Props = {
  /** How many distinct names and fields there are; the fields are known once they have come. */
  names: number;
  fields: number | undefined;
  /** What the table shows; nothing while the list A to Z is there. */
  shown: Shown | undefined;
};

/** How much there is to see, told to screen readers as it changes. */
export default function Count({ names, fields, shown }: Props): ReactNode {
  return (
    <span role="status" className={styles.count}>
      {shown && fields !== undefined ? countShown(shown, fields) : counted(names, 'name')}
    </span>
  );
}

function countShown({ rows, names }: Shown, fields: number): string {
  const some = rows.length < fields ? `${rows.length.toLocaleString('en-US')} of ` : '';
  const under = names === undefined ? '' : `${counted(names, 'name')}, `;
  return `${under}${some}${counted(fields, 'field')}`;
}
