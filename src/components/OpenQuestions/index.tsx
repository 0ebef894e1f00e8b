import { useEffect, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { DOWNLOADS, entityPath, fieldPath } from '../../dictionary/model/addresses';
import { anchorOf } from '../../dictionary/model/anchors';
import { counted } from '../../dictionary/model/counted';
import {
  AUDIENCES,
  AUDIENCE_NAMES,
  namesOf,
  QUESTION_KINDS,
  type Audience,
} from '../../dictionary/model/firstQuestions';
import { KIND_AUDIENCES } from '../../dictionary/model/openQuestions';
import { misfitSentence } from '../../dictionary/model/sources';
import type {
  KindCount,
  OpenArea,
  OpenEntity,
  OpenItem,
  OpenKind,
  ShownQuestion,
} from '../../dictionary/contract/lists';
import Code from '../Code';
import EntityPicker from '../EntityPicker';
import { FieldLinks, FileLink } from '../links';
import { useAddressTexts } from '../useAddressState';
import styles from '../parts.module.css';

type Props = {
  first: readonly ShownQuestion[];
  kinds: readonly KindCount[];
  areas: readonly OpenArea[];
};

/** Everything that is not documented: what to settle first, and the rest by entity, closed, to be narrowed. */
export default function OpenQuestions({ first, kinds, areas }: Props): ReactNode {
  const [chosen, choose] = useAddressTexts(['area', 'kind', 'ask']);
  useOpenedTarget();
  const shown = narrowAreas(areas, chosen);
  const entities = shown.flatMap((area) => area.entities);
  const total = entities.reduce((sum, entity) => sum + countQuestions(entity), 0);
  return (
    <>
      <h2 id="first">Settle these first</h2>
      <FirstQuestions list={first} />
      <h2 id="all">All questions by entity</h2>
      <div className="portal-controls" data-needs-script>
        <EntityPicker
          label="Area"
          none="All areas"
          entities={areas.map(({ name }) => ({ slug: anchorOf(name), name }))}
          slug={chosen.area}
          onPick={(area) => choose({ area })}
        />
        <EntityPicker
          label="Kind"
          none="All kinds"
          entities={kinds.map(({ kind, label, count }) => ({
            slug: kind,
            name: `${label} (${count.toLocaleString('en-US')})`,
          }))}
          slug={chosen.kind}
          onPick={(kind) => choose({ kind })}
        />
        <EntityPicker
          label="Who could answer"
          none="Anyone"
          entities={AUDIENCE_NAMES.map((name) => ({ slug: name, name: AUDIENCES[name] }))}
          slug={chosen.ask}
          onPick={(ask) => choose({ ask })}
        />
      </div>
      <p role="status">
        {counted(total, 'question')} about {counted(entities.length, 'entity', 'entities')}
      </p>
      {shown.map((area) => (
        // Its fragment begins with the word area, for the others are slugs of entities.
        <section key={area.name} id={`area-${anchorOf(area.name)}`} className="portal-target">
          <h3>{area.name}</h3>
          {area.entities.map((entity) => (
            <EntityQuestions key={entity.slug} {...entity} />
          ))}
        </section>
      ))}
      <p>
        <FileLink to={DOWNLOADS.openQuestions} download>
          Download all as CSV
        </FileLink>
        , one line for each question, with who could answer it and room for the answer.
      </p>
    </>
  );
}

/** Opens the entity that the address leads to: no browser does for the fragment of what is closed itself. */
function useOpenedTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    target.scrollIntoView();
  }, [hash]);
}

function FirstQuestions({ list }: { list: readonly ShownQuestion[] }): ReactNode {
  return (
    <ol>
      {list.map(({ question, decides, reach, audience, findOut, queryHtml, page }) => (
        <li key={question}>
          <strong>{question}</strong> <span className="portal-fine">{reach}</span>
          <br />
          {decides} Who could answer: {namesOf(audience)}.{' '}
          <Link to={page} aria-label={`More on this: ${question}`}>
            More on this
          </Link>
          <details>
            <summary aria-label={`How to find out: ${question}`}>How to find out</summary>
            {findOut}
            {queryHtml && <Code title="DuckDB" html={queryHtml} />}
          </details>
        </li>
      ))}
    </ol>
  );
}

