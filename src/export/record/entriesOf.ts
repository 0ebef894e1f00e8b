import { isNamedUtc } from '../../dictionary/model/chronology';
import type { EntityReading } from '../../dictionary/model/written';
import { momentOf } from '../records/judge';
import { writableName } from '../records/source';
import type { Kept } from './readRecord';
import type { ReadEntity, RecordRules } from './rules';
import { amountOf, type Cell, dayOf, decode, nameOf, plain, spell, spellMoment } from './spell';

/** So long a text stands in for a headline, and so many values do. */
const [MOST_LETTERS, MOST_VALUES] = [90, 6];

/** A record of which only what is shown is left: its values, and its text as exported. */
export type Shown = Omit<Kept, 'entity'> & { entity: ReadEntity; json: string };

/** Puts what is kept into words, each record with what it leads to, and what leads to it. */
export function entriesOf({ reading }: RecordRules, kept: readonly Shown[], clientName: string) {
  /** Which record has an id: the first of those that do. */
  const homes = new Map(
    kept.flatMap(({ keys }, at) => keys.map(({ id }) => [id, at] as const)).reverse(),
  );
  const from = kept.map((): { to: number; note: string }[] => []);
  kept.forEach(({ entity, refs, file, line }, at) => {
    const sureTo = new Map<number, string>();
    for (const { id, sure } of refs) {
      const to = homes.get(id);
      if (to === undefined || to === at || kept[to]!.entity.isList) continue;
      sureTo.set(to, sure === 'stated' ? '' : '(inferred)');
    }
    sureTo.forEach((note, to) => from[to]!.push({ to: at, note }));
    const ofSlug = (slug: string) =>
      [...sureTo.keys()].filter((to) => kept[to]!.entity.slug === slug);
    for (const between of reading.between.filter(({ of }) => of === entity.slug)) {
      const note = `by ${file}, line ${line} (inferred)`;
      const shown = ofSlug(between.shows).map((to) => ({ to, note }));
      for (const to of ofSlug(between.at)) from[to]!.push(...shown);
    }
  });

  const cellAt = ({ cells }: Shown, name?: string) => cells.find(({ label }) => label === name);
  const firstOf = (record: Shown, names: readonly string[]) =>
    names.flatMap((name) => cellAt(record, name) ?? [])[0];
  const namesClient = ({ entity }: Shown, { field }: Cell) => entity.clients.includes(field);
  const leadOf = ({ refs }: Shown, name: string) => {
    const ref = refs.find(({ field, id }) => field === name && homes.has(id));
    return ref && { to: homes.get(ref.id), sure: ref.sure };
  };
  /** A value for a headline: of an id, the headline of what it leads to. */
  const short = (record: Shown, name: string, depth: number): string => {
    const cell = cellAt(record, name);
    if (!cell) return '';
    if (record.naming.includes(cell.field)) return clientName;
    if (namesClient(record, cell)) return nameOf(cell.text);
    const to = leadOf(record, name)?.to;
    if (to !== undefined && depth < 3) return titleOf(kept[to]!, depth + 1);
    // A word says more than what it is said to mean.
    const isWord = cell.type === 'string' && /[a-z]{4}/i.test(cell.text);
    return isWord ? decode(record.entity, name, cell.text) : spell(record.entity, cell);
  };
  const shortOf = (record: Shown, parts: EntityReading['headline'], depth = 0) =>
    parts
      .map((part) => [part].flat().map((field) => short(record, field, depth)))
      .map((all) => all.filter(Boolean).join(' '))
      .filter(Boolean);
  const titleOf = (record: Shown, depth = 0): string => {
    const { headline, text, name, isCustomOnly } = record.entity;
    const title = shortOf(record, headline, depth).join(', ');
    if (title) return title;
    const said = firstOf(record, text);
    if (said) return cut(spell(record.entity, said));
    if (!record.isCustom && !isCustomOnly) return name;
    // Nothing is known of an agency's own fields: the first that are no ids stand for all.
    const ids = [...record.keys, ...record.refs].map(({ field }) => field);
    const values = record.cells
      .filter((cell) => !namesClient(record, cell) && !ids.includes(cell.label))
      .slice(0, MOST_VALUES)
      .map(({ label }) => `${plain(label)} ${cut(short(record, label, depth))}`);
    return values.join(', ') || name;
  };
  const endOf = (record: Shown, name: string) => {
    const cell = cellAt(record, name);
    const end = cell && spell(record.entity, cell);
    if (!cell || end === 'No') return [];
    return { said: end === 'Yes' ? name : `${name} ${end}`, day: dayOf(cell.text) };
  };
  const valueOf = (record: Shown, cell: Cell) => {
    const text = spell(record.entity, cell);
    const lead = leadOf(record, cell.label);
    const note = lead && `(${lead.sure === 'stated' ? text : `${text}, inferred`})`;
    const isText = record.entity.text.includes(cell.label);
    return { label: plain(cell.label), text, isText, ...lead, note };
  };
  const attachedTo = ({ entity: { attachments }, cells, isCustom }: Shown) => {
    const textAt = (place = -1) => cells.find(({ field }) => field === place)?.text ?? '';
    const file = isCustom || !attachments ? '' : textAt(attachments.name);
    const name = writableName(textAt(attachments?.originalName)) || writableName(file);
    return file ? { file, name } : undefined;
  };

  return kept.map((record, at) => {
    const { kind, file, line, json } = record;
    const { date, by, amount, ended, rank, clients } = record.entity;
    const dated = firstOf(record, date);
    const day = dated && dayOf(dated.text);
    const when = dated ? (spellMoment(dated.text) ?? plain(dated.text)) : '';
    const isAlone = clients.length === 1;
    const cells = record.cells.filter((cell) => !(isAlone && namesClient(record, cell)));
    return {
      ...{ kind, file, line, json: plain(json), title: titleOf(record), day },
      order: (day && momentOf(dated.text)?.order) || -1,
      rank: Number(cellAt(record, rank[0])?.text ?? Infinity),
      // A time in UTC would seem to be in the agency's.
      when: dated && (when.includes(':') && isNamedUtc(dated.label) ? `${when} UTC` : when),
      by: shortOf(record, by)[0],
      values: cells.map((cell) => valueOf(record, cell)),
      amounts: Object.fromEntries(
        amount.map((name) => [name, amountOf(cellAt(record, name)?.text ?? '')]),
      ),
      ends: ended.flatMap((name) => endOf(record, name)),
      attached: attachedTo(record),
      /** What names it, or what a record between leads to from it. */
      from: from[at]!,
    };
  });
}

function cut(text: string): string {
  if (text.length <= MOST_LETTERS) return text;
  return `${text.slice(0, MOST_LETTERS).replace(/\s+\S*$/, '')} …`;
}
