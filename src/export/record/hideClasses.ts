import { AGENCY_DEFINED, bitOf, CLASSES, type ClassName } from '../../dictionary/model/sensitivity';
import type { Kept } from './readRecord';
import type { ReadingRules, RecordRules } from './rules';

/** A record of which only what is shown is left: its values, and its text as exported. */
export type Shown = Omit<Kept, 'members'> & { cells: Kept['members']; json: string };

/** Leaves out the values of some classes before anything is made of a record, so that nothing can show them. */
export function hideClasses(
  { check, reading }: RecordRules,
  kept: readonly Kept[],
  hidden: readonly ClassName[],
) {
  const all = hidden.reduce((bits, name) => bits | bitOf(name), 0);
  const names = new Set(reading.names.flatMap(({ of, fields }) => fields.map((f) => `${of}/${f}`)));
  const bitsOf = (entity: number, field: number, label: string, isCustom = false) => {
    const { slug, classes = [] } = check.entities[entity]!;
    // A client's name is one, also where the agency defines the field.
    const asName = names.has(`${slug}/${label}`) ? bitOf('direct-identifier') : 0;
    return asName | (isCustom ? AGENCY_DEFINED : 0) | (classes[field] ?? AGENCY_DEFINED);
  };
  const isHidden = (slug: string, labels: readonly string[]) =>
    labels.some((label) => {
      const entity = check.entities.findIndex((one) => one.slug === slug);
      const field = check.entities[entity]!.fields.findIndex(({ name }) => name === label);
      return (bitsOf(entity, field, label) & all) !== 0;
    });

  const [counts, sums] = [CLASSES.map(() => 0), { values: 0, records: 0 }];
  const shown = kept.map(({ members, ...record }): Shown => {
    let values = 0;
    const left = members.filter(({ field, label, type, text }) => {
      const bits = bitsOf(record.entity, field, label, record.isCustom);
      const isValue = type !== 'null' && text !== '';
      if (isValue) counts.forEach((count, at) => (counts[at] = count + ((bits >> at) & 1)));
      if (isValue && bits & all) values += 1;
      return (bits & all) === 0;
    });
    sums.values += values;
    sums.records += Number(values > 0);
    const cells = left.filter(({ type, text }) => type !== 'null' && text !== '');
    return { ...record, cells, json: `{${left.map(({ pair }) => pair).join()}}` };
  });
  const classes = CLASSES.map((name, at) => {
    const { words, short = words } = check.sensitivity.classes[name];
    return { name, words: short, values: counts[at]!, isHidden: hidden.includes(name) };
  });
  // Where one of its dates is hidden, nobody can tell whether a record is over.
  const entities = Object.entries(reading.entities).map(([slug, parts]) => {
    const amount = parts.amount.filter((name) => !isHidden(slug, [name]));
    const ended = isHidden(slug, parts.ended) ? [] : parts.ended;
    return [slug, { ...parts, amount, ended }] as const;
  });
  const shownReading: ReadingRules = { ...reading, entities: Object.fromEntries(entities) };
  return { shown, reading: shownReading, isHidden, classes, hidden: sums };
}
