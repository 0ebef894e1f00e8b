import { byArea } from '../../dictionary/model/areas';
import { counted } from '../../dictionary/model/counted';
import { typeFamily } from '../../dictionary/model/dataTypes';
import { groupBy } from '../../dictionary/model/groupBy';
import { AGENCY_DEFINED, bitOf, CLASSES, type ClassName } from '../../dictionary/model/sensitivity';
import { firstSentence } from '../../dictionary/model/words';
import type { Id } from '../check/counting/links';
import { entriesOf, type Shown } from './entriesOf';
import type { Listing } from './listClients';
import type { Kept } from './readRecord';
import type { ReadEntity, RecordRules } from './rules';
import { type Cell, nameOf, plain, spellAmount, spellDay } from './spell';

const TWO_NAMES =
  'The export has more than one name for this client id: it may be more than one person. Check whose each record is.';
const NOT_ALL_READ =
  'Part of the export could not be read, so this record may be incomplete. See What is in this record.';

/** So many records of one entity are in the summary. */
const MOST_SUMMED_UP = 8;
const NONE = { current: 'None current on', ahead: 'None after', past: 'None until' };

export type Chart = ReturnType<typeof makeChart>;
/** Of a record: `at` is its place among the entries throughout. */
export type Entry = Chart['entries'][number];

/** One client's record in words, without the values of some classes: what is drawn on the page, on paper and in a file. */
export function makeChart(
  rules: RecordRules,
  listing: Listing,
  client: Id,
  all: readonly Kept[],
  source: Readonly<{ name: string; sha256: string | null }>,
  without: readonly ClassName[] = [],
) {
  const { check, entities: every, reading } = rules;
  const { asOf, readOn, records, unowned, troubles, missing, clients } = listing;
  const { shown: kept, isHidden, warning, ...what } = hideClasses(rules, all, without);
  const entityOf = (slug: string) => every.find((entity) => entity.slug === slug)!;
  const { entity: home, fields: idFields } = check.keys[reading.client]!;
  const idNames = idFields.map((at) => every[home]!.fields[at]!.name);
  const isUnnamed = reading.names.some(({ of, fields }) => isHidden(entityOf(of), fields));
  const isUndated = every.some((entity) => isHidden(entity, entity.date));
  const id = isHidden(every[home]!, idNames) ? '' : plain(String(client));
  const { names, records: seen = 0 } = clients.get(client) ?? {};
  const name = nameOf(id, isUnnamed ? [] : names);

  const entries = entriesOf(rules, kept, name);
  const newestFirst = (a: number, b: number) => entries[b]!.order - entries[a]!.order || a - b;
  const byRank = (a: number, b: number) => entries[a]!.rank - entries[b]!.rank;
  const byTime = [...kept.keys()].sort(newestFirst);
  const byKind = groupBy([...byTime].sort(byRank), (at) => kept[at]!.kind);
  const lost = troubles.filter(({ isNote }) => !isNote);
  const saidOf = (kinds: readonly string[]) =>
    lost.flatMap(({ files, said }) =>
      kinds.some((kind) => files.includes(`${kind}.json`)) ? said : [],
    );

  const summary = reading.summary.map(({ title, of, only, sum }) => {
    const { file, kinds, date, ended } = entityOf(of);
    const unread = saidOf(kinds);
    const ofKind = byKind.get(file) ?? [];
    const count = counted(ofKind.length, 'record');
    const part = ofKind.filter((at) => {
      const { day = '', ends } = entries[at]!;
      // A flag ends a record whatever its dates say.
      if (only === 'current') return ends.every(({ day }) => day !== undefined && day >= asOf);
      return only === undefined || day > asOf === (only === 'ahead');
    });
    if (only === 'ahead') part.reverse();
    const needed = sum ? [sum] : only === 'current' ? ended : only ? date : [];
    const isShown = ofKind.length === 0 || !isHidden(entityOf(of), needed);
    const note = () => {
      if (!isShown) return 'Not shown: it depends on what is hidden';
      if (missing.includes(`${file}.json`)) return `The export has no file ${file}.json`;
      if (ofKind.length === 0) return unread.length === 0 && 'None in this export';
      const latest = isUndated || !asOf ? 'the day of the latest entry' : spellDay(asOf);
      if (part.length === 0) return `${NONE[only ?? 'past']} ${latest}, of ${count}`;
      const total = part.reduce((sofar, at) => sofar + (entries[at]!.amounts[sum ?? ''] ?? 0), 0);
      return sum && `${spellAmount(total)}, added up from ${count}`;
    };
    // What has ended is named where nothing is current: an allergy is told by its end, not left out.
    const shown = part.length > 0 || only !== 'current' ? part : ofKind;
    const all = isShown && !sum ? shown : [];
    const more = all.length > MOST_SUMMED_UP && `The first ${MOST_SUMMED_UP} of ${all.length}:`;
    const notes = [...unread, note(), more].filter((said) => typeof said === 'string');
    return { title, entries: all.slice(0, MOST_SUMMED_UP), notes };
  });

  const placed = reading.sections.flatMap(({ of }) => of);
  const areas = byArea(every.filter(({ slug }) => !placed.includes(slug))).map(
    ({ name, entities }) => ({ title: name, isOpen: false, of: entities.map(({ slug }) => slug) }),
  );
  const sections = [...reading.sections, ...areas].map(({ title, isOpen, of }) => {
    const kinds = of.flatMap((slug) => entityOf(slug).kinds);
    const filled = kinds.filter((kind) => byKind.has(kind));
    const groups = filled.map((kind) => ({ kind, entries: byKind.get(kind)! }));
    return { title, isOpen, groups, troubles: saidOf(kinds) };
  });
  const own = kept.filter(({ entity }) => !entity.isList).length;
  return {
    id,
    name,
    export: { ...source, name: plain(source.name), readOn },
    asOf: isUndated ? '' : asOf,
    ...what,
    warnings: [
      warning,
      names && names.size > 1 ? TWO_NAMES : '',
      // What was there when clients were listed may be gone by now.
      lost.length > 0 || own < seen ? NOT_ALL_READ : '',
    ].filter(Boolean),
    version: check.version,
    kinds: Object.fromEntries(
      [...byKind].map(([kind, [first]]) => [kind, kindOf(kept[first]!.entity, kind)]),
    ),
    entries,
    summary,
    byTime,
    timeline: byTime.filter((at) => !kept[at]!.entity.isList && entries[at]!.when),
    sections: sections.filter(({ groups, troubles: some }) => groups.length + some.length > 0),
    counts: {
      ...{ all: records, own, listed: kept.length - own },
      // Some that name no client turned out to be this one's.
      unowned: unowned - Math.max(0, own - seen),
    },
    troubles: [...groupBy(troubles, ({ text }) => text)].map(
      ([text, all]) => `${text}: ${all.map(({ where }) => where).join(', ')}`,
    ),
  };
}

