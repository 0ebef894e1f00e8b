import { counted } from '../../dictionary/model/counted';
import { typeFamily } from '../../dictionary/model/dataTypes';
import { groupBy } from '../../dictionary/model/groupBy';
import { AREAS } from '../../dictionary/model/areas';
import type { ClassName } from '../../dictionary/model/sensitivity';
import type { EntityReading } from '../../dictionary/model/written';
import type { Id } from '../check/counting/links';
import { hideClasses, type Shown } from './hideClasses';
import { clientFields, type Listing } from './listClients';
import { writableName } from '../records/source';
import { momentOf } from '../records/moment';
import type { Cell, Kept } from './readRecord';
import type { RecordRules } from './rules';
import { amountOf, dayOf, decode, plain, spell, spellAmount, spellDay, spellMoment } from './spell';

/** So long a text stands in for a headline, and so many values do. */
const [MOST_LETTERS, MOST_VALUES] = [90, 6];
/** So many records of one entity are in the summary. */
const MOST_SUMMED_UP = 8;

const NONE = { current: 'None current on', ahead: 'None after', past: 'None until' };

const TWO_NAMES =
  'The export has more than one name for this client id: it may be more than one person. Check whose each record is.';
const NOT_ALL_READ =
  'Some of the export could not be read, so this record may lack something. What is in this record lists it.';

export type Chart = ReturnType<typeof makeChart>;
export type Section = Chart['sections'][number];
/** Of a record: `at` is its place among the entries throughout. */
export type Entry = Chart['entries'][number];

/**
 * One client's record, whole and in words: what is drawn on the page, on paper and in a saved file.
 *
 * @param source the export, and the day on which it is read
 * @param without the classes of sensitivity whose values are left out
 */
