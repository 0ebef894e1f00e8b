import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { codeSystemPath, DOWNLOADS, fieldPath } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import type { SystemGroup, ValueGroup, ValueUser } from '../../dictionary/model/valueGroups';
import { VALUE_STATUSES, VALUE_STATUS_NAMES } from '../../dictionary/model/valueSets';
import styles from './styles.module.css';

type Props = { sets: readonly ValueGroup[]; systems: readonly SystemGroup[] };

/** Every set of values with its codes and the fields that use it, and the code systems behind fields. */
export default function ValueSets({ sets, systems }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <>
      <ul>
        {VALUE_STATUS_NAMES.map((status) => {
          const count = sets.filter((set) => set.status === status).length;
          return (
            count > 0 && (
              <li key={status}>
                {counted(count, 'set')}: {VALUE_STATUSES[status].means}
              </li>
            )
          );
        })}
        <li>{counted(systems.length, 'code system')} that somebody else publishes</li>
      </ul>
      <p>
        <a href={withBaseUrl(DOWNLOADS.values)} download>
          Download all as CSV
        </a>
        , one line for each value of each field.
      </p>
      <h2 id="code-systems">Code systems</h2>
      <dl className={styles.systems}>
        {systems.map(({ system, fields, perhaps }) => (
          <div key={system.key}>
            <dt>
              <Link to={codeSystemPath(system.key)}>{system.name}</Link>
            </dt>
            <dd>
              {fields.length > 0 && <Users fields={fields} />}
              {perhaps.length > 0 && (
                <>
                  Perhaps: <Users fields={perhaps} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <h2 id="sets">Sets of values</h2>
      {sets.map((set) => (
        <ValueSet key={set.anchor} set={set} />
      ))}
    </>
  );
}

function ValueSet({
  set: { anchor, name, status, codes, fields },
}: {
  set: ValueGroup;
}): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <section id={anchor} className={styles.set}>
      <h3>{name}</h3>
      <p>
        {VALUE_STATUSES[status].choice}. <Users fields={fields} />
      </p>
      <ul className={styles.codes}>
        {codes.map(({ code, meaning }) => (
          <li key={code}>
            <code>{code}</code>
            {meaning && ` ${meaning}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Users({ fields }: { fields: readonly ValueUser[] }): ReactNode {
  return fields.map(({ slug, anchor, fieldName, entityName }, at) => (
    <span key={`${slug}#${anchor}`}>
      {at > 0 && ', '}
      <Link to={fieldPath(slug, anchor)}>
        {entityName} › {fieldName}
      </Link>
    </span>
  ));
}
