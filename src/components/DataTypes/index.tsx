import type { ReactNode } from 'react';
import type { UsedDataType } from '../../contract/guideFacts';
import ScrollBox from '../ScrollBox';

/** The data types with their shape in the examples, and how many fields have each. */
export default function DataTypes({ list }: { list: readonly UsedDataType[] }): ReactNode {
  return (
    <ScrollBox label="Data types">
      <table>
        <thead>
          <tr>
            <th scope="col">Data type</th>
            <th scope="col">In JSON</th>
            <th scope="col">Our examples</th>
            <th scope="col">Fields</th>
            <th scope="col">Of these, type inferred</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ name, isQuoted, shape, fields, inferred }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{isQuoted ? 'quoted' : 'bare'}</td>
              <td>{shape}</td>
              <td>{fields.toLocaleString('en-US')}</td>
              <td>{inferred || ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
