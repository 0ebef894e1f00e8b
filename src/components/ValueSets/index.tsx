import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  codeSystemFieldsPath,
  DOWNLOADS,
  fieldPath,
  searchPath,
} from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import {
  isUnlisted,
  versionText,
  type SystemGroup,
  type ValueGroup,
  type ValueUser,
} from '../../dictionary/model/valueGroups';
import { VALUE_STATUSES } from '../../dictionary/model/valueStatuses';
import { DataTable } from '../tables';
import { FilterLine } from '../FilterBox';
import { hasAllWords } from '../FilterBox/hasAllWords';
import { useFitting } from '../Search/useFitting';
import { FileLink, Links } from '../links';
import { PageTabs, Tab } from '../TabList/panels';
import { Codes, More } from '../ui';
import { useAddressTexts } from '../useAddressState';
import styles from '../parts.module.css';

type Props = { sets: readonly ValueGroup[]; systems: readonly SystemGroup[] };

export default function ValueSets({ sets, systems }: Props) {
  const [{ q: words }, change] = useAddressTexts(['q']);
  const { fitting, notice } = useFitting(words);
  const fits = ({ slug, anchor }: ValueUser) => !fitting || fitting.has(fieldPath(slug, anchor));
  const hasWords = hasAllWords(words);
  const called = words.trim().toLowerCase();
  const rank = (set?: ValueGroup) => {
    if (set?.name.toLowerCase() === called) return 0;
    return set && hasWords(set.name) ? 1 : 2;
  };
  const foundSets = sets
    .filter(({ fields }) => fields.some(fits))
    .sort((a, b) => rank(a) - rank(b));
  const foundSystems = systems.filter(({ system: { name }, fields, perhaps }) =>
    fields.length + perhaps.length > 0
      ? [...fields, ...perhaps].some(fits)
      : !fitting || fitting.marked(name).some(({ marked }) => marked),
  );
  const isExample = ({ status }: ValueGroup) => status === 'examples-only';
  const isDocumented = (set: ValueGroup) => !isExample(set) && !isUnlisted(set);
  const tables = (
    [
      ['Documented values', '', isDocumented],
      ['Values shown as examples', 'of which a source shows only examples', isExample],
      ['Values that no source lists', 'that no source lists', isUnlisted],
    ] as const
  )
    .map(([label, which, isOne]) => ({ label, which, sets: foundSets.filter(isOne) }))
    .sort((a, b) => rank(a.sets[0]) - rank(b.sets[0]));
  const tabName = (name: string, { length }: readonly unknown[]) =>
    fitting ? `${name} (${length})` : name;
  return (
    <>
      <FilterLine
        aria-label="Filter values and code systems"
        placeholder="Field, value or code system"
        query={words}
        onType={(q) => change({ q })}
      >
        {notice ??
          `${counted(foundSets.length, 'set')} of values, ${counted(foundSystems.length, 'code system')}`}
      </FilterLine>
      {words && (
        <p>
          <Link to={searchPath(words)}>Search all pages</Link>
        </p>
      )}
      <PageTabs label="Values and code systems">
        <Tab id="sets" name={tabName('Values', foundSets)}>
          <h2 id="sets">Values</h2>
          {foundSets.length === 0 && (
            <p>
              No values fit.{' '}
              {foundSystems.length > 0 && <a href="#code-systems">See the code systems that do.</a>}
            </p>
          )}
          {tables.map((table) => (
            <Sets key={table.label} {...table} isOpen={words !== ''} />
          ))}
          <p>
            <FileLink to={DOWNLOADS.values} download>
              Download all as CSV
            </FileLink>
            , one line for each value of each field.
          </p>
        </Tab>
        <Tab id="code-systems" name={tabName('Code systems', foundSystems)}>
          <h2 id="code-systems">Code systems</h2>
          <Systems systems={foundSystems} />
        </Tab>
      </PageTabs>
    </>
  );
}

type SetsProps = { label: string; which: string; sets: readonly ValueGroup[]; isOpen: boolean };

/** Those of which something is said are folded. */
function Sets({ label, which, sets, isOpen }: SetsProps) {
  if (sets.length === 0) return null;
  const table = (
    <DataTable
      label={label}
      rows={sets}
      keyOf={({ anchor }) => anchor}
      columns={{
        Field: ({ anchor, name, fields }) => (
          <Target id={anchor} name={name}>
            in <Users fields={fields} />
          </Target>
        ),
        Values: ({ codes, status }) =>
          isUnlisted({ codes }) ? VALUE_STATUSES[status].lead : <Codes list={codes} />,
        'How sure': ({ status }) => VALUE_STATUSES[status].choice,
      }}
    />
  );
  if (which === '') return table;
  return (
    <details open={isOpen}>
      <summary>
        {counted(sets.length, 'set')} {which}
      </summary>
      {table}
    </details>
  );
}

function Systems({ systems }: Pick<Props, 'systems'>) {
  return (
    <DataTable
      label="Code systems"
      rows={systems}
      keyOf={({ system }) => system.key}
      columns={{
        'Code system': ({ system: { key, name, note } }) => (
          <Target id={key} name={name}>
            {note}
          </Target>
        ),
        'Version in the export': ({ system }) => versionText(system),
        'Publisher and license': ({ system: { publisher, license } }) => (
          <>
            {publisher}
            {license && <More>{license}</More>}
          </>
        ),
        'URI in FHIR': ({ system: { uri } }) => uri && <code className={styles.uri}>{uri}</code>,
        Fields: SystemFields,
      }}
    />
  );
}

type TargetProps = { id: string; name: string; children: ReactNode };

function Target({ id, name, children }: TargetProps) {
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className={`portal-target ${styles.set}`}>
      {name}
      {children && <More>{children}</More>}
    </div>
  );
}

function SystemFields({ system, fields, perhaps }: SystemGroup) {
  if (fields.length + perhaps.length === 0) return 'explains fields';
  return (
    <>
      {fields.length > 0 && (
        <>
          <Link to={codeSystemFieldsPath(system.key)}>{counted(fields.length, 'field')}</Link>
          <details>
            <summary aria-label={`Names of the fields with ${system.name}`}>Names</summary>
            <Users fields={fields} hasNames />
          </details>
        </>
      )}
      {perhaps.length > 0 && (
        <div>
          perhaps <Users fields={perhaps} hasNames />
        </div>
      )}
    </>
  );
}

type UsersProps = { fields: readonly ValueUser[]; hasNames?: boolean };

function Users({ fields, hasNames = false }: UsersProps) {
  return (
    <Links
      list={fields.map(({ slug, anchor, fieldName, entityName }) => [
        fieldPath(slug, anchor),
        hasNames ? `${entityName} › ${fieldName}` : entityName,
      ])}
    />
  );
}
