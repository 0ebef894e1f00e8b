import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { GuideJoins } from '../../dictionary/contract/guideTables';
import { fieldPath } from '../../dictionary/model/addresses';
import {
  castText,
  type FieldPlace,
  type Join,
  type Sureness as Sure,
} from '../../dictionary/model/relationships';
import { DataTable } from '../tables';
import { Sureness } from '../ui';
import styles from '../parts.module.css';

type Props = {
  list: readonly GuideJoins[];
  /** The fields, as 'slug/Field Name' with semicolons between. */
  fields: string;
};

type Row = { field: GuideJoins; join?: GuideJoins['joins'][number] };

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

type Field = { place: FieldPlace; entityName?: string };

export function Place({ place, entityName }: Field): ReactNode {
  return (
    <Link to={fieldPath(place.slug, place.anchor)}>
      {entityName} › {place.fieldName}
    </Link>
  );
}

export function conditionText({ fieldName, value }: NonNullable<Join['when']>): string {
  return `where ${fieldName} is “${value}”`;
}

export function From({ when, ...field }: Field & Pick<Join, 'when'>): ReactNode {
  return (
    <>
      <Place {...field} />
      {when && <More>{conditionText(when)}</More>}
    </>
  );
}

type ToProps = Field & Pick<Join, 'with' | 'where'>;

/** The field that is led to, and what else must be equal or be held there. */
export function To({ with: same, where, ...field }: ToProps): ReactNode {
  return (
    <>
      <Place {...field} />
      <Given with={same} where={where} />
    </>
  );
}

export function Given({ with: same, where }: Pick<Join, 'with' | 'where'>): ReactNode {
  return (
    <>
      {same.length > 0 && <More>{`with the same ${same.join(' and ')}`}</More>}
      {where && <More>{conditionText(where)}</More>}
    </>
  );
}

export function Cast({ cast }: Pick<Join, 'cast'>): ReactNode {
  return cast && <More>{castText(cast)}</More>;
}

export function HowSure({ sure, basis }: { sure?: Sure; basis: string }): ReactNode {
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

export function More({ children }: { children: string }): ReactNode {
  return <div className={`portal-finer ${styles.more}`}>{children}</div>;
}
