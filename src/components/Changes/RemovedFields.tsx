import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { PageRemovedField } from '../../contract/page';
import { LinkedText } from '../ui';
import styles from './styles.module.css';

type Props = Readonly<{ fields: readonly PageRemovedField[] }>;

/** Fields that are no longer there, each at the address that it had. */
export default function RemovedFields({ fields }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  return (
    <ul>
      {fields.map(({ fieldName, anchor, dataType, says, links }) => {
        collectAnchor(anchor);
        return (
          <li key={anchor} id={anchor} className={styles.removed}>
            <strong>{fieldName}</strong> (<code>{dataType}</code>){says && ': '}
            <LinkedText text={says} links={links} />
          </li>
        );
      })}
    </ul>
  );
}
