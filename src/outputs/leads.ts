import type { Field, JoinedEntities } from '../dictionary/model/dictionary';
import { groupBy } from '../dictionary/model/groupBy';
import type { PageField } from '../dictionary/contract/page';
import { surenessOf, type FieldPlace } from '../dictionary/model/relationships';

export type Leads = Pick<PageField, 'leadsTo' | 'referredBy'>;

export function leadsOf({
  entities,
  relationships: { joins },
}: JoinedEntities): (slug: string, field: Field) => Leads {
  const nameOf = new Map(entities.map(({ slug, name }) => [slug, name]));
  const from = groupBy(joins, (join) => keyOf(join.from));
  const to = groupBy(joins, (join) => keyOf(join.to));
  return (slug, { anchor }) => {
    const key = keyOf({ slug, anchor });
    return {
      leadsTo: from.get(key)?.map((join) => ({
        ...join.to,
        entityName: nameOf.get(join.to.slug) ?? join.to.slug,
        when: join.when,
        sure: surenessOf(join),
      })),
      referredBy: to.get(key)?.length,
    };
  };
}

function keyOf({ slug, anchor }: Pick<FieldPlace, 'slug' | 'anchor'>): string {
  return `${slug}#${anchor}`;
}
