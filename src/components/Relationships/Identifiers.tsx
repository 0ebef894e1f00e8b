import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { entityPath } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import type { Identifier } from '../../dictionary/model/relationships';
import type { RelationshipsData } from '../../contract/relationshipsPage';
import DataTable from '../DataTable';
import { More, Place } from './joinCells';
import styles from './styles.module.css';

/** The names under which records point to things, where each is at home, and how many fields lead there. */
export default function Identifiers({ data }: { data: RelationshipsData }): ReactNode {
  const nameOf = new Map(data.entities.map(({ slug, name }) => [slug, name]));
  const uses = ({ name }: Identifier) =>
    data.joins.filter(({ identifier }) => identifier === name).length;
  return (
    <DataTable
      label="Identifiers"
      isDense
      rows={data.identifiers}
      keyOf={({ name, home }) => `${name} ${home?.slug}`}
      columns={[
        [
          'Identifier',
          ({ name, also }) => (
            <>
              {name}
              {also.length > 0 && <More>{`also ${also.join(', ')}`}</More>}
            </>
          ),
        ],
        ['identifies', ({ identifies }) => identifies],
        [
          'looked up in',
          (identifier) => (
            <>
              <Home identifier={identifier} nameOf={nameOf} />
              <details>
                <summary
                  className={styles.why}
                  aria-label={`Why ${identifier.name} is looked up there`}
                >
                  why
                </summary>
                <More>{identifier.basis}</More>
              </details>
            </>
          ),
        ],
        ['used by', (identifier) => (identifier.home ? counted(uses(identifier), 'field') : '–')],
      ]}
    />
  );
}

type HomeProps = { identifier: Identifier; nameOf: ReadonlyMap<string, string> };

function Home({ identifier: { home, lookIn }, nameOf }: HomeProps): ReactNode {
  if (home) return <Place place={home} entityName={nameOf.get(home.slug)} />;
  if (!lookIn) return 'not documented';
  return (
    <div>
      not documented; perhaps a custom field of{' '}
      <Link to={entityPath(lookIn)}>{nameOf.get(lookIn)}</Link>
    </div>
  );
}
