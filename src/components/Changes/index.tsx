import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { CHANGES, frozenFilePath, releasePath } from '../../dictionary/model/addresses';
import { CAUSES, IMPACTS, type Cause, type Impact } from '../../dictionary/model/changeRules';
import { counted } from '../../dictionary/model/counted';
import type { ExplainedChange } from '../../releases/causes';
import { changeText, countsText, placeOf, whoBreaks } from '../../releases/format';
import type { ChangesFile, PublishedChange, PublishedRelease } from '../../releases/history';
import { FROZEN_NAMES } from '../../releases/frozenNames';
import EntityPicker from '../EntityPicker';
import { FileLink } from '../links';
import { useAddressTexts } from '../useAddressState';
import styles from './styles.module.css';

const KEYS = ['entity', 'impact', 'cause'] as const;

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([slug, says]) => ({ slug, name: says.replace(/[;:].*/, '') }));

/** The choices of entities are those that have changed. */
const FILTERS = [
  { key: 'entity', label: 'Entity', choices: undefined },
  { key: 'impact', label: 'Impact', choices: choicesOf(IMPACTS) },
  { key: 'cause', label: 'Cause', choices: choicesOf(CAUSES) },
] as const;

/** All releases, newest first, with what changed, for whom it breaks and why. */
export default function Changes({ version, releases, unreleased }: ChangesFile): ReactNode {
  const [{ entity, impact, cause }, ask] = useAddressTexts(KEYS);
  const asked = {
    entity,
    impact: impact in IMPACTS ? impact : '',
    cause: cause in CAUSES ? cause : '',
  };
  const feed = useBaseUrl(CHANGES.feed);
  const all = [...unreleased, ...releases.flatMap(({ changes }) => changes)];
  const isAsked = KEYS.some((key) => asked[key] !== '');
  const shown = (changes: readonly PublishedChange[]) =>
    changes.filter((change) =>
      KEYS.every((key) => asked[key] === '' || change[key] === asked[key]),
    );
  if (releases.length === 0) {
    return <p>There is no numbered release yet; the first one will be listed here.</p>;
  }
  return (
    <>
      <PageMetadata>
        <link rel="alternate" type="application/atom+xml" href={feed} title="What changed" />
      </PageMetadata>
      <p>
        This site shows <strong>{version.replace('+unreleased', ' with later changes')}</strong>.
        Follow it as a <a href={feed}>feed (Atom)</a>, or read all changes as{' '}
        <FileLink to={CHANGES.json}>JSON</FileLink>.
      </p>
      {all.length > 0 && (
        <form
          className={styles.filters}
          data-needs-script
          onSubmit={(event) => event.preventDefault()}
        >
          {FILTERS.map(({ key, label, choices }) => (
            <EntityPicker
              key={key}
              label={label}
              none="All"
              entities={choices ?? entitiesOf(all)}
              slug={asked[key]}
              onPick={(value) => ask({ ...asked, [key]: value })}
            />
          ))}
          <p role="status">
            {isAsked ? `${counted(shown(all).length, 'change')} of ${all.length}` : ''}
          </p>
        </form>
      )}
      {unreleased.length > 0 && (
        <section>
          <h2 id="unreleased">Since {releases[0]?.version}, not released yet</h2>
          <ChangeLists changes={shown(unreleased)} isOpen={isAsked} />
        </section>
      )}
      {releases.map((release) => (
        <ReleaseSection
          key={release.version}
          {...release}
          isOpen={isAsked}
          shown={shown(release.changes)}
        />
      ))}
    </>
  );
}

