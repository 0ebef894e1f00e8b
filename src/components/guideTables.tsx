import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type {
  CoverageList,
  CoveragePlace,
  CustomFields,
  EntityLink,
  LoadingStep,
  NotExported,
  RecordEvents,
  RecordState,
  UsedDataType,
} from '../dictionary/contract/guideFacts';
import { entityPath, fieldPath } from '../dictionary/model/addresses';
import { COVERED } from '../dictionary/model/coverage';
import DataTable from './DataTable';
import { EntityLinks, FieldLinks, Links } from './links';

const ENTITY = [
  'Entity',
  ({ slug, name }: EntityLink) => <Link to={entityPath(slug)}>{name}</Link>,
] as const;

export function DataTypes({ list }: { list: readonly UsedDataType[] }): ReactNode {
  return (
    <DataTable
      label="Data types"
      rows={list}
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

export function RecordStates({ list }: { list: readonly RecordState[] }): ReactNode {
  return (
    <DataTable
      label="Deleted and inactive records by entity"
      rows={list}
      columns={[
        ENTITY,
        ['Deleted', ({ slug, deleted }) => <FieldLinks slug={slug} fields={deleted} />],
        ['When, by whom', ({ slug, deletion }) => <FieldLinks slug={slug} fields={deletion} />],
        [
          'Current, or an earlier version',
          ({ slug, inForce }) => <FieldLinks slug={slug} fields={inForce} />,
        ],
      ]}
    />
  );
}

type CoverageProps = { lists: readonly CoverageList[]; name: string };

export function Coverage({ lists, name }: CoverageProps): ReactNode {
  return (
    <DataTable
      label={name}
      isDense
      rows={lists.filter((list) => list.name === name).flatMap(({ topics }) => topics)}
      columns={[
        ['Topic', ({ topic }) => topic],
        ['Documented', ({ covered }) => COVERED[covered]],
        ['Where', (topic) => <Places list={topic.in} />],
        ['Where it may be instead', ({ perhaps }) => <Places list={perhaps} />],
        ['Note', ({ note }) => note],
      ]}
    />
  );
}

export function LoadingSteps({ list }: { list: readonly LoadingStep[] }): ReactNode {
  return (
    <DataTable
      label="Steps of loading"
      isDense
      rows={list.map((step, at) => ({ ...step, number: at + 1 }))}
      columns={[
        ['Step', ({ number }) => number],
        ['Entities', ({ entities }) => <EntityLinks list={entities} />],
        ['These refer to each other', ({ circle }) => <EntityLinks list={circle} />],
      ]}
    />
  );
}

export function NotExportedIds({ list }: { list: readonly NotExported[] }): ReactNode {
  return (
    <DataTable
      label="Ids that lead to no documented file"
      isDense
      rows={list}
      columns={[
        ['Id', ({ identifier }) => identifier],
        ['Identifies', ({ identifies }) => identifies],
        ['In', ({ fields }) => <Places list={fields} />],
      ]}
    />
  );
}

function Places({ list }: { list: readonly CoveragePlace[] }): ReactNode {
  return (
    <Links
      list={list.map(({ slug, name, field }) =>
        field
          ? [fieldPath(slug, field.anchor), `${name} › ${field.fieldName}`]
          : [entityPath(slug), name],
      )}
    />
  );
}

const EVENTS = ['created', 'updated', 'signed', 'approved', 'deleted'] as const;

export function RecordEventFields({ list }: { list: readonly RecordEvents[] }): ReactNode {
  return (
    <DataTable
      label="Who did what to a record, by entity"
      isDense
      rows={list}
      columns={[
        ENTITY,
        ...EVENTS.map(
          (event) =>
            [
              event.replace(/^./, (first) => first.toUpperCase()),
              (row: RecordEvents) => <FieldLinks slug={row.slug} fields={row[event]} />,
            ] as const,
        ),
      ]}
    />
  );
}

type CustomFieldProps = {
  label: string;
  list: readonly CustomFields[];
};

export function CustomFieldFiles({ label, list }: CustomFieldProps): ReactNode {
  return (
    <DataTable
      label={label}
      rows={list}
      columns={[
        ENTITY,
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

export type QueryRows = Readonly<{
  columns: readonly string[];
  rows: readonly (readonly (string | null)[])[];
}>;

type ResultProps = { label: string; result: QueryRows };

export function QueryResult({ label, result: { columns, rows } }: ResultProps): ReactNode {
  return (
    <DataTable
      label={label}
      caption={label}
      isPlain
      rows={rows}
      columns={columns.map((column, at) => [
        column,
        (row: QueryRows['rows'][number]) => <Value value={row[at] ?? null} />,
      ])}
    />
  );
}

function Value({ value }: { value: string | null }): ReactNode {
  if (value === null) return <em>null</em>;
  return value.includes(' ') ? value : <span className="portal-date">{value}</span>;
}
