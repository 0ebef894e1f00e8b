import type { ReactNode } from 'react';
import type { UsedDataType } from '../../contract/guideFacts';
import DataTable from '../DataTable';

/** The data types with their shape in the examples, and how many fields have each. */
export default function DataTypes({ list }: { list: readonly UsedDataType[] }): ReactNode {
  return (
    <DataTable
      label="Data types"
      rows={list}
      keyOf={({ name }) => name}
      columns={[
        ['Data type', ({ name }) => <code>{name}</code>],
        ['In JSON', ({ isQuoted }) => (isQuoted ? 'quoted' : 'bare')],
        ['Our examples', ({ shape }) => shape],
        ['Fields', ({ fields }) => fields.toLocaleString('en-US')],
        ['Of these, type inferred', ({ inferred }) => inferred || ''],
      ]}
    />
  );
}
