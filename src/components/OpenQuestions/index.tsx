import { useEffect, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { DOWNLOADS, query } from '../../dictionary/model/addresses';
import { anchorOf } from '../../dictionary/model/anchors';
import { counted } from '../../dictionary/model/counted';
import { AUDIENCES, AUDIENCE_NAMES } from '../../dictionary/model/firstQuestions';
import type { AskedArea, KindCount, ShownQuestion } from '../../contract/openQuestionList';
import EntityPicker from '../EntityPicker';
import { useAddressState } from '../useAddressState';
import EntityQuestions from './EntityQuestions';
import FirstQuestions from './FirstQuestions';
import { countQuestions, narrowAreas, type Narrowing } from './narrowAreas';
import styles from './styles.module.css';

type Props = {
  first: readonly ShownQuestion[];
  kinds: readonly KindCount[];
  areas: readonly AskedArea[];
};

/** Everything that is not documented: what to settle first, and the rest by entity, closed, to be narrowed. */
export default function OpenQuestions({ first, kinds, areas }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const [chosen, choose] = useAddressState(parseNarrowing, printNarrowing);
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
          onPick={(area) => choose({ ...chosen, area })}
        />
        <EntityPicker
          label="Kind"
          none="All kinds"
          entities={kinds.map(({ kind, label, count }) => ({
            slug: kind,
            name: `${label} (${count.toLocaleString('en-US')})`,
          }))}
          slug={chosen.kind}
          onPick={(kind) => choose({ ...chosen, kind })}
        />
        <EntityPicker
          label="Who could answer"
          none="Anyone"
          entities={AUDIENCE_NAMES.map((name) => ({ slug: name, name: AUDIENCES[name] }))}
          slug={chosen.ask}
          onPick={(ask) => choose({ ...chosen, ask })}
        />
      </div>
      <p role="status">
        {counted(total, 'question')} about {counted(entities.length, 'entity', 'entities')}
      </p>
      {shown.map((area) => (
        // Its fragment begins with the word area, for the others are slugs of entities.
        <section key={area.name} id={`area-${anchorOf(area.name)}`} className={styles.area}>
          <h3>{area.name}</h3>
          {area.entities.map((entity) => (
            <EntityQuestions key={entity.slug} {...entity} />
          ))}
        </section>
      ))}
      <p>
        <a href={withBaseUrl(DOWNLOADS.openQuestions)} download>
          Download all as CSV
        </a>
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

function parseNarrowing(search: string): Narrowing {
  const params = new URLSearchParams(search);
  const of = (key: string) => params.get(key) ?? '';
  return { area: of('area'), kind: of('kind'), ask: of('ask') };
}

function printNarrowing(chosen: Narrowing): string {
  return query(Object.entries(chosen).filter(([, value]) => value !== ''));
}
