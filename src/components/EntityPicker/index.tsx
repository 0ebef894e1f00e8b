import type { ReactNode } from 'react';
import { Links } from '../links';
import { Button, Picker } from '../ui';
import styles from '../parts.module.css';

type Named = Readonly<{ slug: string; name: string }>;

type EndsProps = {
  labels: readonly [first: string, second: string];
  entities: readonly Named[];
  slugs: readonly [first: string, second: string];
  onPick: (first: string, second: string) => void;
  children?: ReactNode;
};

export function EntityPickers({ labels, entities, slugs, onPick, children }: EndsProps) {
  const [first, second] = slugs;
  return (
    <div className={`portal-controls ${styles.ends}`} data-needs-script>
      {slugs.map((slug, at) => (
        <Picker
          key={labels[at]}
          label={labels[at]!}
          none="Choose an entity"
          options={entities.map(({ slug: value, name }) => [value, name])}
          value={slug}
          onPick={(picked) => (at === 0 ? onPick(picked, second) : onPick(first, picked))}
        />
      ))}
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

export function Pairs({ lead, list, pathOf }: PairsProps) {
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