export function makeChart(
  given: RecordRules,
  listing: Listing,
  client: Id,
  all: readonly Kept[],
  source: Readonly<{ name: string; sha256: string | null; readOn: string }>,
  without: readonly ClassName[] = [],
) {
  const { check, words } = given;
  const { asOf, records, unowned, withUnowned, troubles, clients } = listing;
  const { shown: kept, reading, isHidden, ...what } = hideClasses(given, all, without);
  const rules = { ...given, reading };
  const names = clients.get(client)?.names;
  const { entity: home, fields: idFields } = check.keys[reading.client]!;
  const { slug, fields } = check.entities[home]!;
  const isUnnamed = reading.names.some(({ of, fields }) => isHidden(of, fields));
  const isWithoutId = isHidden(
    slug,
    idFields.map((at) => fields[at]!.name),
  );
  const isUndated = Object.entries(reading.entities).some(([of, { date }]) => isHidden(of, date));
  const id = isWithoutId ? '' : plain(String(client));
  const name = nameOf(id, isUnnamed ? [] : names);
  const entries = entriesOf(rules, kept, name);
  const own = kept.filter(({ isOwn }) => isOwn).length;
  const day = (at: number) => entries[at]?.day ?? '';
  const newestFirst = (a: number, b: number) => entries[b]!.order - entries[a]!.order || a - b;
  const byRank = (a: number, b: number) => entries[a]!.rank - entries[b]!.rank;
  const inOrder = [...kept.keys()].sort((a, b) => byRank(a, b) || newestFirst(a, b));
  const byKind = groupBy(inOrder, (at) => entries[at]!.kind);
  const ofKind = (kind: number): readonly number[] => byKind.get(kind) ?? [];
  const entityAt = (slug: string) => check.entities.findIndex((entity) => entity.slug === slug);

  const troublesIn = (of: readonly number[]) => {
    const names = of.flatMap(kindsIn).map((kind) => fileOf(rules, kind));
    return troubles.filter(({ files }) => files.some((file) => names.includes(file)));
  };
  const latest = isUndated || !asOf ? 'the day of the latest entry' : spellDay(asOf);
  const summary = reading.summary.map(({ title, of, only, sum }) => {
    const entity = entityAt(of);
    const every = ofKind(2 * entity);
    const all = every.filter((at) => {
      const { ended, endDay } = entries[at]!;
      if (only === 'past' || only === 'ahead') return day(at) > asOf === (only === 'ahead');
      const isCurrent = ended === undefined || (endDay !== undefined && endDay >= asOf);
      return isCurrent || (only === undefined && sum === undefined);
    });
    if (only === 'ahead') all.reverse();
    const { date, ended } = given.reading.entities[of]!;
    const needed = sum ? [sum] : only === 'current' ? ended : only ? date : [];
    const isTold = every.length === 0 || !isHidden(of, needed);
    const texts = all.map((at) => kept[at]?.cells.find(({ label }) => label === sum)?.text);
    const total = texts.reduce((sofar, text = '') => sofar + (amountOf(text) ?? 0), 0);
    const shown = isTold && !sum ? all.slice(0, MOST_SUMMED_UP) : [];
    const notes = troublesIn([entity]).map(({ files, text }) => `${files.join(', ')}: ${text}`);
    if (!isTold) notes.push('Not told: it depends on what is hidden');
    else if (every.length === 0 && notes.length === 0) notes.push('None in this export');
    else if (sum && all.length > 0) {
      notes.push(`${spellAmount(total)}, added up from ${counted(all.length, 'record')}`);
    } else if (all.length === 0 && every.length > 0) {
      const gone = only === 'past' || only === 'ahead' ? 'in all' : 'ended or deleted';
      notes.push(`${NONE[only ?? 'current']} ${latest}; ${every.length} ${gone}`);
    }
    return { title, entries: shown, more: isTold && !sum ? all.length - shown.length : 0, notes };
  });

  const placed = new Set(reading.sections.flatMap(({ of }) => of.map(entityAt)));
  const rest = [...check.entities.keys()].filter((entity) => !placed.has(entity));
  const areas = AREAS.map((title) => ({
    title,
    isOpen: false,
    isByDay: false,
    of: rest.filter((entity) => words.entities[entity]?.area === title),
  }));
  const named = reading.sections.map(({ of, ...section }) => ({
    ...section,
    of: of.map(entityAt),
  }));
  const sections = [...named, ...areas].map(({ of, ...section }) => ({
    ...section,
    groups: of
      .flatMap(kindsIn)
      .map((kind) => ({ kind, entries: ofKind(kind) }))
      .filter(({ entries }) => entries.length > 0),
    troubles: troublesIn(of).filter(({ isNote }) => !isNote),
  }));
  return {
    id,
    name,
    export: source,
    asOf: isUndated ? '' : asOf,
    ...what,
    warnings: [
      without.length > 0 ? hiddenText(what) : '',
      names && names.size > 1 ? TWO_NAMES : '',
      troubles.some(({ isNote }) => !isNote) ? NOT_ALL_READ : '',
    ].filter(Boolean),
    version: check.version,
    kinds: Object.fromEntries([...byKind.keys()].map((kind) => [kind, kindOf(rules, kind)])),
    entries,
    summary,
    timeline: [...entries.keys()]
      .filter((at) => kept[at]?.isOwn && entries[at]?.when)
      .sort(newestFirst),
    sections: sections.filter(({ groups, troubles: lost }) => groups.length + lost.length > 0),
    counts: {
      all: records,
      own,
      listed: kept.length - own,
      unowned,
      unownedIn: [...withUnowned],
    },
    troubles,
  };
}

function hiddenText({
  classes,
  hidden,
}: Pick<ReturnType<typeof hideClasses>, 'classes' | 'hidden'>) {
  const words = classes.filter(({ isHidden }) => isHidden).map((one) => one.words);
  return `Hidden: ${words.join('; ')}. ${counted(hidden.values, 'value')} of ${counted(hidden.records, 'record')} are left out, also of what is shown as exported.`;
}