/** What is open about one entity, closed until it is wanted; what follows from types and names is one line each. */
function EntityQuestions(entity: OpenEntity): ReactNode {
  const { slug, name, items, folded } = entity;
  useBrokenLinks().collectAnchor(slug);
  return (
    <details id={slug} className={`portal-target ${styles.openEntity}`}>
      <summary>
        {name} <span className="portal-fine">{counted(countQuestions(entity), 'question')}</span>
      </summary>
      <ul>
        {items.map((item) => (
          <Item key={item.field?.anchor ?? ''} slug={slug} item={item} />
        ))}
        {folded.map(({ kind, fields }) => (
          <li key={kind}>
            {QUESTION_KINDS[kind]}, {counted(fields.length, 'field')}:{' '}
            <FieldLinks slug={slug} fields={fields} />
          </li>
        ))}
      </ul>
      <Link to={entityPath(slug)}>Page of {name}</Link>
    </details>
  );
}

function Item({ slug, item }: { slug: string; item: OpenItem }): ReactNode {
  const { field, open = [], conflict = [], misfit } = item;
  return (
    <li>
      {field ? (
        <Link to={fieldPath(slug, field.anchor)}>{field.fieldName}</Link>
      ) : (
        <span>The entity as a whole</span>
      )}
      {open.length > 0 && <>: {open.join('; ')}</>}
      {conflict.length > 0 && (
        <dl className={styles.claims} aria-label="Sources that contradict each other">
          {conflict.map(({ source, says }) => (
            <div key={source + says}>
              <dt className="portal-soft">{source}:</dt> <dd>{says}</dd>
            </div>
          ))}
        </dl>
      )}
      {misfit && <div className={styles.claims}>{misfitSentence(misfit)}</div>}
    </li>
  );
}

/** What of the questions a reader wants to see: an area, a kind, who could answer; all where it is empty. */
type Narrowing = Readonly<{ area: string; kind: string; ask: string }>;

function narrowAreas(areas: readonly OpenArea[], { area, kind, ask }: Narrowing): OpenArea[] {
  const isWanted = (each: OpenKind) =>
    (kind === '' || kind === each) &&
    (ask === '' || audienceOf(each).some((audience) => audience === ask));
  return areas
    .filter(({ name }) => area === '' || anchorOf(name) === area)
    .map(({ name, entities }) => ({
      name,
      entities: entities
        .map((entity) => ({
          ...entity,
          items: entity.items.flatMap((item) => narrowItem(item, isWanted)),
          folded: entity.folded.filter((group) => isWanted(group.kind)),
        }))
        .filter((entity) => countQuestions(entity) > 0),
    }))
    .filter(({ entities }) => entities.length > 0);
}

/** How much is open about an entity: each question, each conflict, each text that does not fit. */
function countQuestions({ items, folded }: Pick<OpenEntity, 'items' | 'folded'>): number {
  const ofItems = items.reduce(
    (sum, { open = [], conflict, misfit }) =>
      sum + open.length + (conflict ? 1 : 0) + (misfit ? 1 : 0),
    0,
  );
  return folded.reduce((sum, { fields }) => sum + fields.length, ofItems);
}

/** Only the vendor can settle what its own texts say. */
function audienceOf(kind: OpenKind): readonly Audience[] {
  return kind === 'conflict' || kind === 'misfit' ? ['vendor'] : KIND_AUDIENCES[kind];
}

function narrowItem(
  { field, open, conflict, misfit }: OpenItem,
  isWanted: (kind: OpenKind) => boolean,
): OpenItem[] {
  const left = {
    open: isWanted('written') ? open : undefined,
    conflict: isWanted('conflict') ? conflict : undefined,
    misfit: isWanted('misfit') ? misfit : undefined,
  };
  return left.open || left.conflict || left.misfit ? [{ field, ...left }] : [];
}
