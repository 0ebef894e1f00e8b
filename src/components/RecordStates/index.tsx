import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { entityPath } from '../../dictionary/model/addresses';
import type { RecordState } from '../../contract/guideFacts';
import FieldLinks from '../FieldLinks';
import ScrollBox from '../ScrollBox';

/** Which entities have which flag for records that are deleted or no longer in force. */
export default function RecordStates({ list }: { list: readonly RecordState[] }): ReactNode {
  return (
    <ScrollBox label="Deleted and inactive records by entity">
      <table>
        <thead>
          <tr>
            <th scope="col">Entity</th>
            <th scope="col">Deleted</th>
            <th scope="col">When, by whom</th>
            <th scope="col">In force, or an earlier version</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ slug, name, deleted, deletion, inForce }) => (
            <tr key={slug}>
              <th scope="row">
                <Link to={entityPath(slug)}>{name}</Link>
              </th>
              {[deleted, deletion, inForce].map((fields, at) => (
                <td key={at}>
                  <FieldLinks slug={slug} fields={fields} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
