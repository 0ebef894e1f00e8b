import { byArea } from '../../dictionary/model/areas';
import { counted } from '../../dictionary/model/counted';
import { typeFamily } from '../../dictionary/model/dataTypes';
import { groupBy } from '../../dictionary/model/groupBy';
import type { ClassName } from '../../dictionary/model/sensitivity';
import { firstSentence } from '../../dictionary/model/words';
import type { Id } from '../check/counting/links';
import { entriesOf } from './entriesOf';
import { hideClasses } from './hideClasses';
import type { Listing } from './listClients';
import type { Kept } from './readRecord';
import type { ReadEntity, RecordRules } from './rules';
import { nameOf, plain, spellAmount, spellDay } from './spell';

const TWO_NAMES =
  'The export has more than one name for this client id: it may be more than one person. Check whose each record is.';
const NOT_ALL_READ =
  'Some of the export could not be read, so this record may lack something. What is in this record lists it.';

/** What is said where of some records none is to be shown, and of these. */
const NONE = {
  current: ['None current on', 'ended, inactive or deleted'],
  ahead: ['None after', 'in all'],
  past: ['None until', 'in all'],
};

export type Chart = ReturnType<typeof makeChart>;
export type Section = Chart['sections'][number];
/** Of a record: `at` is its place among the entries throughout. */
export type Entry = Chart['entries'][number];

/**
 * One client's record, whole and in words: what is drawn on the page, on paper and in a saved file.
 *
 * @param source the export
 * @param without the classes of sensitivity whose values are left out
 */
export function makeChart(
  rules: RecordRules,
  listing: Listing,
  client: Id,
  all: readonly Kept[],
  source: Readonly<{ name: string; sha256: string | null }>,
  without: readonly ClassName[] = [],
) {
  const { check, entities: every, reading } = rules;
  const { asOf, readOn, records, unowned, withUnowned, troubles, lost, missing, clients } = listing;
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
  const byRank = (a: number, b: number) => entries[a]!.rank - entries[b]!.rank || 0;
  const byTime = [...kept.keys()].sort(newestFirst);
  const byKind = groupBy([...byTime].sort(byRank), (at) => kept[at]!.kind);
  const inKinds = (kinds: readonly string[]) => (trouble: (typeof troubles)[number]) =>
    kinds.some((kind) => trouble.files.includes(`${kind}.json`));

  const summary = reading.summary.map(({ title, of, only, sum }) => {
    const { file, kinds, date, ended } = entityOf(of);
    const none = missing.includes(`${file}.json`)
      ? `The export has no file ${file}.json`
      : 'None in this export';
    const ofKind = byKind.get(file) ?? [];
    const part = ofKind.filter((at) => {
      const { day = '', ends } = entries[at]!;
      // A flag ends a record whatever its dates say.
      if (only === 'current') return ends.every(({ day }) => day !== undefined && day >= asOf);
      return only === undefined || day > asOf === (only === 'ahead');
    });
    if (only === 'ahead') part.reverse();
    const needed = sum ? [sum] : only === 'current' ? ended : only ? date : [];
    const isShown = ofKind.length === 0 || !isHidden(entityOf(of), needed);
    const notes = troubles.filter(inKinds(kinds)).map(({ said }) => said);
    if (!isShown) notes.push('Not shown: it depends on what is hidden');
    else if (ofKind.length === 0 && notes.length === 0) notes.push(none);
    else if (sum && part.length > 0) {
      const total = part.reduce((sofar, at) => sofar + (entries[at]!.amounts[sum] ?? 0), 0);
      notes.push(`${spellAmount(total)}, added up from ${counted(part.length, 'record')}`);
    } else if (part.length === 0 && ofKind.length > 0) {
      const [nobody, gone] = NONE[only ?? 'current'];
      const latest = isUndated || !asOf ? 'the day of the latest entry' : spellDay(asOf);
      notes.push(`${nobody} ${latest}; ${ofKind.length} ${gone}`);
    }
    return { title, entries: isShown && !sum ? part : [], notes };
  });

  const placed = reading.sections.flatMap(({ of }) => of);
  const areas = byArea(every.filter(({ slug }) => !placed.includes(slug))).map(
    ({ name, entities }) => ({ title: name, isOpen: false, of: entities.map(({ slug }) => slug) }),
  );
  const sections = [...reading.sections, ...areas].map(({ title, isOpen, of }) => {
    const kinds = of.flatMap((slug) => entityOf(slug).kinds);
    const groups = kinds.flatMap((kind) => {
      const entries = byKind.get(kind);
      return entries ? [{ kind, entries }] : [];
    });
    return { title, isOpen, groups, troubles: lost.filter(inKinds(kinds)) };
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
    counts: { all: records, own, listed: kept.length - own, unowned, unownedIn: [...withUnowned] },
    lost,
    notes: troubles.filter(({ isNote }) => isNote),
  };
}

function kindOf({ file, name, description, fields, ended, amount }: ReadEntity, kind: string) {
  const isCustom = kind !== file;
  const ends = fields.filter(({ name }) => ended.includes(name));
  return {
    name: isCustom ? `${name}, custom fields` : name,
    file: `${kind}.json`,
    // What follows is for whoever loads or joins the files.
    about: isCustom
      ? 'Fields that the agency added, of the record of the same id.'
      : firstSentence(description),
    fields: fields.map(({ name, description }) => ({ label: name, about: description })),
    amounts: isCustom ? [] : amount,
    hasEnd: !isCustom && ends.some(({ type }) => typeFamily(type) === 'time'),
  };
}
