import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Named = Readonly<{ slug: string; name: string }>;

/** Two entities that a page suggests. */
export type Pair = readonly Named[];

type Props = {
  /** Before the links. */
  lead: string;
  list: readonly Pair[];
  pathOf: (first: Named, second: Named) => string;
};

/** Suggested pairs of entities in a line, each a link. */
export default function Pairs({ lead, list, pathOf }: Props): ReactNode {
  const whole = list.flatMap(([first, second]) => (first && second ? [{ first, second }] : []));
  if (whole.length === 0) return null;
  return (
    <p className={styles.pairs}>
      {lead}:{' '}
      {whole.map(({ first, second }, at) => (
        <Fragment key={`${first.slug} ${second.slug}`}>
          {at > 0 && ' · '}
          <Link to={pathOf(first, second)}>
            {first.name} and {second.name}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
