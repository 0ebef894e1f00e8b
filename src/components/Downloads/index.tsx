import type { ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { spellSize, type DownloadRow } from '../../contract/downloadList';
import DataTable from '../DataTable';
import styles from './styles.module.css';

/** Every file to download in one table: what it is for, its format and its size. */
export default function Downloads({ rows }: { rows: readonly DownloadRow[] }): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <DataTable
      label="Downloads"
      isPlain
      isDense
      rows={rows}
      groupOf={({ group }) => group}
      keyOf={({ use }) => use}
      columns={[
        ['For', ({ use }) => use],
        [
          'File',
          ({ name, address, variants }) => (
            <>
              {address ? (
                <a href={withBaseUrl(address)} download>
                  {name}
                </a>
              ) : (
                name
              )}
              {variants.map(([variant, other]) => (
                <a
                  key={variant}
                  className={styles.variant}
                  href={withBaseUrl(other)}
                  aria-label={`${name}, ${variant}`}
                  download
                >
                  {variant}
                </a>
              ))}
            </>
          ),
        ],
        ['Format', ({ format }) => format],
        ['Size', ({ bytes }) => <span className={styles.size}>{spellSize(bytes)}</span>],
      ]}
    />
  );
}
