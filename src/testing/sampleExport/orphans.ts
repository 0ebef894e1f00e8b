import type { Join } from '../../dictionary/model/relationships';
import type { MadeUpExport, MadeUpRecord } from './madeUp';

/** What a check counted, and what was wrong. */
export type Counted = Readonly<{ checked: number; broken: readonly string[] }>;

/** References that lead nowhere, along every join, stated or inferred. */
export function orphans(made: MadeUpExport): Counted {
  const broken: string[] = [];
  let checked = 0;
  for (const join of made.dictionary.relationships.joins) {
    const { from, to, when, where, with: also } = join;
    const names = [to.fieldName, ...also];
    const known = new Set(
      made
        .of(to.slug)
        .filter((record) => !where || record.get(where.fieldName) === where.value)
        .map((record) => keyOf(record, names)),
    );
    for (const record of made.of(from.slug)) {
      if (record.get(from.fieldName) === undefined) continue;
      if (when && record.get(when.fieldName) !== when.value) continue;
      checked += 1;
      const key = keyOf(record, [from.fieldName, ...also]);
      if (!known.has(key)) broken.push(`${nameOf(join)}: ${key}`);
    }
  }
  return { checked, broken };
}

function keyOf(record: MadeUpRecord, names: readonly string[]): string {
  return JSON.stringify(names.map((name) => record.get(name)?.toLowerCase() ?? null));
}

function nameOf({ from, to }: Join): string {
  return `${from.slug}/${from.fieldName} → ${to.slug}/${to.fieldName}`;
}
