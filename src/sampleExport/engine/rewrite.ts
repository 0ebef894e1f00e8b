import type { StoryClient } from '../../dictionary/load/schemas/story';
import { streetOf, SURNAMES, type Household, type Person } from './household';
import type { Layout } from './layout';
import { readMoment, shifted, spellDay, spellMoment, type Shift } from './moments';

/** Writes a text of an example anew: of another client, at another time. */
export type Rewrite = (text: string, household: Household, shift: Shift) => string;

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

/** What of the layout the examples tell. */
type Setting = Pick<Layout, 'story' | 'main'>;

/** Prepares the rewriting of an example; nothing where it names no person and no day, so that it can stay as it is. */
export function rewritingOf(
  text: string,
  owner: StoryClient | undefined,
  layout: Setting,
): Rewrite | undefined {
  const inside = decoded(text);
  if (inside !== undefined) {
    const rewrite = rewritingOf(inside, owner, layout);
    return (
      rewrite &&
      ((_, household, shift) => Buffer.from(rewrite(inside, household, shift)).toString('base64'))
    );
  }
  const namings = personsIn(owner, layout);
  const persons = new RegExp(namings.map(({ source }) => String.raw`\b(${source})`).join('|'), 'g');
  const namesPerson = namings.length > 0 && text.search(persons) >= 0;
  const namesDay = text.search(DATES) >= 0;
  if (!namesPerson && !namesDay) return undefined;
  const replaced =
    (household: Household) =>
    (token: string, ...groups: unknown[]) =>
      namings.find((_, nth) => groups[nth] !== undefined)?.write(household, token) ?? token;
  return (_, household, shift) => {
    const named = namesPerson ? text.replace(persons, replaced(household)) : text;
    return namesDay ? named.replace(DATES, (date) => later(date, shift)) : named;
  };
}

/** The text in an example of base 64; nothing for anything else. */
function decoded(text: string): string | undefined {
  if (!/^[A-Za-z0-9+/]{24,}={0,2}$/.test(text)) return undefined;
  const inside = Buffer.from(text, 'base64').toString('utf8');
  return /^[\x20-\x7e\s]+$/.test(inside) ? inside : undefined;
}

/** A way in which a text names a person, and what is written of another household instead. */
type Naming = Readonly<{ source: string; write: (household: Household, token: string) => string }>;

/** Finds in a text what names the owner of a record, or the household that the examples tell of. */
function personsIn(owner: StoryClient | undefined, { story, main }: Setting): Naming[] {
  const { client, partner, children } = main;
  const first = owner?.name.split(' ')[0] ?? client.first;
  const names = [first, client.first, partner.first, ...children.map((child) => child.first)];
  const logins = [client, partner].map((person) => person.first.toLowerCase());
  const oneOf = (words: readonly string[]) => words.filter(Boolean).join('|');
  const surname = client.last.toLowerCase();
  const namings: Naming[] = [
    {
      source:
        oneOf(names) &&
        String.raw`(?:${oneOf(names)})(?: [A-Z]\b\.?)?(?: (?:${SURNAMES.join('|')})\b)?`,
      write: (household, token) => writeName(token, main, household, [first, client.first]),
    },
    {
      source: oneOf(logins) && String.raw`(?:${oneOf(logins)})\.?${surname}\b`,
      write: ({ client: own, partner: other }, token) =>
        writeLogin(token.startsWith(logins[0] ?? '') ? own : other, token.includes('.')),
    },
    { source: owner ? streetOf(owner) : main.address, write: ({ address }) => address },
    { source: oneOf(story.clients.map(({ ssn = '' }) => ssn)), write: ({ ssn }) => ssn },
    { source: main.policy, write: ({ policy }) => policy },
    {
      source: oneOf(story.clients.flatMap(({ phones = [] }) => phones)),
      write: ({ phoneShift }, token) => {
        const last = (Number(token.slice(-2)) + phoneShift) % 100;
        return token.slice(0, -2) + String(last).padStart(2, '0');
      },
    },
    { source: owner?.born ?? client.born, write: (household) => household.client.born },
  ];
  return namings.filter(({ source }) => source);
}

function writeName(
  token: string,
  { partner, children }: Household,
  household: Household,
  own: readonly string[],
): string {
  const [name = '', ...rest] = token.split(' ');
  const who = own.includes(name)
    ? household.client
    : name === partner.first
      ? household.partner
      : household.children[name === children[0].first ? 0 : 1];
  const hasSurname = /[a-z]/.test(rest.at(-1) ?? '');
  const middle = rest.find((part) => /^[A-Z]\.?$/.test(part));
  const initial = middle && who.middle && who.middle + middle.slice(1);
  return [who.first, initial, hasSurname && who.last].filter(Boolean).join(' ');
}

function writeLogin({ first, last }: Person, hasDot: boolean): string {
  return `${first}${hasDot ? '.' : ''}${last}`
    .normalize('NFD')
    .replace(/[^\w.]|_/g, '')
    .toLowerCase();
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