function kindOf({ file, name, description, fields, ended, amount }: ReadEntity, kind: string) {
  const isCustom = kind !== file;
  return {
    name: isCustom ? `${name}, custom fields` : name,
    file: `${kind}.json`,
    about: isCustom
      ? 'Fields that the agency added, of the record of the same id.'
      : firstSentence(description),
    fields: fields.map(({ name, description }) => ({ label: name, about: description })),
    amounts: isCustom ? [] : amount,
    hasEnd:
      !isCustom &&
      fields.some(({ name, type }) => ended.includes(name) && typeFamily(type) === 'time'),
  };
}

/** Leaves out the values of some classes before anything is made of a record, so that nothing can show them. */
function hideClasses(
  { check, entities, reading }: RecordRules,
  kept: readonly Kept[],
  hidden: readonly ClassName[],
) {
  const all = hidden.reduce((bits, name) => bits | bitOf(name), 0);
  const isHidden = ({ slug, fields, classes = [] }: ReadEntity, labels: readonly string[]) =>
    labels.some((label) => {
      // A client's name is one, also where the agency defines the field.
      const isName = reading.names.some(({ of, fields }) => of === slug && fields.includes(label));
      const bits = classes[fields.findIndex(({ name }) => name === label)] ?? AGENCY_DEFINED;
      return (((isName ? bitOf('direct-identifier') : 0) | bits) & all) !== 0;
    });
  // Where one of its dates is hidden, nobody can tell whether a record is over.
  const readable = entities.map((entity) => ({
    ...entity,
    amount: entity.amount.filter((name) => !isHidden(entity, [name])),
    ended: isHidden(entity, entity.ended) ? [] : entity.ended,
  }));
  const shown = kept.map(({ cells, ...record }): Shown => {
    const entity = readable[record.entity]!;
    const isAllHidden = record.isCustom && (AGENCY_DEFINED & all) !== 0;
    const left = cells.filter(
      ({ label }) => all === 0 || !(isAllHidden || isHidden(entity, [label])),
    );
    const json = `{${left.map(({ pair }) => pair).join()}}`;
    return { ...record, entity, cells: left.filter(isValue), json };
  });
  const lost = kept.map(({ cells }, at) => cells.filter(isValue).length - shown[at]!.cells.length);
  const values = lost.reduce((sum, count) => sum + count, 0);
  const classes = CLASSES.map((name) => {
    const { words, short = words } = check.sensitivity.classes[name];
    return { name, words: short, isHidden: hidden.includes(name) };
  });
  const words = classes.filter(({ isHidden }) => isHidden).map(({ words }) => words);
  const counts = `${counted(values, 'value')} of ${counted(lost.filter(Boolean).length, 'record')}`;
  const warning = `Hidden: ${words.join('; ')}. ${counts} are left out, also of what is shown as exported.`;
  return { shown, isHidden, classes, warning: all === 0 ? '' : warning };
}

const isValue = ({ type, text }: Cell) => type !== 'null' && text !== '';
