import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  CHANGES,
  FROZEN_NAMES,
  frozenFilePath,
  releasePath,
} from '../../dictionary/model/addresses';
import { IMPACTS, type Cause } from '../../dictionary/model/changeRules';
import { releaseLabel } from '../../dictionary/model/edition';
import { counted } from '../../dictionary/model/counted';
import {
  byImpact,
  causeText,
  changeText,
  countsText,
  placeOf,
  whoBreaks,
} from '../../releases/format';
import type { ChangesFile, PublishedChange, PublishedRelease } from '../../releases/history';
import { useNarrowed } from '../FilterBox';
import { FileLink } from '../links';
import styles from '../parts.module.css';

const MANY = 20;

export default function Changes({ version, releases, unreleased }: ChangesFile) {
  const feed = useBaseUrl(CHANGES.feed);
  const all = [...unreleased, ...releases.flatMap(({ changes }) => changes)];
  const textOf = (change: PublishedChange) => `${placeOf(change)} ${changeText(change)}`;
  const narrowed = useNarrowed(all, textOf, 'change', 'Entity, field or change');
  const shown = new Set(narrowed.shown);
  const listsOf = (changes: readonly PublishedChange[]) => (
    <ChangeLists
      changes={changes.filter((change) => shown.has(change))}
      isOpen={narrowed.isNarrowed}
    />
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
        This site shows <strong>{releaseLabel(version)}</strong>. Follow it as a{' '}
        <a href={feed}>feed (Atom)</a>. All changes, also of examples and search words, as{' '}
        <FileLink to={CHANGES.json}>JSON</FileLink>.
      </p>
      <p id="releases">
        All releases:{' '}
        {releases.map(({ version: released, date }, at) => (
          <Fragment key={released}>
            {at > 0 && ' · '}
            <a href={anchorOf(released)}>{released}</a> ({date})
          </Fragment>
        ))}
      </p>
      {all.length >= MANY && narrowed.line}
      {unreleased.length > 0 && (
        <section>
          <h2 id="unreleased">Since {releases[0]?.version}, not released yet</h2>
          {listsOf(unreleased)}
        </section>
      )}
      {releases.map((release) => (
        <ReleaseSection key={release.version} {...release}>
          {listsOf(release.changes)}
        </ReleaseSection>
      ))}
    </>
  );
}

const anchorOf = (version: string) => releasePath(version).replace(/^[^#]*/, '');

function ReleaseSection(release: PublishedRelease & { children: ReactNode }) {
  const { version, date, title, summary, changes, entities, fields, children } = release;
  const size = `${counted(entities, 'entity', 'entities')}, ${counted(fields, 'field')}`;
  return (
    <section>
      <h2 id={anchorOf(version).slice(1)}>
        {version}: {title}
      </h2>
      <p className="portal-fine">
        <time dateTime={date}>{date}</time> · {size} · sources{' '}
        {Object.values(release.sources).join(', ')}
        {changes.length > 0 && ` · ${countsText(changes)}`}
      </p>
      <p>{summary}</p>
      {children}
      <details className="portal-block">
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
function ChangeLists({ changes, isOpen }: ListsProps) {
  const documentation = changes.filter(({ impact }) => impact === 'documentation');
  const others = changes.filter(({ impact }) => impact !== 'documentation');
  return (
    <>
      {HEADINGS.map(([heading, means, causes]) => {
        const list = others.filter(({ cause }) => causes.includes(cause));
        return (
          list.length > 0 && (
            <Fragment key={heading}>
              <h3>{heading}</h3>
              {means && <p>{means}</p>}
              <ByImpact changes={list} />
            </Fragment>
          )
        );
      })}
      {documentation.length > 0 && (
        <details className="portal-block" open={isOpen}>
          <summary>{counted(documentation.length, 'change')} to the documentation</summary>
          <ChangeList changes={documentation} />
        </details>
      )}
    </>
  );
}

const HEADINGS: [heading: string, means: string, causes: (Cause | undefined)[]][] = [
  ['The export changed', '', ['export-changed', 'vendor-documentation-changed']],
  [
    'Only the dictionary changed',
    'The export did not change. What is additive breaks no loader; the rest may, where yours relies on what the dictionary said before.',
    ['we-corrected', 'we-learned'],
  ],
  ['No cause given', '', [undefined]],
];

function ByImpact({ changes }: { changes: readonly PublishedChange[] }) {
  return byImpact(changes).map(([impact, ofImpact]) => {
    const [cause, ...others] = new Set(ofImpact.map(causeText));
    const isOne = ofImpact.length > 1 && others.length === 0;
    return (
      <section key={impact}>
        <h4 className={styles.impact} data-impact={impact}>
          {IMPACTS[impact]} ({ofImpact.length})
        </h4>
        {isOne && <p className="portal-fine">{cause}</p>}
        <ChangeList changes={ofImpact} hasCauses={!isOne} />
      </section>
    );
  });
}

type ListProps = { changes: readonly PublishedChange[]; hasCauses?: boolean };

function ChangeList({ changes, hasCauses = true }: ListProps) {
  return (
    <ul>
      {changes.map(({ page, ...change }, at) => {
        const place = placeOf(change);
        const who = whoBreaks(change);
        return (
          <li key={at}>
            <strong>{page ? <Link to={page}>{place}</Link> : place}</strong>: {changeText(change)}
            <div className="portal-fine">
              {[who && `breaks ${who}`, hasCauses && causeText(change)].filter(Boolean).join(' · ')}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
