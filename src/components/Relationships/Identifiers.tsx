import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { entityPath, fieldPath } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import type { Identifier } from '../../dictionary/model/relationships';
import type { RelationshipsData } from '../../contract/relationshipsPage';
import styles from './styles.module.css';

/** The names under which records point to things, where each is at home, and how many fields lead there. */
export default function Identifiers({ data }: { data: RelationshipsData }): ReactNode {
  const nameOf = new Map(data.entities.map(({ slug, name }) => [slug, name]));
  const uses = ({ name }: Identifier) =>
    data.joins.filter(({ identifier }) => identifier === name).length;
  return (
    <div className={styles.scroll} role="region" aria-label="Identifiers" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Identifier</th>
            <th scope="col">identifies</th>
            <th scope="col">looked up in</th>
            <th scope="col">used by</th>
          </tr>
        </thead>
        <tbody>
          {data.identifiers.map((identifier) => (
            <tr key={`${identifier.name} ${identifier.home?.slug}`}>
              <th scope="row">
                {identifier.name}
                {identifier.also.length > 0 && (
                  <div className={styles.more}>also {identifier.also.join(', ')}</div>
                )}
              </th>
              <td>{identifier.identifies}</td>
              <td>
                <Home identifier={identifier} nameOf={nameOf} />
                <div className={styles.more}>{identifier.basis}</div>
              </td>
              <td>{identifier.home ? counted(uses(identifier), 'field') : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HomeProps = { identifier: Identifier; nameOf: ReadonlyMap<string, string> };

function Home({ identifier: { home, lookIn }, nameOf }: HomeProps): ReactNode {
  if (home) {
    return (
      <Link to={fieldPath(home.slug, home.anchor)}>
        {nameOf.get(home.slug)} › {home.fieldName}
      </Link>
    );
  }
  if (!lookIn) return 'not documented';
  return (
    <div>
      not documented; perhaps a custom field of{' '}
      <Link to={entityPath(lookIn)}>{nameOf.get(lookIn)}</Link>
    </div>
  );
}
