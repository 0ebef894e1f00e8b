import type { ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { DOWNLOADS } from '../../dictionary/model/addresses';
import { anchorOf } from '../../dictionary/model/anchors';
import { counted } from '../../dictionary/model/counted';
import { AUDIENCES, AUDIENCE_NAMES, type Audience } from '../../dictionary/model/firstQuestions';
import { KIND_AUDIENCES } from '../../dictionary/model/openQuestions';
import type { AskedArea, KindCount, ShownQuestion } from '../../contract/openQuestionList';
import ScrollBox from '../ScrollBox';
import { ToggleButton } from '../ui';
import { useAddressState } from '../useAddressState';
import EntityQuestions from './EntityQuestions';
import FirstQuestions from './FirstQuestions';
import styles from './styles.module.css';

type Props = {
  first: readonly ShownQuestion[];
  kinds: readonly KindCount[];
  areas: readonly AskedArea[];
};

/** Everything that is not documented: what to settle first, counts by kind, and all by area. */
export default function OpenQuestions({ first, kinds, areas }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const [audience, choose] = useAddressState(parseAudience, printAudience);
  const asked = first.filter((each) => !audience || each.audience.includes(audience));
  return (
    <>
      <div role="group" aria-label="Who could answer" className={styles.who}>
        Who could answer:
        <ToggleButton on={!audience} onPress={() => choose(undefined)}>
          Anyone
        </ToggleButton>
        {AUDIENCE_NAMES.map((name) => (
          <ToggleButton key={name} on={audience === name} onPress={() => choose(name)}>
            {AUDIENCES[name]}
          </ToggleButton>
        ))}
      </div>
      <h2 id="first">Settle these first</h2>
      <FirstQuestions list={asked} />
      <h2 id="all">All questions</h2>
      <ScrollBox label="Open questions by kind">
        <table>
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col">Open</th>
              <th scope="col">Fields</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ label, count, fields }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{count.toLocaleString('en-US')}</td>
                <td>{fields.toLocaleString('en-US')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p>
        <a href={withBaseUrl(DOWNLOADS.openQuestions)} download>
          Download all as CSV
        </a>
        , one line for each question, with who could answer it and room for the answer.
      </p>
      {narrowAreas(areas, audience).map(({ name, entities }) => (
        // Its fragment begins with the word area, for the others are slugs of entities.
        <section key={name} id={`area-${anchorOf(name)}`} className={styles.area}>
          <h2>{name}</h2>
          <p className={styles.count}>{counted(entities.length, 'entity', 'entities')}</p>
          {entities.map((entity) => (
            <EntityQuestions key={entity.slug} {...entity} />
          ))}
        </section>
      ))}
    </>
  );
}

function parseAudience(search: string): Audience | undefined {
  const asked = new URLSearchParams(search).get('ask');
  return AUDIENCE_NAMES.find((name) => name === asked);
}

function printAudience(audience: Audience | undefined): string {
  return audience ? `?ask=${audience}` : '';
}

/** Leaves the questions that somebody could answer; all of them for anyone. */
function narrowAreas(areas: readonly AskedArea[], audience?: Audience): AskedArea[] {
  if (!audience) return [...areas];
  return areas
    .map(({ name, entities }) => ({
      name,
      entities: entities
        .map((entity) => ({
          ...entity,
          items: KIND_AUDIENCES.written.includes(audience) ? entity.items : [],
          folded: entity.folded.filter(({ kind }) => KIND_AUDIENCES[kind].includes(audience)),
        }))
        .filter(({ items, folded }) => items.length + folded.length > 0),
    }))
    .filter(({ entities }) => entities.length > 0);
}
