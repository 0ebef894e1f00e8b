import type { FileCheck } from '../check/counting/fileCheck';
import { type RunOptions, startCheck } from '../check/startCheck';
import { exportFiles, type FieldRule } from '../model/rules';
import type { ExportRecord } from '../records/recordStream';
import type { ExportSource } from '../records/source';
import type { ReadEntity, RecordRules } from './rules';

/** Gives what takes in the records of a file, and the text without which a line is not taken apart. */
type Takes = (file: FileCheck) => {
  record: (record: ExportRecord) => void;
  wanted?: string;
};

/**
 * Hands on an export's records as they are read, those of lists (staff, payers, offices) last; gives what the check finds.
 * Of values only dates are looked at, and no joins are followed: what is wrong with them is not asked here.
 */
export async function eachRecord(
  { check }: RecordRules,
  given: readonly ReadEntity[],
  source: ExportSource,
  takes: Takes,
  options: RunOptions & { now?: Date },
) {
  const entities = check.entities.map(({ fields, inOrder: _, ...entity }, at) => ({
    ...entity,
    fields: fields.map((field): FieldRule => {
      return given[at]!.date.includes(field.name) ? field : { name: field.name, type: 'TODO' };
    }),
  }));
  const started = startCheck(
    { ...check, entities, keys: [], joins: [] },
    {
      now: options.now,
      // A file with an agency's own fields has the id of what they are about, by the same name.
      custom: Object.fromEntries(
        exportFiles(check).flatMap(({ file, entity, isCustom }) =>
          isCustom ? [[file, entities[entity]!.fields]] : [],
        ),
      ),
      watch: (file) => ({ note: () => undefined, end: () => undefined, ...takes(file) }),
      isLast: (entity) => given[entity]!.clients.length === 0,
      salt: '',
    },
  );
  await started.run(source, options);
  return started.report();
}
