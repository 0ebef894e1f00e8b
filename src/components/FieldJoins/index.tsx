import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { fieldPath } from '../../dictionary/model/addresses';
import type { GuideJoins } from '../../contract/guideFacts';
import { castText, type FieldPlace } from '../../dictionary/model/relationships';
import ScrollBox from '../ScrollBox';
import Sureness from '../Sureness';
import styles from './styles.module.css';

type Props = {
  /** The joins of all fields that guides list. */
  list: readonly GuideJoins[];
  /** The fields, as 'slug/Field Name' with semicolons between. */
  fields: string;
};

/** Where some fields lead, with how sure that is, as the dictionary has it. */
export default function FieldJoins({ list, fields }: Props): ReactNode {
  const places = fields.split(';').map((place) => place.trim());
  const shown = list.filter(({ place }) => places.includes(place));
  const names = new Set(shown.map(({ entityName }) => entityName));
  return (
    <ScrollBox label={`Joins of ${[...names].join(', ')}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">leads to</th>
            <th scope="col">How sure</th>
          </tr>
        </thead>
        <tbody>
          {shown.flatMap((field) =>
            field.joins.length > 0
              ? field.joins.map((join, at) => <JoinRow key={at} field={field} join={join} />)
              : [<NoJoinRow key={field.place} field={field} />],
          )}
        </tbody>
      </table>
    </ScrollBox>
  );
}

type RowProps = { field: GuideJoins; join: GuideJoins['joins'][number] };

function JoinRow({ field: { entityName, from }, join }: RowProps): ReactNode {
  const { to, with: same, when, where, sure, basis, cast, ignoresCase } = join;
  return (
    <tr>
      <td>
        <Place place={from} entityName={entityName} />
        {when && <More>{`where ${when.fieldName} is “${when.value}”`}</More>}
      </td>
      <td>
        <Place place={to} entityName={join.entityName} />
        {same.length > 0 && <More>{`with the same ${same.join(' and ')}`}</More>}
        {where && <More>{`where ${where.fieldName} is “${where.value}”`}</More>}
        {cast && <More>{castText(cast)}</More>}
        {ignoresCase && <More>without regard to case</More>}
      </td>
      <td>
        <Sureness sure={sure} />
        <More>{basis}</More>
      </td>
    </tr>
  );
}

function NoJoinRow({ field: { entityName, from, basis } }: Pick<RowProps, 'field'>): ReactNode {
  return (
    <tr>
      <td>
        <Place place={from} entityName={entityName} />
      </td>
      <td>not documented</td>
      <td>
        <More>{basis}</More>
      </td>
    </tr>
  );
}

function Place({ place, entityName }: { place: FieldPlace; entityName: string }): ReactNode {
  return (
    <Link to={fieldPath(place.slug, place.anchor)}>
      {entityName} › {place.fieldName}
    </Link>
  );
}

function More({ children }: { children: string }): ReactNode {
  return <div className={styles.more}>{children}</div>;
}
