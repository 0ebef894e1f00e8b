import { useState, type ReactNode } from 'react';
import { DOWNLOADS } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import { CLIENT, EMPLOYEE, tellingJoins } from '../../dictionary/model/relations';
import { cardinalityText, surenessOf } from '../../dictionary/model/relationships';
import type { RelationshipsData } from '../../contract/relationshipsPage';
import DataTable from '../DataTable';
import { FilterLine } from '../FilterBox';
import { hasAllWords } from '../FilterBox/hasAllWords';
import { FileLink } from '../links';
import { Cast, From, HowSure, To } from './joinCells';

/** All joins but those to the client and to staff members, which are summed up. */
export default function Joins({ data }: { data: RelationshipsData }): ReactNode {
  const [query, setQuery] = useState('');
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
  return (
    <>
      <p>
        {counted(toClient.length, 'field')} lead to the client and{' '}
        {counted(toEmployee.length, 'field')} to a staff member; these are the {others.length}{' '}
        others.{' '}
        <FileLink to={DOWNLOADS.joins} download>
          Download all as CSV
        </FileLink>
        .
      </p>
      <FilterLine
        aria-label="Filter the joins"
        placeholder="Entity, field or identifier"
        query={query}
        onType={setQuery}
      >
        {shown.length < others.length && `${shown.length} of `}
        {counted(others.length, 'join')}
      </FilterLine>
      <DataTable
        label="Joins"
        isDense
        isPlain
        rows={shown}
        keyOf={({ from, to, when }) =>
          `${from.slug}#${from.anchor} ${to.slug}#${to.anchor} ${when?.value}`
        }
        columns={[
          [
            'Field',
            ({ from, when }) => (
              <From place={from} entityName={nameOf.get(from.slug)} when={when} />
            ),
          ],
          [
            'leads to',
            ({ to, ...join }) => <To place={to} entityName={nameOf.get(to.slug)} {...join} />,
          ],
          ['How sure', (join) => <HowSure sure={surenessOf(join)} basis={join.basis} />],
          [
            'Records',
            ({ cardinality, cast }) => (
              <>
                {cardinalityText(cardinality)}
                <Cast cast={cast} />
              </>
            ),
          ],
        ]}
      />
    </>
  );
}
