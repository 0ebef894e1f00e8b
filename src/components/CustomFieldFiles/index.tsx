import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { entityPath } from '../../dictionary/model/addresses';
import type { CustomFields } from '../../contract/guideFacts';
import ScrollBox from '../ScrollBox';

type Props = {
  /** What the list is of, for those who hear it. */
  label: string;
  list: readonly CustomFields[];
};

/** The entities to which agencies add fields, with the files that hold them. */
export default function CustomFieldFiles({ label, list }: Props): ReactNode {
  return (
    <ScrollBox label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">Entity</th>
            <th scope="col">Documented fields</th>
            <th scope="col">Custom fields</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ slug, name, isCustomOnly, file, customFile }) => (
            <tr key={slug}>
              <th scope="row">
                <Link to={entityPath(slug)}>{name}</Link>
              </th>
              <td>
                <code>{file}</code>
              </td>
              <td>{isCustomOnly ? 'in the same file' : <code>{customFile}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