function entitiesOf(changes: readonly PublishedChange[]): { slug: string; name: string }[] {
  const names = changes.flatMap(({ entity, entityName }) =>
    entity ? [[entity, entityName ?? entity] as const] : [],
  );
  return [...new Map(names)]
    .map(([slug, name]) => ({ slug, name }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

type ReleaseProps = PublishedRelease & {
  shown: readonly PublishedChange[];
  isOpen: boolean;
};

function ReleaseSection({ shown, isOpen, ...release }: ReleaseProps): ReactNode {
  const { version, date, title, summary, changes, entities, fields } = release;
  const size = `${counted(entities, 'entity', 'entities')}, ${counted(fields, 'field')}`;
  return (
    <section>
      <h2 id={releasePath(version).split('#')[1]}>
        {version}: {title}
      </h2>
      <p className={styles.facts}>
        <time dateTime={date}>{date}</time> · {size} · sources{' '}
        {Object.values(release.sources).join(', ')}
        {changes.length > 0 && ` · ${countsText(changes)}`}
      </p>
      <p>{summary}</p>
      <ChangeLists changes={shown} isOpen={isOpen} />
      <details className={styles.fold}>
        <summary>Files of {version}</summary>
        <ul>
          {['catalog.json', ...FROZEN_NAMES, 'SHA256SUMS'].map((file) => (
            <li key={file}>
              <FileLink to={frozenFilePath(version, file)}>{file}</FileLink>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

type ListsProps = { changes: readonly PublishedChange[]; isOpen: boolean };

/** What the export did, apart from what we only know better, and from what nobody had to say why of. */
function ChangeLists({ changes, isOpen }: ListsProps): ReactNode {
  const isOurs = ({ cause }: ExplainedChange) => cause === 'we-corrected' || cause === 'we-learned';
  const isDocumentation = ({ impact }: ExplainedChange) => impact === 'documentation';
  const told = changes.filter((change) => !isDocumentation(change));
  const ours = told.filter(isOurs);
  const documentation = changes.filter(isDocumentation);
  const unexplained = told.filter(({ cause }) => cause === undefined);
  const theirs = told.filter((change) => !isOurs(change) && !unexplained.includes(change));
  const lists: [heading: string, changes: readonly PublishedChange[], means?: string][] = [
    ['The export changed', theirs],
    ['We corrected the dictionary', ours, 'The export did not change: check your loader.'],
    ['No cause given', unexplained],
  ];
  return (
    <>
      {lists.map(
        ([heading, list, means]) =>
          list.length > 0 && (
            <Fragment key={heading}>
              <h3>{heading}</h3>
              {means && <p>{means}</p>}
              <ByImpact changes={list} />
            </Fragment>
          ),
      )}
      {documentation.length > 0 && (
        <details className={styles.fold} open={isOpen}>
          <summary>{counted(documentation.length, 'change')} to the documentation</summary>
          <ChangeList changes={documentation} />
        </details>
      )}
    </>
  );
}

function ByImpact({ changes }: { changes: readonly PublishedChange[] }): ReactNode {
  return (Object.keys(IMPACTS) as Impact[]).map((impact) => {
    const ofImpact = changes.filter((change) => change.impact === impact);
    if (ofImpact.length === 0) return null;
    return (
      <section key={impact}>
        <h4 className={styles.impact} data-impact={impact}>
          {IMPACTS[impact]} ({ofImpact.length})
        </h4>
        <ChangeList changes={ofImpact} />
      </section>
    );
  });
}

function ChangeList({ changes }: { changes: readonly PublishedChange[] }): ReactNode {
  return (
    <ul className={styles.list}>
      {changes.map((change, at) => (
        <li key={at}>
          <Place {...change} />: {changeText(change)}
          <Why {...change} />
        </li>
      ))}
    </ul>
  );
}

/** Where a change is, leading there as far as it is still there. */
function Place({ page, ...change }: PublishedChange): ReactNode {
  const place = placeOf(change);
  return <strong>{page ? <Link to={page}>{place}</Link> : place}</strong>;
}

function Why(change: ExplainedChange): ReactNode {
  const { cause, reason, source, date, rule } = change;
  const who = whoBreaks(change);
  return (
    <div className={styles.why}>
      {rule}
      {who && ` · breaks ${who}`}
      {cause &&
        ` · ${CAUSES[cause as Cause].replace(/[;:].*/, '')}: ${reason} (${source}, ${date})`}
    </div>
  );
}
