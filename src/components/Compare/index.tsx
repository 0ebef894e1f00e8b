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
import DataTable from '../DataTable';
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
        <DataTable
          label="Fields in both"
          isDense
          rows={both}
          keyOf={({ name }) => name}
          columns={[
            ['Field in both', FieldName],
            [
              <Link to={entityPath(a.slug)}>{a.name}</Link>,
              (field) => <Side slug={a.slug} field={field.a} />,
            ],
            [
              <Link to={entityPath(b.slug)}>{b.name}</Link>,
              (field) => <Side slug={b.slug} field={field.b} />,
            ],
          ]}
        />
      )}
      <Alone entity={a} fields={onlyA.flatMap((each) => each.a ?? [])} />
      <Alone entity={b} fields={onlyB.flatMap((each) => each.b ?? [])} />
    </>
  );
}

function FieldName({ name, differs }: ComparedField): ReactNode {
  return (
    <>
      {name}
      {differs.length > 0 && <div className={styles.differs}>differs: {differs.join(', ')}</div>}
    </>
  );
}

function Side({ slug, field }: { slug: string; field?: CatalogField }): ReactNode {
  if (!field) return null;
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
