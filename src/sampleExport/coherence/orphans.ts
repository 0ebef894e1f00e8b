import type { Counted, MadeUpExport, MadeUpRecord } from './records';

/** References that lead nowhere, along every join, stated or inferred. */
export function orphans(made: MadeUpExport): Counted {
  const broken: string[] = [];
  let checked = 0;
  for (const { from, to, when, where, with: also } of made.dictionary.relationships.joins) {
    const names = [to.fieldName, ...also];
    const known = new Set(
      made
        .of(to.slug)
        .filter((record) => !where || record.get(where.fieldName) === where.value)
        .map((record) => keyOf(record, names)),
    );
    for (const record of made.of(from.slug)) {
      const value = record.get(from.fieldName);
      if (value === undefined) continue;
      if (when && record.get(when.fieldName) !== when.value) continue;
      checked += 1;
      if (known.has(keyOf(record, [from.fieldName, ...also]))) continue;
      const home = `"${to.fieldName}" of ${to.slug}`;
      broken.push(`${record.place} "${from.fieldName}" ${value} is in no ${home}`);
    }
  }
  return { checked, broken };
}

function keyOf(record: MadeUpRecord, names: readonly string[]): string {
  return JSON.stringify(names.map((name) => record.get(name)?.toLowerCase() ?? null));
}
