import type { Entity } from '../dictionary/model/dictionary';
import { typeFamily } from '../dictionary/model/typeFamilies';
import type { Path } from './findPaths';
import type { Link } from './graph';

/** What the code of a way needs to know of an entity. */
export type Table = Pick<Entity, 'slug' | 'name' | 'fileName'>;

/** How two compared values are made alike. */
export type Conversion = 'none' | 'text without case' | 'text';

/** What must hold where a step joins two tables. */
export type Step = Readonly<{
  from: Table;
  to: Table;
  /** Fields that are equal, from the one side to the other. */
  equal: readonly Readonly<{ from: string; to: string; conversion: Conversion }>[];
  /** Fields that hold one value. */
  fixed: readonly Readonly<{ table: Table; fieldName: string; value: string }>[];
}>;

/**
 * Spells a way out as joins of tables.
 *
 * @param tableOf the entity of a slug
 */
export function stepsOf({ hops }: Path, tableOf: (slug: string) => Table): Step[] {
  return hops.map(({ link }) => {
    const [from, to] = [tableOf(link.from.slug), tableOf(link.to.slug)];
    const { join } = link;
    const owner = join && tableOf(join.from.slug);
    const home = join && tableOf(join.to.slug);
    return {
      from,
      to,
      equal: [
        {
          from: link.from.fieldName,
          to: link.to.fieldName,
          conversion: conversionOf(link),
        },
        ...link.with.map((name) => ({ from: name, to: name, conversion: 'none' as const })),
      ],
      fixed: [
        ...(join?.when && owner ? [{ table: owner, ...join.when }] : []),
        ...(join?.where && home ? [{ table: home, ...join.where }] : []),
      ],
    };
  });
}

function conversionOf({ join }: Link): Conversion {
  if (!join?.cast) return 'none';
  const families = [join.cast.from, join.cast.to].map(typeFamily);
  if (families[0] === families[1]) return 'none';
  return families.includes('guid') ? 'text without case' : 'text';
}

/** An entity's short name in code: `visit_service`. */
export function aliasOf({ slug }: Table): string {
  const alias = slug.toLowerCase().replace(/\W+/g, '_');
  return /^\d/.test(alias) ? `t_${alias}` : alias;
}
