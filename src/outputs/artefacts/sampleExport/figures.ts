import type { Dictionary } from '../../../dictionary/model/dictionary';
import { groupBy } from '../../../dictionary/model/groupBy';
import { alongJoin, bySlug, type Sample } from '../../../dictionary/model/sample';

export type SampleFigures = ReturnType<typeof figuresOf>;

/** What How it is tested says of the sample. */
export function figuresOf({ entities, relationships: { joins }, sample }: Dictionary) {
  const { records } = sample;
  const of = bySlug(records);
  const odd = [...groupBy(oddValues(sample).values(), (what) => what)];
  const custom = records.filter(({ isCustom }) => isCustom).length;
  return {
    entities: entities.length,
    // Of the entities' files; a check of the sample counts those of all files.
    records: records.length - custom,
    customRecords: custom,
    allRecords: records.length,
    joins: joins.length,
    references: joins.reduce((sum, join) => sum + alongJoin(join, of).length, 0),
    // Values that differ from the dictionary on purpose, by what they are.
    planted: Object.fromEntries(odd.map(([what, { length }]) => [what, length])),
  };
}

/** What a sample spells against the dictionary, on purpose: what it is, by file, line and field. */
export function oddValues({ oddities, records }: Sample): Map<string, string> {
  return new Map(
    oddities.flatMap(({ field, what, spelled }) =>
      records
        .filter(({ slug, isCustom }) => !isCustom && field.startsWith(`${slug}/`))
        .flatMap(({ slug, file, line, members }) =>
          members
            .filter(
              (own) => `${slug}/${own.name}` === field && new RegExp(spelled).test(own.spelled),
            )
            .map(({ name }) => [`${file}:${line} "${name}"`, what] as const),
        ),
    ),
  );
}
