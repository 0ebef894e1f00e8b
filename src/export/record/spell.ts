import { typeFamily } from '../../dictionary/model/dataTypes';
import type { Id } from '../check/counting/links';
import { dayOf as dayOfMoment, momentOf } from '../records/judge';
import type { Member } from '../records/members';
import type { ReadEntity } from './rules';

/** A value as it is written: of a documented field, or of none (-1), and by the name of either. */
export type Cell = Readonly<Pick<Member, 'field' | 'type' | 'text' | 'pair'> & { label: string }>;

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The day of a moment in whatever spelling, as `2025-03-04`; nothing where text is none of the calendar. */
export function dayOf(text: string): string | undefined {
  const moment = momentOf(text);
  return moment?.isPossible ? dayOfMoment(moment) : undefined;
}

export const spellDay = (day: string) => DAY.format(new Date(day));

/** Who a client is: the names, or the id where there is none. */
export function nameOf(id: Id, names: Iterable<string> = []): string {
  return [...names].join(' / ') || `Client ${plain(String(id))}`.trim();
}

/** A moment as people write it; the time of midnight says nothing. */
export function spellMoment(text: string): string | undefined {
  const moment = momentOf(text);
  if (!moment?.isPossible) return undefined;
  const day = spellDay(dayOfMoment(moment));
  if (moment.isDay || /^[T ]00:00[:0.]*$/.test(moment.iso.slice(10))) return day;
  const hours = Number(moment.iso.slice(11, 13));
  const time = `${hours % 12 || 12}${moment.iso.slice(13, 16)} ${hours < 12 ? 'AM' : 'PM'}`;
  // A time alone is exported on the first day that databases have.
  return moment.iso.startsWith('1900-01-01') ? time : `${day}, ${time}`;
}

/** An amount in ten-thousandths of a dollar, so that sums are exact; nothing where it is written otherwise. */
export function amountOf(text: string): number | undefined {
  return /^-?\d{1,11}(\.\d{1,12})?$/.test(text) ? Math.round(Number(text) * 10_000) : undefined;
}

export function spellAmount(amount: number): string {
  const cents = Math.round(Math.abs(amount) / 100);
  return DOLLARS.format(((amount < 0 ? -cents : cents) || 0) / 100);
}

const FLAGS = new Map(Object.entries({ 0: 'No', 1: 'Yes', false: 'No', true: 'Yes' }));

/** What no text of a page may have, each as the character that shows it. */
const UNSEEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\p{Surrogate}\ufffe\uffff]/gu;

/** Text as it may stand on any page: control characters are seen, and do nothing. */
export function plain(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(UNSEEN, (unseen) => {
    const code = unseen.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\ufffd';
  });
}

/** Marks of paragraphs and of looks; whatever else looks like markup is text. */
const MARKUP = /<(\/?)(p|br|div|span|b|i|u|strong|em|ul|ol|li|font|h[1-6])(\s[^<>]*)?\/?>/gi;

/** Text without what its field is encoded in; the text itself where it is not written so. */
export function decode({ base64, html, percent }: ReadEntity, field: string, text: string): string {
  let bare = text;
  try {
    if (percent.includes(field)) bare = decodeURIComponent(text);
    else if (base64.includes(field)) {
      const bytes = Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
      bare = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
  } catch {
    // It is shown as it is.
  }
  if (!html.includes(field)) return plain(bare);
  const lines = bare.replaceAll(MARKUP, (_, end: string, name: string) =>
    /^br$/i.test(name) || (end && /^(p|div|li|h\d)$/i.test(name)) ? '\n' : '',
  );
  return plain(lines.trim().replaceAll(/&\w+;|&#39;/g, (sign) => SIGNS[sign] ?? sign));
}

const SIGNS: Record<string, string> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' },
};

/** A value in words, by the rule and unit of its field, and by what its codes mean. */
export function spell(entity: ReadEntity, { field: place, label, type, text }: Cell): string {
  const field = entity.fields[place];
  const family = field && field.type !== 'TODO' ? typeFamily(field.type) : undefined;
  if (type === 'true' || type === 'false' || family === 'flag')
    return FLAGS.get(text) ?? plain(text);
  const meaning = field?.values?.codes.find(({ code }) => code === text.trim())?.meaning;
  if (meaning) return `${plain(text)} (${meaning})`;
  if (family === 'time' || (!family && type === 'string')) return spellMoment(text) ?? plain(text);
  const amount = field?.unit === 'dollars' ? amountOf(text) : undefined;
  return amount === undefined ? decode(entity, label, text) : spellAmount(amount);
}
