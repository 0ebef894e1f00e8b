import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { entityPath } from '../../dictionary/model/addresses';
import type { RecordState } from '../../contract/guideFacts';
import DataTable from '../DataTable';
import FieldLinks from '../FieldLinks';

/** Which entities have which flag for records that are deleted or no longer in force. */
export default function RecordStates({ list }: { list: readonly RecordState[] }): ReactNode {
  return (
    <DataTable
      label="Deleted and inactive records by entity"
      rows={list}
      keyOf={({ slug }) => slug}
      columns={[
        ['Entity', ({ slug, name }) => <Link to={entityPath(slug)}>{name}</Link>],
        ['Deleted', ({ slug, deleted }) => <FieldLinks slug={slug} fields={deleted} />],
        ['When, by whom', ({ slug, deletion }) => <FieldLinks slug={slug} fields={deletion} />],
        [
          'In force, or an earlier version',
          ({ slug, inForce }) => <FieldLinks slug={slug} fields={inForce} />,
        ],
      ]}
    />
  );
}
