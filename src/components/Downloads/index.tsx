import type { ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { downloadName } from '../../dictionary/model/addresses';
import { anchorOf } from '../../dictionary/model/anchors';
import { counted } from '../../dictionary/model/counted';
import { spellSize, type DownloadKind } from '../../contract/downloadList';
import DataTable from '../DataTable';
import styles from './styles.module.css';

/** Every file to download, by kind: what it is for, how it was proven, its size and check sum. */
export default function Downloads({ kinds }: { kinds: readonly DownloadKind[] }): ReactNode {
  return kinds.map((kind) => (
    <section key={kind.title} id={anchorOf(kind.title)}>
      <h2>{kind.title}</h2>
      <p>{kind.use}</p>
      <p>
        <strong>Proof:</strong> {kind.proof}
      </p>
      {kind.perEntity.map(({ address, files, bytes }) => (
        <p key={address}>
          <code>{address}</code>: {counted(files, 'file')}, one for each entity, {spellSize(bytes)}{' '}
          in all. The slug is the last part of the address of the entity’s page.
        </p>
      ))}
      <Files {...kind} />
    </section>
  ));
}

function Files({ title, files }: DownloadKind): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <DataTable
      label={`Files: ${title}`}
      rows={files}
      keyOf={({ path }) => path}
      columns={[
        [
          'File',
          ({ path }) => (
            <a href={withBaseUrl(path)} download>
              {downloadName(path)}
            </a>
          ),
        ],
        ['Size', ({ bytes }) => <span className={styles.size}>{spellSize(bytes)}</span>],
        ['SHA-256', ({ sha256 }) => <code className={styles.sum}>{sha256}</code>],
      ]}
    />
  );
}
