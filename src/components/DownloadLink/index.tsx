import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Leads to a file to download, under its own name. */
export default function DownloadLink({ file }: { file: string }): ReactNode {
  return (
    <a href={useBaseUrl(`/downloads/${file}`)} download>
      {file.replace(/^.*\//, '')}
    </a>
  );
}
