import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { entityPath } from '../../dictionary/model/addresses';
import type { CustomFields } from '../../contract/guideFacts';
import DataTable from '../DataTable';

type Props = {
  /** What the list is of, for those who hear it. */
  label: string;
  list: readonly CustomFields[];
};

/** The entities to which agencies add fields, with the files that hold them. */
export default function CustomFieldFiles({ label, list }: Props): ReactNode {
  return (
    <DataTable
      label={label}
      rows={list}
      keyOf={({ slug }) => slug}
      columns={[
        ['Entity', ({ slug, name }) => <Link to={entityPath(slug)}>{name}</Link>],
        ['Documented fields', ({ file }) => <code>{file}</code>],
        [
          'Custom fields',
          ({ isCustomOnly, customFile }) =>
            isCustomOnly ? 'in the same file' : <code>{customFile}</code>,
        ],
      ]}
    />
  );
}
