import type { Story, StoryClient } from '../../dictionary/model/story';
import { MAIN, type Household } from './household';
import { readMoment, shifted, spellDay, spellMoment, type Shift } from './moments';

/** Tells a text of an example anew: of another client, at another time. */
export type Retell = (text: string, household: Household, shift: Shift) => string;

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const MONTH_NAMES = MONTHS.split('|');
const DATES = new RegExp(
  [
    String.raw`\b20\d{12}\b`,
    String.raw`\b20\d\d-\d\d-\d\d\b`,
    String.raw`\b\d{1,2}/\d{1,2}/20\d\d( \d{1,2}:\d\d:\d\d [AP]M)?`,
    String.raw`\b(?:${MONTHS}) (?:20\d\d|\d{1,2}(?:, 20\d\d)?)\b`,
    String.raw`\bat \d{1,2}:\d\d\b`,
  ].join('|'),
  'g',
);

/**
 * Prepares the retelling of an example.
 *
 * @param text the example
 * @param owner whose record it is in the story
 * @returns nothing where the example names no person and no day, so that it can stay as it is
 */
export function retellingOf(
  text: string,
  owner: StoryClient | undefined,
  story: Pick<Story, 'family'>,
): Retell | undefined {
  const inside = decoded(text);
  if (inside !== undefined) {
    const retell = retellingOf(inside, owner, story);
    return (
      retell &&
      ((_, household, shift) => Buffer.from(retell(inside, household, shift)).toString('base64'))
    );
  }
  const persons = personTokens(owner);
  const namesPerson = persons.test(text);
  const namesDay = new RegExp(DATES.source).test(text);
  if (!namesPerson && !namesDay) return undefined;
  return (_, household, shift) => {
    const named = namesPerson
      ? text.replace(new RegExp(persons.source, 'g'), (token) => person(token, owner, household))
      : text;
    return namesDay ? named.replace(DATES, (date) => later(date, shift)) : named;
  };
}

/** The text in an example of base 64; nothing for anything else. */
function decoded(text: string): string | undefined {
  if (!/^[A-Za-z0-9+/]{24,}={0,2}$/.test(text)) return undefined;
  const inside = Buffer.from(text, 'base64').toString('utf8');
  return /^[\x20-\x7e\s]+$/.test(inside) ? inside : undefined;
}

function personTokens(owner: StoryClient | undefined): RegExp {
  const first = owner?.name.split(' ')[0] ?? MAIN.client.first;
  const street = owner?.address.split(',')[0] ?? MAIN.address;
  const names = new Set([first, 'Avery', 'Dana', 'Drew', 'Charlie']);
  const parts = [
    String.raw`\b(?:${[...names].join('|')})(?: [A-Z]\b\.?)?(?: (?:Sample|Example|Specimen)\b)?`,
    String.raw`\b(?:avery|dana)\.?sample\b`,
    String.raw`\b${street}\b`,
    String.raw`\b900-00-01\d\d\b`,
    String.raw`\bEHP000123456\b`,
    String.raw`\b301-555-013[4-9]\b`,
    owner?.born ?? MAIN.client.born,
  ];
  return new RegExp(parts.join('|'));
}

function person(token: string, owner: StoryClient | undefined, household: Household): string {
  const { client, partner, children } = household;
  if (/^900-/.test(token)) return household.ssn;
  if (/^EHP/.test(token)) return household.policy;
  if (/^301-/.test(token)) {
    const last = (Number(token.slice(-2)) + household.phoneShift) % 100;
    return `301-555-01${String(last).padStart(2, '0')}`;
  }
  if (/^\d{4}-/.test(token)) return client.born;
  if (/^\d/.test(token)) return household.address;
  const login = token.match(/^([a-z]+)(\.?)sample$/);
  if (login) {
    const { first, last } = login[1] === 'dana' ? partner : client;
    return `${first}${login[2]}${last}`
      .normalize('NFD')
      .replace(/[^\w.]|_/g, '')
      .toLowerCase();
  }
  const [name = '', ...rest] = token.split(' ');
  const who =
    name === (owner?.name.split(' ')[0] ?? MAIN.client.first) || name === MAIN.client.first
      ? client
      : name === 'Dana'
        ? partner
        : children[name === 'Drew' ? 0 : 1];
  const hasSurname = /[a-z]/.test(rest.at(-1) ?? '');
  const middle = rest.find((part) => /^[A-Z]\.?$/.test(part));
  const initial = middle && who.middle && who.middle + middle.slice(1);
  return [who.first, initial, hasSurname && who.last].filter(Boolean).join(' ');
}

function later(date: string, shift: Shift): string {
  const pad = (part: number | string) => String(part).padStart(2, '0');
  if (date.startsWith('at ')) {
    const [hour = 0, minute = 0] = date.slice(3).split(':').map(Number);
    const minutes = (hour * 60 + minute + shift.minutes + 1440) % 1440;
    return `at ${Math.floor(minutes / 60)}:${pad(minutes % 60)}`;
  }
  if (/^\d{14}$/.test(date)) {
    const [, y, mo, d, h, mi, s] = date.match(/^(....)(..)(..)(..)(..)(..)$/) ?? [];
    return spellMoment(shifted(readMoment(`${y}-${mo}-${d}T${h}:${mi}:${s}`), shift)).replace(
      /[-T:]/g,
      '',
    );
  }
  if (/^\d{4}-/.test(date)) return spellDay(shifted(readMoment(date), shift));
  const us = date.match(/^(\d+)\/(\d+)\/(\d{4})(.*)$/);
  if (us) {
    const [, month = '', day = '', year = '', clock = ''] = us;
    const moved = spellDay(shifted(readMoment(`${year}-${pad(month)}-${pad(day)}`), shift));
    const [y, m = '', d = ''] = moved.split('-');
    const isPadded = month.length === 2 && day.length === 2 && !clock;
    return `${isPadded ? m : Number(m)}/${isPadded ? d : Number(d)}/${y}${clock}`;
  }
  const [, month = '', day, year] = date.match(/^(\w+) (?:(\d{1,2})(?:, )?)?(20\d\d)?$/) ?? [];
  const number = pad(MONTH_NAMES.indexOf(month) + 1);
  const moved = spellDay(
    shifted(readMoment(`${year ?? '2025'}-${number}-${pad(day ?? '15')}`), shift),
  );
  const [y, m, d] = moved.split('-').map(Number);
  const name = MONTH_NAMES[(m ?? 1) - 1];
  return [name, day && (year ? `${d},` : d), year && y].filter(Boolean).join(' ');
}
