import type { Entity } from '../dictionary/model/dictionary';
import { typeFamily } from '../dictionary/model/dataTypes';
import type { Route } from './findRoutes';
import type { Link } from './graph';

export type Table = Pick<Entity, 'slug' | 'name' | 'fileName'>;

export type Conversion = 'none' | 'text without case' | 'text';

export type Step = Readonly<{
  from: Table;
  to: Table;
  key: Readonly<{ from: string; to: string; conversion: Conversion }>;
  /** Fields of one name on both sides that are equal too, or null on both. */
  same: readonly string[];
  fixed: readonly Readonly<{ table: Table; fieldName: string; value: string }>[];
}>;

export function stepsOf({ hops }: Route, tableOf: (slug: string) => Table): Step[] {
  return hops.map(({ link }) => {
    const [from, to] = [tableOf(link.from.slug), tableOf(link.to.slug)];
    const { join } = link;
    const owner = join && tableOf(join.from.slug);
    const home = join && tableOf(join.to.slug);
    return {
      from,
      to,
      key: { from: link.from.fieldName, to: link.to.fieldName, conversion: conversionOf(link) },
      same: link.with,
      fixed: [
        ...(join?.when && owner ? [{ table: owner, ...join.when }] : []),
        ...(join?.where && home ? [{ table: home, ...join.where }] : []),
      ],
    };
  });
}

function conversionOf({ join }: Link): Conversion {
  if (join?.ignoresCase) return 'text without case';
  if (!join?.cast) return 'none';
  return typeFamily(join.cast.from) === typeFamily(join.cast.to) ? 'none' : 'text';
}

/** An entity's name as a variable of Python: `visit_service`. */
export function aliasOf({ slug }: Table): string {
  const alias = slug.toLowerCase().replace(/\W+/g, '_');
  return /^\d/.test(alias) ? `t_${alias}` : alias;
}