export function nameOf(client: Id, names: Iterable<string> = []): string {
  return [...names].join(' / ') || `Client ${plain(String(client))}`.trim();
}

/** An entity's records are of one kind, those with an agency's own fields in a second file of another. */
const kindsIn = (entity: number) => [2 * entity, 2 * entity + 1];
const kindIn = ({ entity, isCustom }: Shown) => 2 * entity + Number(isCustom);

const fileOf = ({ check }: Pick<RecordRules, 'check'>, kind: number) =>
  `${check.entities[Math.floor(kind / 2)]?.file}${kind % 2 ? '_Custom' : ''}.json`;

function kindOf({ check, words, reading }: RecordRules, kind: number) {
  const [entity, isCustom] = [Math.floor(kind / 2), kind % 2 === 1];
  const { slug, fields } = check.entities[entity]!;
  const { name, description, fields: about } = words.entities[entity]!;
  const { ended, amount } = reading.entities[slug]!;
  return {
    name: isCustom ? `${name}, custom fields` : name,
    file: fileOf({ check }, kind),
    about: isCustom ? 'Fields that the agency added, of the record of the same id.' : description,
    fields: fields.map((field, at) => ({ label: field.name, about: about[at]?.description ?? '' })),
    amounts: isCustom ? [] : amount,
    hasEnd:
      !isCustom &&
      fields.some(({ name, type }) => ended.includes(name) && typeFamily(type) === 'time'),
  };
}

