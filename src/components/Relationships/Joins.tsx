import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { DOWNLOADS, fieldPath } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import { CLIENT, EMPLOYEE, tellingJoins } from '../../dictionary/model/relations';
import {
  cardinalityText,
  castText,
  surenessOf,
  type FieldPlace,
  type Join,
} from '../../dictionary/model/relationships';
import type { RelationshipsData } from '../../contract/relationshipsPage';
import FilterBox from '../FilterBox';
import { hasAllWords } from '../FilterBox/hasAllWords';
import Sureness from '../Sureness';
import styles from './styles.module.css';

/** All joins but those to the client and to staff members, which are summed up. */
export default function Joins({ data }: { data: RelationshipsData }): ReactNode {
  const [query, setQuery] = useState('');
  const { withBaseUrl } = useBaseUrlUtils();
  const nameOf = new Map(data.entities.map(({ slug, name }) => [slug, name]));
  const toClient = data.joins.filter(({ to }) => to.slug === CLIENT);
  const toEmployee = data.joins.filter(({ to }) => to.slug === EMPLOYEE);
  const others = tellingJoins(data);
  const fits = hasAllWords(query);
  const shown = others.filter(({ from, to, identifier }) =>
    fits(
      `${nameOf.get(from.slug)} ${from.fieldName} ${nameOf.get(to.slug)} ${to.fieldName} ${identifier}`,
    ),
  );
  const spell = (place: FieldPlace) => `${nameOf.get(place.slug)} › ${place.fieldName}`;
  return (
    <>
      <p>
        {counted(toClient.length, 'field')} lead to the client and{' '}
        {counted(toEmployee.length, 'field')} to a staff member; these are the {others.length}{' '}
        others.{' '}
        <a href={withBaseUrl(DOWNLOADS.joins)} download>
          Download all as CSV
        </a>
        .
      </p>
      <div className={styles.controls} data-needs-script>
        <FilterBox
          className="portal-box"
          aria-label="Filter the joins"
          placeholder="Entity, field or identifier"
          query={query}
          onType={setQuery}
          onClear={() => setQuery('')}
        />
        <span role="status">
          {shown.length < others.length && `${shown.length} of `}
          {counted(others.length, 'join')}
        </span>
      </div>
      <div className={styles.scroll} role="region" aria-label="Joins" tabIndex={0}>
        <table className={styles.joins}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">leads to</th>
              <th scope="col">How sure</th>
              <th scope="col">Records</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((join) => (
              <JoinRow
                key={`${spell(join.from)} ${spell(join.to)} ${join.when?.value}`}
                join={join}
                spell={spell}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type RowProps = { join: Join; spell: (place: FieldPlace) => string };

function JoinRow({ join, spell }: RowProps): ReactNode {
  const { from, to, with: alsoCompared, when, where, basis, cardinality, cast } = join;
  return (
    <tr>
      <td>
        <Link to={fieldPath(from.slug, from.anchor)}>{spell(from)}</Link>
        {when && (
          <div className={styles.more}>
            where {when.fieldName} is “{when.value}”
          </div>
        )}
      </td>
      <td>
        <Link to={fieldPath(to.slug, to.anchor)}>{spell(to)}</Link>
        {alsoCompared.length > 0 && (
          <div className={styles.more}>with the same {alsoCompared.join(' and ')}</div>
        )}
        {where && (
          <div className={styles.more}>
            where {where.fieldName} is “{where.value}”
          </div>
        )}
      </td>
      <td>
        <Sureness sure={surenessOf(join)} />
        <div className={styles.more}>{basis}</div>
      </td>
      <td>
        {cardinalityText(cardinality)}
        {cast && <div className={styles.more}>{castText(cast)}</div>}
      </td>
    </tr>
  );
}
