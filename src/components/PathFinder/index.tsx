import { useId, useMemo } from 'react';
import Link from '@docusaurus/Link';
import { DIALECT_NAMES, DIALECTS, type DialectName } from '../../code/sql';
import type { RelationshipsData } from '../../dictionary/contract/lists';
import {
  comparePath,
  entityPath,
  fieldPath,
  PAGES,
  pathFinderPath,
} from '../../dictionary/model/addresses';
import { castText, surenessOf } from '../../dictionary/model/relationships';
import { type Step, type Table, pandasOf, sqlOf, stepsOf } from '../../paths/code';
import {
  fansOut,
  findRoutes,
  graphOf,
  multiplies,
  type Hop,
  type Route,
} from '../../paths/findRoutes';
import { useChosenLanguage } from '../browser';
import { EntityPickers, Pairs, type Pair } from '../EntityPicker';
import Code from '../Code';
import TabList from '../TabList';
import { Sureness } from '../ui';
import { useAddressTexts } from '../useAddressState';
import styles from '../parts.module.css';

type Props = {
  data: RelationshipsData;
  examples: readonly Pair[];
};

export default function PathFinder({ data, examples }: Props) {
  const [ends, setEnds] = useAddressTexts(['from', 'to'], '#path');
  const graph = useMemo(() => graphOf(data), [data]);
  const entityOf = (slug: string) => data.entities.find((entity) => entity.slug === slug);
  const [from, to] = [entityOf(ends.from), entityOf(ends.to)];
  const areChosen = from && to && from !== to;
  const found = areChosen && findRoutes(graph, from.slug, to.slug);
  return (
    <div className={styles.finder}>
      <EntityPickers
        labels={['From', 'To']}
        entities={data.entities}
        slugs={[ends.from, ends.to]}
        onPick={(first, second) => setEnds({ from: first, to: second })}
      />
      {!found && <Pairs lead="For example" list={examples} pathOf={pathFinderPath} />}
      <p role="status" data-needs-script={found ? undefined : ''}>
        {found ? answer(found.kind, from.name, to.name) : 'Choose two entities.'}{' '}
        {found && <Link to={comparePath(from.slug, to.slug)}>Compare their fields</Link>}
      </p>
      {found &&
        found.routes.map((route, at) => (
          <RouteDetails
            key={route.hops.map(({ link }) => link.to.slug + link.from.anchor).join()}
            route={route}
            heading={at === 0 ? 'Best path' : 'Another path'}
            tableOf={(slug) => entityOf(slug) ?? { slug, name: slug, fileName: slug }}
            isOpen={at === 0}
          />
        ))}
    </div>
  );
}

function answer(kind: 'route' | 'client' | 'none', from: string, to: string): string {
  if (kind === 'none') return `Nothing documented leads from ${from} to ${to}.`;
  if (kind === 'client') return 'Both belong to the client; nothing closer is documented.';
  return `From ${from} to ${to}:`;
}

type Tables = { tableOf: (slug: string) => Table };
type RouteProps = Tables & { route: Route; heading: string; isOpen: boolean };

function RouteDetails({ route, heading, tableOf, isOpen }: RouteProps) {
  return (
    <details className={`portal-framed ${styles.route}`} open={isOpen}>
      <summary>
        {heading}: {entitiesOf(route, tableOf)}
      </summary>
      <ol>
        {route.hops.map((hop, at) => {
          const first = route.hops.findIndex(({ link }) => link.basis === hop.link.basis);
          const basis = first < at ? `For the same reason as step ${first + 1}.` : hop.link.basis;
          return <HopLine key={hop.link.to.slug} {...hop} basis={basis} tableOf={tableOf} />;
        })}
      </ol>
      <p>{recordsOf(route)}</p>
      <JoinCode steps={stepsOf(route, tableOf)} />
    </details>
  );
}

function entitiesOf({ hops }: Route, tableOf: Tables['tableOf']): string {
  const [first] = hops;
  const slugs = [first?.link.from.slug ?? '', ...hops.map(({ link }) => link.to.slug)];
  return slugs.map((slug) => tableOf(slug).name).join(' → ');
}

function recordsOf(route: Route): string {
  if (fansOut(route)) {
    return 'Records multiply: many of the one can meet many of the other. Before you sum an amount, sum up each side by itself; the code below only joins.';
  }
  if (multiplies(route)) return 'A record of the first can come back once for each of the last.';
  return 'Each record of the first finds at most one of the last, if keys are unique, which no source says.';
}

function HopLine({ link, alternatives, basis, tableOf }: Hop & Tables & { basis: string }) {
  const { from, to, join } = link;
  const other = [...new Set(alternatives.map((each) => each.from.fieldName))];
  return (
    <li>
      <Place place={from} tableOf={tableOf} /> equals <Place place={to} tableOf={tableOf} />
      {join?.ignoresCase && ' without regard to case'}
      {link.with.length > 0 && ` with the same ${link.with.join(' and ')}`}
      {join?.when && `, where ${join.when.fieldName} is "${join.when.value}"`}
      {join?.where && `, where ${join.where.fieldName} is "${join.where.value}"`}{' '}
      <Sureness sure={surenessOf(join ?? link)} />
      {join?.cast && <span className="portal-finer"> {castText(join.cast)}</span>}
      <div className="portal-fine">{basis}</div>
      {other.length > 0 && <div className="portal-fine">Or by {other.join(', ')}.</div>}
    </li>
  );
}

type PlaceProps = Tables & { place: Hop['link']['from'] };

function Place({ place: { slug, anchor, fieldName }, tableOf }: PlaceProps) {
  return (
    <>
      <Link to={entityPath(slug)}>{tableOf(slug).name}</Link> ›{' '}
      <Link to={fieldPath(slug, anchor)}>{fieldName}</Link>
    </>
  );
}

const TABS: readonly (readonly [DialectName | 'pandas', string])[] = [
  ...DIALECT_NAMES.map((name) => [name, DIALECTS[name].label] as const),
  ['pandas', 'pandas'],
];

function JoinCode({ steps }: { steps: readonly Step[] }) {
  const id = useId();
  const [language, setLanguage] = useChosenLanguage(TABS, 'duckdb');
  const label = TABS.find(([key]) => key === language)?.[1];
  const code = language === 'pandas' ? pandasOf(steps) : sqlOf(steps, language);
  return (
    <>
      <TabList
        label="Language"
        tabs={TABS}
        chosen={language}
        onChoose={setLanguage}
        prefix={`${id}_`}
        panelId={() => `${id}_code`}
      />
      <div id={`${id}_code`} role="tabpanel" aria-labelledby={`${id}_${language}`}>
        <Code title={label} what={`the ${label} code`}>
          {code}
        </Code>
      </div>
      <p>
        The code runs in the folder of the unpacked export; in SQLite, PostgreSQL and SQL Server,{' '}
        <Link to={PAGES.load}>load the export</Link> first.
      </p>
    </>
  );
}
