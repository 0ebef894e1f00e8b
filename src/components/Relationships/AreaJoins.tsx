import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { RelationshipsData } from '../../dictionary/contract/lists';
import { entityPath } from '../../dictionary/model/addresses';
import { anchorOf } from '../../dictionary/model/anchors';
import { AREAS } from '../../dictionary/model/areas';
import { notableJoins } from '../../dictionary/model/relations';

/** The entities of each area that are joined with others, and with which; the client and staff members apart. */
export default function AreaJoins({ data }: { data: RelationshipsData }): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const joins = notableJoins(data).filter(({ from, to }) => from.slug !== to.slug);
  const entities = data.entities.map(({ slug, area }) => ({
    slug,
    area,
    to: joins.filter(({ from }) => from.slug === slug).map(({ to }) => to.slug),
    by: joins.filter(({ to }) => to.slug === slug).map(({ from }) => from.slug),
  }));
  const list = (slugs: readonly string[]) =>
    data.entities
      .filter(({ slug }) => slugs.includes(slug))
      .map(({ slug, name }, at) => (
        <span key={slug}>
          {at > 0 && ', '}
          <Link to={entityPath(slug)}>{name}</Link>
        </span>
      ));
  return AREAS.map((name) => {
    const joined = entities.filter(
      ({ area, to, by }) => area === name && to.length + by.length > 0,
    );
    if (joined.length === 0) return null;
    const anchor = anchorOf(name);
    collectAnchor(anchor);
    return (
      <section key={name}>
        <h3 id={anchor}>{name}</h3>
        <ul>
          {joined.map(({ slug, to, by }) => (
            <li key={slug}>
              <strong>{list([slug])}</strong>
              {to.length > 0 && <> refers to {list(to)}</>}
              {to.length > 0 && by.length > 0 && ';'}
              {by.length > 0 && <> is referred to by {list(by)}</>}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
