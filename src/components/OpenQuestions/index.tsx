import type { ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { DOWNLOADS } from '../../dictionary/model/addresses';
import { anchorOf } from '../../dictionary/model/anchors';
import { counted } from '../../dictionary/model/counted';
import type { AskedArea, KindCount } from '../../contract/openQuestionList';
import DataTable from '../DataTable';
import EntityQuestions from './EntityQuestions';
import styles from './styles.module.css';

type Props = { kinds: readonly KindCount[]; areas: readonly AskedArea[] };

/** Everything that is not documented, counted by kind and listed by area and entity. */
export default function OpenQuestions({ kinds, areas }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <>
      <DataTable
        label="Open questions by kind"
        rows={kinds}
        keyOf={({ label }) => label}
        columns={[
          ['Kind', ({ label }) => label],
          ['Open', ({ count }) => count.toLocaleString('en-US')],
          ['Fields', ({ fields }) => fields.toLocaleString('en-US')],
        ]}
      />
      <p>
        <a href={withBaseUrl(DOWNLOADS.openQuestions)} download>
          Download all as CSV
        </a>
        , one line for each question, with room for the answer.
      </p>
      {areas.map(({ name, entities }) => (
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
