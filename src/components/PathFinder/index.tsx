import { useMemo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { comparePath, pathFinderPath } from '../../dictionary/model/addresses';
import type { RelationshipsData } from '../../dictionary/contract/lists';
import { findRoutes, graphOf } from '../../paths/findRoutes';
import { EntityPickers, Pairs, type Pair } from '../EntityPicker';
import { useAddressTexts } from '../useAddressState';
import Route from './Route';
import styles from '../parts.module.css';

type Props = {
  data: RelationshipsData;
  /** Pairs of entities whose joins many ask for. */
  examples: readonly Pair[];
};

export default function PathFinder({ data, examples }: Props): ReactNode {
  const [ends, setEnds] = useAddressTexts(['from', 'to'], '#path');
  const graph = useMemo(() => graphOf(data), [data]);
  const entityOf = (slug: string) => data.entities.find((entity) => entity.slug === slug);
  const [from, to] = [entityOf(ends.from), entityOf(ends.to)];
  const areChosen = from && to && from !== to;
  const found = areChosen && findRoutes(graph, from.slug, to.slug);
  return (
    <div className={styles.finder}>
      <EntityPickers
        labels={['From', 'To']}
        entities={data.entities}
        slugs={[ends.from, ends.to]}
        onPick={(first, second) => setEnds({ from: first, to: second })}
      />
      <noscript>
        <p>
          Finding a join needs JavaScript. <a href="#joins">All joins</a> are listed below, and each
          entity’s page has its own.
        </p>
      </noscript>
      {!found && (
        <div className={styles.examples}>
          <Pairs lead="For example" list={examples} pathOf={pathFinderPath} />
        </div>
      )}
      <p role="status" data-needs-script={found ? undefined : ''}>
        {found ? answer(found.kind, from.name, to.name) : 'Choose two entities.'}{' '}
        {found && <Link to={comparePath(from.slug, to.slug)}>Compare their fields</Link>}
      </p>
      {found &&
        found.routes.map((route, at) => (
          <Route
            key={route.hops.map(({ link }) => link.to.slug + link.from.anchor).join()}
            route={route}
            heading={at === 0 ? 'Best path' : 'Another path'}
            tableOf={(slug) => entityOf(slug) ?? { slug, name: slug, fileName: slug }}
            isOpen={at === 0}
          />
        ))}
    </div>
  );
}

function answer(kind: 'route' | 'client' | 'none', from: string, to: string): string {
  if (kind === 'none') return `Nothing documented leads from ${from} to ${to}.`;
  if (kind === 'client') return 'Both belong to the client; nothing closer is documented.';
  return `From ${from} to ${to}:`;
}
