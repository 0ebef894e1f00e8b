import { ruleOf, type CauseEntry } from '../dictionary/model/changeRules';
import type { FrozenCatalog } from './catalog';
import type { Change } from './change';

/** A change with what really happened, where somebody has said so. */
export type ExplainedChange = Change &
  Readonly<Partial<Pick<CauseEntry, 'says' | 'cause' | 'reason' | 'date' | 'source'>>>;

/**
 * Puts changes together with their causes, and adds those that only a person can see.
 *
 * @param to the catalog that has changed, in which the places of those are
 * @returns the changes, and which entries cover none of them, by their index
 */
export function explain(
  changes: readonly Change[],
  entries: readonly CauseEntry[],
  to: Pick<FrozenCatalog, 'entities'>,
): { changes: ExplainedChange[]; idle: number[] } {
  const used = new Set<CauseEntry>();
  const explained = changes.map((change): ExplainedChange => {
    const entry = entries.find((each) => covers(each, change));
    if (!entry) return change;
    used.add(entry);
    const { cause, reason, date, source } = entry;
    return { ...change, cause, reason, date, source };
  });
  const declared = entries.filter(({ rule }) => ruleOf(rule).isDeclared);
  const idle = entries.flatMap((entry, at) =>
    used.has(entry) || (declared.includes(entry) && isPlace(entry, to)) ? [] : at,
  );
  return { changes: [...explained, ...declared.map((entry) => declaredChange(entry, to))], idle };
}

/** Whether somebody who loads exports has to know why a change happened. */
export function needsCause({ impact, cause }: ExplainedChange): boolean {
  return cause === undefined && (impact === 'breaking' || impact === 'may-break');
}

function declaredChange(
  { rule, entity, field, ...why }: CauseEntry,
  { entities }: Pick<FrozenCatalog, 'entities'>,
): ExplainedChange {
  const at = entities.find(({ slug }) => slug === entity);
  const anchor = at?.fields.find(({ fieldName }) => fieldName === field)?.anchor;
  const place = {
    ...(entity && { entity }),
    ...(at && { entityName: at.name }),
    ...(field && { field }),
    ...(anchor && { anchor }),
  };
  return {
    rule,
    impact: ruleOf(rule).impact,
    ...place,
    what: 'declared',
    ...why,
  } as ExplainedChange;
}

/** Whether a catalog has what an entry is about; one without entity and field is about the export. */
function isPlace({ entity, field }: CauseEntry, { entities }: Pick<FrozenCatalog, 'entities'>) {
  if (entity === undefined && field === undefined) return true;
  return entities.some(
    ({ slug, fields }) =>
      fits(entity, slug) &&
      (field === undefined || fields.some(({ fieldName }) => fits(field, fieldName))),
  );
}

function covers(entry: CauseEntry, { rule, entity, field }: Change): boolean {
  return entry.rule === rule && fits(entry.entity, entity) && fits(entry.field, field);
}

/** Whether a name is what an entry asks for: anything, or a pattern in which `*` is any characters. */
function fits(pattern: string | undefined, name = ''): boolean {
  if (pattern === undefined) return true;
  const escaped = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*')}$`, 'u').test(name);
}