function entriesOf(rules: RecordRules, kept: readonly Shown[], clientName: string) {
  const { check, words, reading } = rules;
  const named = clientFields(rules);
  const homes = check.keys.map(() => new Map<Id, number>());
  kept.forEach(({ keys }, at) => {
    for (const { key, id } of keys) if (!homes[key]?.has(id)) homes[key]?.set(id, at);
  });
  /** What names each record, or what one between leads to from it, and whether a source states that. */
  const from = kept.map((): { at: number; isSure: boolean; through?: number }[] => []);
  const slugAt = (at: number) => check.entities[kept[at]!.entity]!.slug;
  kept.forEach(({ refs }, at) => {
    const sureTo = new Map<number, boolean>();
    for (const { key, id, sure } of refs) {
      const to = homes[key]?.get(id);
      if (to === undefined || to === at || !kept[to]?.isOwn) continue;
      sureTo.set(to, sure === 'stated');
    }
    sureTo.forEach((isSure, to) => from[to]?.push({ at, isSure }));
    for (const between of reading.between.filter(({ of }) => of === slugAt(at))) {
      const [shown, places] = [between.shows, between.at].map((slug) =>
        [...sureTo.keys()].filter((to) => slugAt(to) === slug),
      );
      for (const to of places!) {
        from[to]?.push(...shown!.map((other) => ({ at: other, isSure: false, through: at })));
      }
    }
  });
  const partsOf = ({ entity }: Shown) => reading.entities[check.entities[entity]!.slug]!;
  const cellAt = ({ cells }: Shown, name?: string) => cells.find(({ label }) => label === name);
  const namesClient = ({ entity }: Shown, { field }: Cell) => named[entity]!.includes(field);
  const leadOf = ({ refs }: Shown, name: string) => {
    const own = refs.filter(({ field }) => field === name);
    const leads = own.map(({ key, id, sure }) => ({ to: homes[key]?.get(id), sure }));
    return leads.find(({ to }) => to !== undefined);
  };
  const spelled = (record: Shown, cell: Cell): string => {
    const { entity } = record;
    const rule = check.entities[entity]?.fields[cell.field];
    return spell(cell, partsOf(record), rule, words.entities[entity]?.fields[cell.field]);
  };
  /** A value for a headline: of an id, the headline of what it leads to. */
  const short = (record: Shown, name: string, depth: number): string => {
    const cell = cellAt(record, name);
    if (!cell) return '';
    if (namesClient(record, cell)) return clientName;
    const to = leadOf(record, name)?.to;
    if (to !== undefined && depth < 3) return titleOf(kept[to]!, depth + 1);
    // A word says more than what it is said to mean.
    const isWord = cell.type === 'string' && /[a-z]{4}/i.test(cell.text) && !dayOf(cell.text);
    return isWord ? decode(partsOf(record), name, cell.text) : spelled(record, cell);
  };
  const shortOf = (record: Shown, parts: EntityReading['headline'], depth = 0) =>
    parts
      .map((part) => [part].flat().map((field) => short(record, field, depth)))
      .map((all) => all.filter(Boolean).join(' '))
      .filter(Boolean);
  const titleOf = (record: Shown, depth = 0): string => {
    const { headline, text } = partsOf(record);
    const title = shortOf(record, headline, depth).join(', ');
    if (title) return title;
    const [said] = text.flatMap((name) => cellAt(record, name) ?? []);
    if (said !== undefined) return cut(spelled(record, said));
    // Nothing is known of an agency's own fields: the first that are no ids stand for all.
    const ids = [...record.keys, ...record.refs].map(({ field }) => field);
    const first = record.cells
      .filter((cell) => !namesClient(record, cell) && !ids.includes(cell.label))
      .slice(0, MOST_VALUES);
    const values = first.map(
      (cell) => `${plain(cell.label)} ${cut(short(record, cell.label, depth))}`,
    );
    return values.join(', ') || (words.entities[record.entity]?.name ?? '');
  };
  const valueOf = (record: Shown, cell: Cell) => {
    const { to, sure } = leadOf(record, cell.label) ?? {};
    const isText = partsOf(record).text.includes(cell.label);
    return { label: plain(cell.label), text: spelled(record, cell), isText, to, sure };
  };
  const attachedTo = ({ entity, cells, isCustom }: Shown) => {
    const { attachments } = check;
    if (isCustom || entity !== attachments?.entity) return undefined;
    const textAt = (place: number) => cells.find(({ field }) => field === place)?.text;
    const file = textAt(attachments.name);
    if (file === undefined) return undefined;
    const ownName = writableName(textAt(attachments.originalName) ?? '');
    return { file, name: ownName || writableName(file) };
  };

  return kept.map((record, at) => {
    const { entity, file, line, json } = record;
    const { date, by, amount, ended, rank } = partsOf(record);
    const [dated] = date.flatMap((name) => cellAt(record, name) ?? []);
    const endings = ended.flatMap((name) => {
      const cell = cellAt(record, name);
      const end = cell ? spelled(record, cell) : 'No';
      if (!cell || end === 'No') return [];
      return { words: end === 'Yes' ? name : `${name} ${end}`, day: dayOf(cell.text) };
    });
    // Whose record it is, is said at its head.
    const isAlone = named[entity]?.length === 1;
    const cells = record.cells.filter((cell) => !(isAlone && namesClient(record, cell)));
    return {
      kind: kindIn(record),
      file,
      line,
      title: titleOf(record),
      day: dated && dayOf(dated.text),
      order: (dated && dayOf(dated.text) && momentOf(dated.text)?.order) || -1,
      rank: Number(cellAt(record, rank[0])?.text ?? Infinity),
      when: dated && (spellMoment(dated.text) ?? plain(dated.text)),
      by: shortOf(record, by)[0],
      values: cells.map((cell) => valueOf(record, cell)),
      amounts: amount.map((name) => amountOf(cellAt(record, name)?.text ?? '')),
      ended: endings[0]?.words,
      endDay: endings[0]?.day,
      json: plain(json),
      attached: attachedTo(record),
      from: from[at]!,
    };
  });
}

function cut(text: string): string {
  if (text.length <= MOST_LETTERS) return text;
  return `${text.slice(0, MOST_LETTERS).replace(/\s+\S*$/, '')} …`;
}
