import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { PageRemovedEntity } from '../../dictionary/contract/page';
import { frozenFilePath, PAGES } from '../../dictionary/model/addresses';
import { exportFileName } from '../../dictionary/model/exampleRecord';
import { LinkedText } from '../ui';
import { RemovedFields } from './history';

/** The page of an entity that is no longer there: whoever kept its address learns since when, and what it was. */
export default function RemovedEntity(entity: PageRemovedEntity): ReactNode {
  const { name, fileName, description, says, links, last, fields } = entity;
  return (
    <>
      <PageMetadata description={`${exportFileName(fileName)} of the EHI export. ${says}`} />
      <h1>{name} Entity</h1>
      <p>
        <strong>
          <LinkedText text={says} links={links} />
        </strong>
      </p>
      <p>
        <code>{exportFileName(fileName)}</code>, as it was in release {last}: {description}
      </p>
      <p>
        <Link to={PAGES.changes}>What changed</Link> ·{' '}
        <a href={useBaseUrl(frozenFilePath(last, 'catalog.json'))}>All of release {last}</a>
      </p>
      <h2>Fields</h2>
      <RemovedFields fields={fields} />
    </>
  );
}
