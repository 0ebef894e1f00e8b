import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { RelationshipsData } from '../../dictionary/contract/lists';
import { DOWNLOADS, entityPath } from '../../dictionary/model/addresses';
import { anchorOf } from '../../dictionary/model/names';
import { AREAS } from '../../dictionary/model/areas';
import { counted } from '../../dictionary/model/counted';
import { CLIENT, EMPLOYEE, notableJoins } from '../../dictionary/model/relations';
import { surenessOf, type Identifier } from '../../dictionary/model/relationships';
import { DataTable } from '../tables';
import { useNarrowed } from '../FilterBox';
import { FileLink, Links } from '../links';
import { More } from '../ui';
import { End, givenTexts, HowSure, Records, whenText } from './FieldJoins';

/** All joins but those to the client and to staff members, which are summed up. */
export function Joins({ data }: { data: RelationshipsData }) {
  const nameOf = new Map(data.entities.map(({ slug, name }) => [slug, name]));
  const toClient = data.joins.filter(({ to }) => to.slug === CLIENT);
  const toEmployee = data.joins.filter(({ to }) => to.slug === EMPLOYEE);
  const others = notableJoins(data);
  const textOf = ({ from, to, identifier }: (typeof others)[number]) =>
    `${nameOf.get(from.slug)} ${from.fieldName} ${nameOf.get(to.slug)} ${to.fieldName} ${identifier}`;
  const { shown, line } = useNarrowed(others, textOf, 'join', 'Entity, field or identifier');
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
      {line}
      <DataTable
        label="Joins"
        isPlain
        rows={shown}
        keyOf={({ from, to, when }) =>
          `${from.slug}#${from.anchor} ${to.slug}#${to.anchor} ${when?.value}`
        }
        columns={{
          Field: ({ from, when }) => (
            <End place={from} entityName={nameOf.get(from.slug)} notes={[whenText(when)]} />
          ),
          'leads to': ({ to, ...join }) => (
            <End place={to} entityName={nameOf.get(to.slug)} notes={givenTexts(join)} />
          ),
          'How sure': (join) => <HowSure sure={surenessOf(join)} basis={join.basis} />,
          Records,
        }}
      />
    </>
  );
}

export function Identifiers({ data }: { data: RelationshipsData }) {
  const nameOf = new Map(data.entities.map(({ slug, name }) => [slug, name]));
  const uses = ({ name }: Identifier) =>
    data.joins.filter(({ identifier }) => identifier === name).length;
  return (
    <DataTable
      label="Identifiers"
      rows={data.identifiers}
      columns={{
        Identifier: ({ name, also }) => (
          <>
            {name}
            {also.length > 0 && <More>{`also ${also.join(', ')}`}</More>}
          </>
        ),
        identifies: ({ identifies }) => identifies,
        'looked up in': (identifier) => (
          <>
            <Home identifier={identifier} nameOf={nameOf} />
            <More>{identifier.basis}</More>
          </>
        ),
        'used by': (identifier) => (identifier.home ? counted(uses(identifier), 'field') : '–'),
      }}
    />
  );
}

type HomeProps = { identifier: Identifier; nameOf: ReadonlyMap<string, string> };

function Home({ identifier: { home, lookIn }, nameOf }: HomeProps) {
  if (home) return <End place={home} entityName={nameOf.get(home.slug)} />;
  if (!lookIn) return 'not documented';
  return (
    <div>
      not documented; perhaps a custom field of{' '}
      <Link to={entityPath(lookIn)}>{nameOf.get(lookIn)}</Link>
    </div>
  );
}

/** The entities of each area that are joined with others, and with which; the client and staff members apart. */
export function AreaJoins({ data }: { data: RelationshipsData }) {
  const { collectAnchor } = useBrokenLinks();
  const joins = notableJoins(data).filter(({ from, to }) => from.slug !== to.slug);
  const entities = data.entities.map(({ slug, area }) => ({
    slug,
    area,
    to: joins.filter(({ from }) => from.slug === slug).map(({ to }) => to.slug),
    by: joins.filter(({ to }) => to.slug === slug).map(({ from }) => from.slug),
  }));
  const list = (slugs: readonly string[]) => {
    const named = data.entities.filter(({ slug }) => slugs.includes(slug));
    return <Links list={named.map(({ slug, name }) => [entityPath(slug), name])} />;
  };
  return AREAS.map((name) => {
    const joined = entities.filter(
      ({ area, to, by }) => area === name && to.length + by.length > 0,
    );
    if (joined.length === 0) return null;
    const anchor = anchorOf(name);
    collectAnchor(anchor);
    return (
      <section key={name}>
        <h3 id={anchor}>{name}</h3>
        <ul>
          {joined.map(({ slug, to, by }) => (
            <li key={slug}>
              <strong>{list([slug])}</strong>
              {to.length > 0 && <> refers to {list(to)}</>}
              {to.length > 0 && by.length > 0 && ';'}
              {by.length > 0 && <> is referred to by {list(by)}</>}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
