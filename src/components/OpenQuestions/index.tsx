import Link from '@docusaurus/Link';
import { useOpenedTarget } from '../browser';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {
  KindCount,
  OpenArea,
  OpenEntity,
  ShownQuestion,
} from '../../dictionary/contract/lists';
import { DOWNLOADS, entityPath, fieldPath } from '../../dictionary/model/addresses';
import { anchorOf } from '../../dictionary/model/names';
import { counted, withCommas } from '../../dictionary/model/counted';
import { groupBy } from '../../dictionary/model/groupBy';
import {
  AUDIENCES,
  AUDIENCE_NAMES,
  namesOf,
  type Audience,
} from '../../dictionary/model/guideLists';
import { KIND_AUDIENCES } from '../../dictionary/model/openQuestions';
import Code from '../Code';
import { FileLink, Links } from '../links';
import { Picker, ToggleButton } from '../ui';
import { useAddressTexts } from '../useAddressState';
import styles from '../parts.module.css';

type Props = {
  first: readonly ShownQuestion[];
  kinds: readonly KindCount[];
  areas: readonly OpenArea[];
};

export default function OpenQuestions({ first, kinds, areas }: Props) {
  const [{ kind, ask }, choose] = useAddressTexts(['kind', 'ask']);
  useOpenedTarget();
  const canAnswer = (audience: readonly Audience[]) =>
    ask === '' || audience.some((each) => each === ask);
  const isShown = (item: OpenEntity['items'][number]) =>
    (kind === '' || kind === item.kind) && canAnswer(KIND_AUDIENCES[item.kind]);
  const entities = areas
    .flatMap(({ name, entities }) => entities.map((entity) => ({ ...entity, area: name })))
    .map((entity) => ({ ...entity, items: entity.items.filter(isShown) }))
    .filter(({ items }) => items.length > 0);
  const total = entities.reduce((sum, entity) => sum + countQuestions(entity), 0);
  return (
    <>
      <div className="portal-controls" data-needs-script>
        Who could answer:
        {AUDIENCE_NAMES.map((name) => (
          <ToggleButton
            key={name}
            on={ask === name}
            onPress={() => choose({ ask: ask === name ? '' : name })}
          >
            {AUDIENCES[name]}
          </ToggleButton>
        ))}
      </div>
      <h2 id="first">Settle these first</h2>
      <FirstQuestions list={first.filter(({ audience }) => canAnswer(audience))} />
      <h2 id="all">All questions by entity</h2>
      <div className="portal-controls" data-needs-script>
        <Picker
          label="Kind"
          none="All kinds"
          options={kinds.map(({ kind: each, label, count }) => [
            each,
            `${label} (${withCommas(count)})`,
          ])}
          value={kind}
          onPick={(picked) => choose({ kind: picked })}
        />
      </div>
      <p role="status">
        {counted(total, 'question')} about {counted(entities.length, 'entity', 'entities')}
      </p>
      {[...groupBy(entities, (entity) => entity.area)].map(([name, ofArea]) => (
        // Its fragment begins with the word area, for the others are slugs of entities.
        <section key={name} id={`area-${anchorOf(name)}`} className="portal-target">
          <h3>{name}</h3>
          {ofArea.map((entity) => (
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

function FirstQuestions({ list }: { list: readonly ShownQuestion[] }) {
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

function EntityQuestions(entity: OpenEntity) {
  const { slug, name, items } = entity;
  useBrokenLinks().collectAnchor(slug);
  return (
    <details id={slug} className={`portal-target ${styles.openEntity}`}>
      <summary>
        {name} <span className="portal-fine">{counted(countQuestions(entity), 'question')}</span>
      </summary>
      <ul>
        {items.map(({ text, fields }) => (
          <li key={text}>
            {fields.length > 0 ? (
              <Links
                list={fields.map((field) => [fieldPath(slug, field.anchor), field.fieldName])}
              />
            ) : (
              'The entity as a whole'
            )}
            : {text}
          </li>
        ))}
      </ul>
      <Link to={entityPath(slug)}>Page of {name}</Link>
    </details>
  );
}

function countQuestions({ items }: OpenEntity): number {
  return items.reduce((sum, { fields }) => sum + Math.max(1, fields.length), 0);
}
