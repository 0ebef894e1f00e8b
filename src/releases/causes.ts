import type { CauseEntry } from '../dictionary/model/written';
import { CHANGE_RULES } from '../dictionary/model/changeRules';
import type { FrozenCatalog } from './catalog';
import type { Change } from './change';

/** A change with what really happened, where somebody has said so. */
export type ExplainedChange = Change &
  Partial<Pick<CauseEntry, 'says' | 'cause' | 'reason' | 'date' | 'source'>>;

/**
 * Puts changes together with their causes, and adds those that only a person can see.
 *
 * @param to the catalog that has changed, in which the places of those are
 * @returns the changes, and which entries are of none of them, by their index
 */
export function explain(
  changes: readonly Change[],
  entries: readonly CauseEntry[],
  { entities }: Pick<FrozenCatalog, 'entities'>,
): { changes: ExplainedChange[]; idle: number[] } {
  const used = new Set<CauseEntry>();
  const explained = changes.map((change): ExplainedChange => {
    const entry = entries.find(
      ({ rule, entity = change.entity, field = change.field }) =>
        rule === change.rule && entity === change.entity && field === change.field,
    );
    if (!entry) return change;
    used.add(entry);
    const { cause, reason, date, source } = entry;
    return { ...change, cause, reason, date, source };
  });
  const declared = entries.flatMap((entry): ExplainedChange | [] => {
    if (!CHANGE_RULES[entry.rule].isDeclared) return [];
    const at = entities.find(({ slug }) => slug === entry.entity);
    const anchor = at?.fields.find(({ fieldName }) => fieldName === entry.field)?.anchor;
    if (at ? !entry.field || anchor : !entry.entity) used.add(entry);
    const place = { ...(at && { entityName: at.name }), ...(anchor && { anchor }) };
    return { impact: CHANGE_RULES[entry.rule].impact, what: 'declared', ...entry, ...place };
  });
  return {
    changes: [...explained, ...declared],
    idle: entries.flatMap((entry, at) => (used.has(entry) ? [] : at)),
  };
}

/** Whether it is not said yet why a change happened; of the documentation nobody has to know. */
export function needsCause({ impact, cause }: ExplainedChange): boolean {
  return cause === undefined && impact !== 'documentation';
}
