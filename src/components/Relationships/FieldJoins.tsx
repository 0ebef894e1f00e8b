import type { ReactNode } from 'react';
import type { GuideJoins } from '../../contract/guideFacts';
import DataTable from '../DataTable';
import { Cast, From, HowSure, More, To } from './joinCells';

type Props = {
  /** The joins of all fields that guides list. */
  list: readonly GuideJoins[];
  /** The fields, as 'slug/Field Name' with semicolons between. */
  fields: string;
};

/** A field with one of its joins, or with none. */
type Row = { field: GuideJoins; join?: GuideJoins['joins'][number] };

/** Where some fields lead, with how sure that is, as the dictionary has it. */
export default function FieldJoins({ list, fields }: Props): ReactNode {
  const places = fields.split(';').map((place) => place.trim());
  const shown = list.filter(({ place }) => places.includes(place));
  const names = new Set(shown.map(({ entityName }) => entityName));
  return (
    <DataTable
      label={`Joins of ${[...names].join(', ')}`}
      isPlain
      rows={shown.flatMap((field): Row[] =>
        field.joins.length > 0 ? field.joins.map((join) => ({ field, join })) : [{ field }],
      )}
      keyOf={(_, at) => at}
      columns={[
        [
          'Field',
          ({ field, join }) => (
            <From place={field.from} entityName={field.entityName} when={join?.when} />
          ),
        ],
        [
          'leads to',
          ({ join }) =>
            join ? (
              <>
                <To place={join.to} {...join} />
                <Cast cast={join.cast} />
                {join.ignoresCase && <More>without regard to case</More>}
              </>
            ) : (
              'not documented'
            ),
        ],
        ['How sure', ({ field, join }) => <HowSure basis={field.basis} {...join} />],
      ]}
    />
  );
}
