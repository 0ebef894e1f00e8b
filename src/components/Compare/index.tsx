import Link from '@docusaurus/Link';
import {
  comparePath,
  entityPath,
  fieldPath,
  pathFinderPath,
} from '../../dictionary/model/addresses';
import {
  fetchCatalog,
  type CatalogEntity,
  type CatalogField,
} from '../../dictionary/contract/catalog';
import { counted } from '../../dictionary/model/counted';
import { MARKS } from '../../dictionary/model/marks';
import { DataTable } from '../tables';
import { EntityPickers, Pairs, type Pair } from '../EntityPicker';
import { useCatalogAddress, useLoaded } from '../browser';
import { ToggleButton } from '../ui';
import { useAddressTexts } from '../useAddressState';
import { compareFields, type ComparedField } from './compareFields';
import styles from '../parts.module.css';

type Props = { pairs: readonly Pair[] };

export default function Compare({ pairs }: Props) {
  const { loaded: catalog = [], tryAgain } = useLoaded(useCatalogAddress(), fetchCatalog);
  const [{ a, b, same }, choose] = useAddressTexts(['a', 'b', 'same']);
  const [first, second] = [a, b].map((slug) => catalog.find((entity) => entity.slug === slug));
  const isWhole = first && second && first !== second;
  const only = first ?? second;
  const isLoading = (a || b) && catalog.length === 0;
  return (
    <div className={styles.late}>
      <EntityPickers
        labels={['First', 'Second']}
        entities={catalog}
        slugs={[a, b]}
        onPick={(first, second) => choose({ a: first, b: second })}
      >
        <ToggleButton on={same !== ''} onPress={() => choose({ same: same ? '' : 'yes' })}>
          Also what is the same
        </ToggleButton>
      </EntityPickers>
      {tryAgain && (
        <p role="status">The dictionary could not be loaded. Reload the page to try again.</p>
      )}
      {isWhole && <Comparison a={first} b={second} onlyDifferences={same === ''} />}
      {only && !isWhole && <p role="status">Choose an entity to compare {only.name} with.</p>}
      {!only && !isLoading && (
        <Pairs lead="Often taken for each other" list={pairs} pathOf={comparePath} />
      )}
    </div>
  );
}

type ComparisonProps = { a: CatalogEntity; b: CatalogEntity; onlyDifferences: boolean };

function Comparison({ a, b, onlyDifferences }: ComparisonProps) {
  const { both, onlyA, onlyB } = compareFields(a, b);
  const shown = onlyDifferences ? both.filter(({ differs }) => differs.length > 0) : both;
  const alike = both.length - shown.length;
  return (
    <>
      <p role="status">
        {counted(both.length, 'field')} in both, {onlyA.length} in {a.name} alone, {onlyB.length} in{' '}
        {b.name} alone{alike > 0 && `; ${alike} in both are the same and not shown`}.{' '}
        <Link to={pathFinderPath(a.slug, b.slug)}>How they are joined</Link>
      </p>
      {shown.length > 0 && (
        <DataTable
          label="Fields in both"
          rows={shown}
          keyOf={({ name }) => name}
          columns={[['Field in both', FieldName], sideOf(a, 'a'), sideOf(b, 'b')]}
        />
      )}
      <Alone entity={a} fields={onlyA} />
      <Alone entity={b} fields={onlyB} />
    </>
  );
}

function FieldName({ name, differs }: ComparedField) {
  return (
    <>
      {name}
      {differs.length > 0 && <div className="portal-soft">differs: {differs.join(', ')}</div>}
    </>
  );
}

const sideOf = ({ slug, name }: CatalogEntity, side: 'a' | 'b') =>
  [
    name,
    (field: ComparedField) => <Side slug={slug} field={field[side]} />,
    <Link to={entityPath(slug)}>{name}</Link>,
  ] as const;

function Side({ slug, field }: { slug: string; field: CatalogField }) {
  const { anchor, dataType, isNullable, description } = field;
  return (
    <>
      <div>
        <Link to={fieldPath(slug, anchor)}>
          <code>{dataType}</code>
        </Link>{' '}
        {isNullable && <span className="portal-nullable">{MARKS.nullable.mark}</span>}
      </div>
      <div>{description}</div>
    </>
  );
}

type AloneProps = { entity: CatalogEntity; fields: readonly CatalogField[] };

function Alone({ entity, fields }: AloneProps) {
  if (fields.length === 0) return null;
  return (
    <>
      <h2>Only in {entity.name}</h2>
      <ul className={styles.columns}>
        {fields.map(({ anchor, fieldName }) => (
          <li key={anchor}>
            <Link to={fieldPath(entity.slug, anchor)}>{fieldName}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
