import { counted } from '../../dictionary/model/counted';
import { AGENCY_DEFINED, bitOf, CLASSES, type ClassName } from '../../dictionary/model/sensitivity';
import type { Kept } from './readRecord';
import type { ReadEntity, RecordRules } from './rules';
import type { Cell } from './spell';

/** A record of which only what is shown is left: its values, and its text as exported. */
export type Shown = Omit<Kept, 'entity'> & { entity: ReadEntity; json: string };

/** Leaves out the values of some classes before anything is made of a record, so that nothing can show them. */
export function hideClasses(
  { check, entities, reading }: RecordRules,
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
  // Where one of its dates is hidden, nobody can tell whether a record is over.
  const readable = entities.map((entity) => ({
    ...entity,
    amount: entity.amount.filter((name) => !isHidden(entity, [name])),
    ended: isHidden(entity, entity.ended) ? [] : entity.ended,
  }));

  /** The classes of each value. */
  const found: number[] = [];
  const shown = kept.map(({ cells, ...record }): Shown => {
    const entity = readable[record.entity]!;
    const left = cells.filter((cell) => {
      const own = record.isCustom ? AGENCY_DEFINED : 0;
      const bits = own | bitsOf(entity, cell.field, cell.label);
      if (isValue(cell)) found.push(bits);
      return (bits & all) === 0;
    });
    const json = `{${left.map(({ pair }) => pair).join()}}`;
    return { ...record, entity, cells: left.filter(isValue), json };
  });
  const countOf = (bits: number) => found.filter((each) => each & bits).length;
  const classes = CLASSES.map((name) => {
    const { words, short = words } = check.sensitivity.classes[name];
    const values = countOf(bitOf(name));
    return { name, words: short, values, isHidden: hidden.includes(name) };
  });
  const lost = kept.map(({ cells }, at) => cells.filter(isValue).length - shown[at]!.cells.length);
  const sums = { values: countOf(all), records: lost.filter(Boolean).length };
  const words = classes.filter(({ isHidden }) => isHidden).map(({ words }) => words);
  const counts = `${counted(sums.values, 'value')} of ${counted(sums.records, 'record')}`;
  const warning = `Hidden: ${words.join('; ')}. ${counts} are left out, also of what is shown as exported.`;
  return { shown, isHidden, classes, hidden: sums, warning: all === 0 ? '' : warning };
}

const isValue = ({ type, text }: Cell) => type !== 'null' && text !== '';
