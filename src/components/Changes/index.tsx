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
import { FileLink } from '../links';
import styles from './styles.module.css';

/** All releases, newest first, with what changed, for whom it breaks and why. */
export default function Changes({ version, releases, unreleased }: ChangesFile): ReactNode {
  const feed = useBaseUrl(CHANGES.feed);
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
      {unreleased.length > 0 && (
        <section>
          <h2 id="unreleased">Since {releases[0]?.version}, not released yet</h2>
          <ChangeLists changes={unreleased} />
        </section>
      )}
      {releases.map((release) => (
        <ReleaseSection key={release.version} {...release} />
      ))}
    </>
  );
}

function ReleaseSection(release: PublishedRelease): ReactNode {
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
      <ChangeLists changes={changes} />
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

/** What the export did, apart from what we only know better, and from what nobody had to say why of. */
function ChangeLists({ changes }: { changes: readonly PublishedChange[] }): ReactNode {
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
        <details className={styles.fold}>
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
