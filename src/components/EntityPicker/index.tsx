import { useId, type ReactNode } from 'react';
import { Links } from '../links';
import { Button } from '../ui';
import styles from '../parts.module.css';

type Named = Readonly<{ slug: string; name: string }>;

type Props = {
  label: string;
  none?: string;
  entities: readonly Named[];
  slug: string;
  onPick: (slug: string) => void;
};

export default function EntityPicker(props: Props): ReactNode {
  const { label, none = 'Choose an entity', entities, slug, onPick } = props;
  const id = useId();
  return (
    <div className={styles.end}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="portal-box"
        value={slug}
        onChange={(event) => onPick(event.target.value)}
      >
        <option value="">{none}</option>
        {entities.map((entity) => (
          <option key={entity.slug} value={entity.slug}>
            {entity.name}
          </option>
        ))}
      </select>
    </div>
  );
}

type EndsProps = {
  labels: readonly [first: string, second: string];
  entities: readonly Named[];
  slugs: readonly [first: string, second: string];
  onPick: (first: string, second: string) => void;
  children?: ReactNode;
};

export function EntityPickers({ labels, entities, slugs, onPick, children }: EndsProps): ReactNode {
  const [first, second] = slugs;
  return (
    <div className={styles.ends} data-needs-script>
      <EntityPicker
        label={labels[0]}
        entities={entities}
        slug={first}
        onPick={(slug) => onPick(slug, second)}
      />
      <EntityPicker
        label={labels[1]}
        entities={entities}
        slug={second}
        onPick={(slug) => onPick(first, slug)}
      />
      <Button onClick={() => onPick(second, first)}>Swap</Button>
      {children}
    </div>
  );
}

export type Pair = readonly Named[];

type PairsProps = {
  lead: string;
  list: readonly Pair[];
  pathOf: (first: string, second: string) => string;
};

export function Pairs({ lead, list, pathOf }: PairsProps): ReactNode {
  const links = list.flatMap(([first, second]) =>
    first && second
      ? [[pathOf(first.slug, second.slug), `${first.name} and ${second.name}`] as const]
      : [],
  );
  if (links.length === 0) return null;
  return (
    <p className={styles.pairs}>
      {lead}: <Links list={links} between=" · " />
    </p>
  );
}
