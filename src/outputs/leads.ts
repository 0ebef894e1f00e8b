import { type Field, type JoinedEntities, oncePer } from '../dictionary/model/dictionary';
import { groupBy } from '../dictionary/model/groupBy';
import { surenessOf, type FieldPlace } from '../dictionary/model/relationships';

export type Leads = ReturnType<ReturnType<typeof leadsOf>>;

/** Gives the function that says where a field leads, and how many lead to it. */
export const leadsOf = oncePer(({ entities, relationships: { joins } }: JoinedEntities) => {
  const nameOf = new Map(entities.map(({ slug, name }) => [slug, name]));
  const from = groupBy(joins, (join) => keyOf(join.from));
  const to = groupBy(joins, (join) => keyOf(join.to));
  return (slug: string, { anchor }: Field) => {
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
});

function keyOf({ slug, anchor }: Pick<FieldPlace, 'slug' | 'anchor'>): string {
  return `${slug}#${anchor}`;
}
