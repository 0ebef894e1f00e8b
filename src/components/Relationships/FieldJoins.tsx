import Link from '@docusaurus/Link';
import type { GuideJoins } from '../../dictionary/contract/lists';
import { fieldPath } from '../../dictionary/model/addresses';
import {
  cardinalityText,
  castText,
  type FieldPlace,
  type Join,
  type Sureness as Sure,
} from '../../dictionary/model/relationships';
import { DataTable } from '../tables';
import { More, Sureness } from '../ui';

type Props = {
  list: readonly GuideJoins[];
  /** The fields, as 'slug/Field Name' with semicolons between. */
  fields: string;
};

type Row = { field: GuideJoins; join?: GuideJoins['joins'][number] };

export default function FieldJoins({ list, fields }: Props) {
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
      columns={{
        Field: ({ field, join }) => (
          <End place={field.from} entityName={field.entityName} notes={[whenText(join?.when)]} />
        ),
        'leads to': ({ join }) =>
          join ? (
            <End
              place={join.to}
              entityName={join.entityName}
              notes={[
                ...givenTexts(join),
                join.cast && castText(join.cast),
                join.ignoresCase && 'without regard to case',
              ]}
            />
          ) : (
            'not documented'
          ),
        'How sure': ({ field, join }) => <HowSure basis={field.basis} {...join} />,
      }}
    />
  );
}

type EndProps = {
  place: FieldPlace;
  entityName?: string | undefined;
  /** What else must hold there, and what is to be done. */
  notes?: readonly (string | false | undefined)[];
};

export function End({ place, entityName, notes = [] }: EndProps) {
  return (
    <>
      <Link to={fieldPath(place.slug, place.anchor)}>
        {entityName} › {place.fieldName}
      </Link>
      <Notes list={notes} />
    </>
  );
}

export function Notes({ list }: { list: NonNullable<EndProps['notes']> }) {
  return list.map((note) => note && <More key={note}>{note}</More>);
}

export const whenText = (condition: Join['when']) =>
  condition && `where ${condition.fieldName} is “${condition.value}”`;

/** What else must be equal, or be held, in the record that is led to. */
export const givenTexts = ({ with: same, where }: Pick<Join, 'with' | 'where'>) => [
  same.length > 0 && `with the same ${same.join(' and ')}`,
  whenText(where),
];

export function Records({ cardinality, cast }: Pick<Join, 'cardinality' | 'cast'>) {
  return (
    <>
      {cardinalityText(cardinality)}
      <Notes list={[cast && castText(cast)]} />
    </>
  );
}

export function HowSure({ sure, basis }: { sure?: Sure; basis: string }) {
  if (!sure) return <More>{basis}</More>;
  return (
    <details>
      <summary className="portal-date">
        <Sureness sure={sure} />
      </summary>
      <More>{basis}</More>
    </details>
  );
}
