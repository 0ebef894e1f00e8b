import { useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { LIBRARIES, type Library } from '../../code/python';
import { DIALECT_NAMES, DIALECTS, type DialectName } from '../../code/sql';
import { entityPath, fieldPath, PAGES } from '../../dictionary/model/addresses';
import { castText, surenessOf } from '../../dictionary/model/relationships';
import { type Step, type Table, pythonOf, sqlOf, stepsOf } from '../../paths/code';
import { fansOut, multiplies, type Hop, type Route } from '../../paths/findRoutes';
import TabList from '../TabList';
import { CopyButton, Sureness } from '../ui';
import { useChosenLanguage } from '../kept';
import styles from '../parts.module.css';

type Props = {
  route: Route;
  heading: string;
  tableOf: (slug: string) => Table;
  isOpen: boolean;
};

export default function Route({ route, heading, tableOf, isOpen }: Props): ReactNode {
  return (
    <details className={`portal-framed ${styles.route}`} open={isOpen}>
      <summary>
        {heading}: {entitiesOf(route, tableOf)}
      </summary>
      <ol className={styles.hops}>
        {route.hops.map((hop) => (
          <HopLine key={hop.link.to.slug} hop={hop} tableOf={tableOf} />
        ))}
      </ol>
      <p>{recordsOf(route)}</p>
      <Code steps={stepsOf(route, tableOf)} />
    </details>
  );
}

function entitiesOf({ hops }: Route, tableOf: Props['tableOf']): string {
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

function HopLine({
  hop: { link, alternatives },
  tableOf,
}: {
  hop: Hop;
  tableOf: Props['tableOf'];
}) {
  const { from, to, join, basis } = link;
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

type PlaceProps = {
  place: Hop['link']['from'];
  tableOf: Props['tableOf'];
};

function Place({ place: { slug, anchor, fieldName }, tableOf }: PlaceProps): ReactNode {
  return (
    <>
      <Link to={entityPath(slug)}>{tableOf(slug).name}</Link> ›{' '}
      <Link to={fieldPath(slug, anchor)}>{fieldName}</Link>
    </>
  );
}

const TABS: readonly (readonly [DialectName | Library, string])[] = [
  ...DIALECT_NAMES.map((name) => [name, DIALECTS[name].label] as const),
  ...LIBRARIES.map((name) => [name, name] as const),
];

function Code({ steps }: { steps: readonly Step[] }): ReactNode {
  const id = useId();
  const [language, setLanguage] = useChosenLanguage(TABS, 'duckdb');
  const label = TABS.find(([key]) => key === language)?.[1];
  const code =
    language === 'pandas' || language === 'polars'
      ? pythonOf(steps, language)
      : sqlOf(steps, language);
  return (
    <div>
      <div className="portal-controls">
        <TabList
          label="Language"
          tabs={TABS}
          chosen={language}
          onChoose={setLanguage}
          prefix={`${id}_`}
          panelId={() => `${id}_code`}
        />
        <CopyButton text={code} label={`Copy the ${label} code`} />
      </div>
      <pre id={`${id}_code`} role="tabpanel" aria-labelledby={`${id}_${language}`} tabIndex={0}>
        <code>{code}</code>
      </pre>
      <p>
        The code runs in the folder of the unpacked export; in SQLite, PostgreSQL and SQL Server,{' '}
        <Link to={PAGES.load}>load the export</Link> first.
      </p>
    </div>
  );
}
