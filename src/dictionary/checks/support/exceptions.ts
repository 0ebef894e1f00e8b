import type { LoadedData } from '../../load/load';
import type { Problem } from '../../model/problem';

/** Where a rule rightly does not hold. */
export type Exception = LoadedData['shared']['exceptions']['value']['exceptions'][number];

/** Whether one of a rule's exceptions is about what a problem is about. */
export function isExcepted({ about }: Problem, exceptions: readonly Exception[]): boolean {
  return exceptions.some(({ entity, field }) => about?.entity === entity && about.field === field);
}
