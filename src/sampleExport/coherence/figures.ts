import { alongJoin } from '../../dictionary/story/records';
import { plantedIn } from './planted';
import type { Counted, MadeUpExport } from './records';

/** What the Downloads page says of the sample, and proofs find again by other ways. */
export type SampleFigures = Readonly<{
  entities: number;
  /** The records of the entities' files. */
  records: number;
  /** The records of files with the suffix `_Custom`. */
  customRecords: number;
  /** The records of all files, as a check of the sample counts them. */
  allRecords: number;
  joins: number;
  references: number;
  /** How many values differ from the dictionary on purpose, by what they are. */
  planted: Readonly<Record<string, number>>;
}>;

/** Counts what a sample holds. */
export function figuresOf(sample: MadeUpExport): SampleFigures {
  const { entities, relationships } = sample.dictionary;
  const planted: Record<string, number> = {};
  for (const what of plantedIn(sample).values()) planted[what] = (planted[what] ?? 0) + 1;
  return {
    entities: entities.length,
    records: sample.all.length,
    customRecords: sample.custom.length,
    allRecords: sample.all.length + sample.custom.length,
    joins: relationships.joins.length,
    references: orphans(sample).checked,
    planted,
  };
}

/** References that lead nowhere, along every join, stated or inferred. */
export function orphans({ dictionary, of }: MadeUpExport): Counted {
  const found = dictionary.relationships.joins.flatMap((join) =>
    alongJoin(join, of).map(([record, target]) => {
      const { from, to } = join;
      const home = `"${to.fieldName}" of ${to.slug}`;
      const value = record.get(from.fieldName);
      return target ? [] : `${record.place} "${from.fieldName}" ${value} is in no ${home}`;
    }),
  );
  return { checked: found.length, broken: found.flat() };
}
