import { AGENCY_DEFINED, bitOf, CLASSES, type ClassName } from '../../dictionary/model/sensitivity';
import type { Kept } from './readRecord';
import type { ReadEntity, RecordRules } from './rules';

/** A record of which only what is shown is left: its values, and its text as exported. */
export type Shown = Omit<Kept, 'members'> & { cells: Kept['members']; json: string };

/** Leaves out the values of some classes before anything is made of a record, so that nothing can show them. */
export function hideClasses(
  { check, reading }: RecordRules,
  entities: readonly ReadEntity[],
  kept: readonly Kept[],
  hidden: readonly ClassName[],
) {
  const all = hidden.reduce((bits, name) => bits | bitOf(name), 0);
  const bitsOf = ({ slug, classes = [] }: ReadEntity, field: number, label: string) => {
    // A client's name is one, also where the agency defines the field.
    const isName = reading.names.some(({ of, fields }) => of === slug && fields.includes(label));
    return (isName ? bitOf('direct-identifier') : 0) | (classes[field] ?? AGENCY_DEFINED);
  };
  const isHidden = (entity: ReadEntity, labels: readonly string[]) =>
    labels.some((label) => {
      const field = entity.fields.findIndex(({ name }) => name === label);
      return (bitsOf(entity, field, label) & all) !== 0;
    });

  const counts = CLASSES.map(() => 0);
  const sums = { values: 0, records: 0 };
  const shown = kept.map(({ members, ...record }): Shown => {
    const own = record.isCustom ? AGENCY_DEFINED : 0;
    const left = members.filter((cell) => {
      const bits = own | bitsOf(entities[record.entity]!, cell.field, cell.label);
      if (isValue(cell)) counts.forEach((count, at) => (counts[at] = count + ((bits >> at) & 1)));
      return (bits & all) === 0;
    });
    const cells = left.filter(isValue);
    const values = members.filter(isValue).length - cells.length;
    sums.values += values;
    sums.records += Number(values > 0);
    return { ...record, cells, json: `{${left.map(({ pair }) => pair).join()}}` };
  });
  const classes = CLASSES.map((name, at) => {
    const { words, short = words } = check.sensitivity.classes[name];
    return { name, words: short, values: counts[at]!, isHidden: hidden.includes(name) };
  });
  // Where one of its dates is hidden, nobody can tell whether a record is over.
  const readable = entities.map((entity) => ({
    ...entity,
    amount: entity.amount.filter((name) => !isHidden(entity, [name])),
    ended: isHidden(entity, entity.ended) ? [] : entity.ended,
  }));
  return { shown, entities: readable, isHidden, classes, hidden: sums };
}

const isValue = ({ type, text }: Kept['members'][number]) => type !== 'null' && text !== '';
