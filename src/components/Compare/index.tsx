import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import {
  comparePath,
  entityPath,
  fieldPath,
  PAGES,
  pathFinderPath,
} from '../../dictionary/model/addresses';
import { fetchCatalog, type CatalogEntity, type CatalogField } from '../../contract/catalog';
import { counted } from '../../dictionary/model/counted';
import EntityPicker from '../EntityPicker';
import { useAddressState } from '../useAddressState';
import { useCatalogAddress } from '../useCatalogAddress';
import { compareFields, type ComparedField } from './compareFields';
import styles from './styles.module.css';

/** Two entities side by side: the fields that both have, with what differs, and those of one alone. */
export default function Compare(): ReactNode {
  const { catalog, failed } = useCatalog();
  const [{ a, b }, choose] = useAddressState(parseChosen, printChosen);
  const [first, second] = [a, b].map((slug) => catalog?.find((entity) => entity.slug === slug));
  return (
    <div className={styles.compare}>
      <div className={styles.ends} data-needs-script>
        <EntityPicker
          label="One"
          entities={catalog ?? []}
          slug={a}
          onPick={(slug) => choose({ a: slug, b })}
        />
        <EntityPicker
          label="Other"
          entities={catalog ?? []}
          slug={b}
          onPick={(slug) => choose({ a, b: slug })}
        />
      </div>
      <noscript>
        <p>
          Comparing needs JavaScript. Each entity’s page lists its fields:{' '}
          <Link to={PAGES.fields}>All fields</Link>.
        </p>
      </noscript>
      {failed && (
        <p role="status">The dictionary could not be loaded. Reload the page to try again.</p>
      )}
      {first && second && first !== second && <Comparison a={first} b={second} />}
    </div>
  );
}

function Comparison({ a, b }: { a: CatalogEntity; b: CatalogEntity }): ReactNode {
  const { both, onlyA, onlyB } = compareFields(a, b);
  return (
    <>
      <p role="status">
        {counted(both.length, 'field')} in both, {onlyA.length} in {a.name} alone, {onlyB.length} in{' '}
        {b.name} alone. <Link to={pathFinderPath(a.slug, b.slug)}>How they are joined</Link>
      </p>
      {both.length > 0 && (
        <div className={styles.scroll} role="region" aria-label="Fields in both" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Field in both</th>
                <th scope="col">
                  <Link to={entityPath(a.slug)}>{a.name}</Link>
                </th>
                <th scope="col">
                  <Link to={entityPath(b.slug)}>{b.name}</Link>
                </th>
              </tr>
            </thead>
            <tbody>
              {both.map((field) => (
                <Row key={field.name} field={field} a={a.slug} b={b.slug} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Alone entity={a} fields={onlyA.flatMap((each) => each.a ?? [])} />
      <Alone entity={b} fields={onlyB.flatMap((each) => each.b ?? [])} />
    </>
  );
}

function Row({ field, a, b }: { field: ComparedField; a: string; b: string }): ReactNode {
  const sides = [
    [a, field.a],
    [b, field.b],
  ] as const;
  return (
    <tr>
      <th scope="row">
        {field.name}
        {field.differs.length > 0 && (
          <div className={styles.differs}>differs: {field.differs.join(', ')}</div>
        )}
      </th>
      {sides.map(([slug, side]) => (
        <td key={slug}>{side && <Side slug={slug} field={side} />}</td>
      ))}
    </tr>
  );
}

function Side({ slug, field }: { slug: string; field: CatalogField }): ReactNode {
  const { anchor, dataType, isNullable, description } = field;
  return (
    <>
      <Link to={fieldPath(slug, anchor)}>
        <code>{dataType}</code>
      </Link>{' '}
      {isNullable && <span className="portal-nullable">nullable</span>}
      <div>{description}</div>
    </>
  );
}

type AloneProps = { entity: CatalogEntity; fields: readonly CatalogField[] };

function Alone({ entity, fields }: AloneProps): ReactNode {
  if (fields.length === 0) return null;
  return (
    <>
      <h2>Only in {entity.name}</h2>
      <ul className={styles.alone}>
        {fields.map(({ anchor, fieldName }) => (
          <li key={anchor}>
            <Link to={fieldPath(entity.slug, anchor)}>{fieldName}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function useCatalog(): Readonly<{ catalog?: readonly CatalogEntity[]; failed: boolean }> {
  const address = useCatalogAddress();
  const [state, setState] = useState<{ catalog?: readonly CatalogEntity[]; failed: boolean }>({
    failed: false,
  });
  useEffect(() => {
    let left = false;
    fetchCatalog(address).then(
      (catalog) => !left && setState({ catalog, failed: false }),
      () => !left && setState({ failed: true }),
    );
    return () => {
      left = true;
    };
  }, [address]);
  return state;
}

type Chosen = Readonly<{ a: string; b: string }>;

function parseChosen(search: string): Chosen {
  const params = new URLSearchParams(search);
  return { a: params.get('a') ?? '', b: params.get('b') ?? '' };
}

function printChosen({ a, b }: Chosen): string {
  return comparePath(a, b).slice(PAGES.compare.length);
}
