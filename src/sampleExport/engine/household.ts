import type { StoryClient, Story } from '../../dictionary/load/schemas/story';
import type { Random } from './random';
import { spellDay, readMoment, DAY } from './moments';

export type Person = Readonly<{ first: string; middle: string; last: string; born: string }>;

/** A client and those who live with it. */
export type Household = Readonly<{
  client: Person;
  gender: string;
  isMinor: boolean;
  /** The spouse of an adult, a parent of a minor. */
  partner: Person;
  children: readonly [Person, Person];
  address: string;
  ssn: string;
  policy: string;
  program: string;
  episode: string;
  /** By how much its telephone numbers differ from the main client's. */
  phoneShift: number;
}>;

const FIRST =
  `Alex Ari Bailey Billie Cameron Corey Dakota Devon Eden Ellis Emery Finley Frankie Gray Harley
Hayden Indigo Jamie Jesse Jules Kai Kendall Kit Lane Logan Lou Marley Max Micah Noel Nico Oakley Ollie
Pat Payton Perry Phoenix Reagan Remy River Rory Rudy Shay Shiloh Skyler Sasha Tatum Toni Val Winter
José Zoë Renée Siân Bjørn Anaïs`.split(/\s+/) as [string, ...string[]];
/** Surnames that are plainly fictional. */
export const SURNAMES = ['Sample', 'Example', 'Specimen'] as const;
const ADULT = 18 * 365.25 * DAY;

/** The household that the examples tell of: the main client's, as the story has it. */
export function mainHousehold(story: Story): Household {
  const main = story.clients.find(({ id }) => id === story.clientOf.default);
  const family = story.family.filter(({ of }) => of === main?.id);
  const personOf = (given?: { name: string; born: string }) =>
    namesOf(given?.name ?? '', given?.born ?? '');
  const [elder, younger] = family.filter(({ relation }) => relation === 'child');
  const payer = story.coverages.find(({ client }) => client === main?.id)?.payer;
  return {
    client: personOf(main),
    gender: main?.gender ?? '',
    isMinor: false,
    partner: personOf(family.find(({ relation }) => relation === 'spouse')),
    children: [personOf(elder), personOf(younger)],
    address: streetOf(main),
    ssn: main?.ssn ?? '',
    policy: story.payers.find(({ id }) => id === payer)?.policy ?? '',
    program: main?.program ?? '',
    episode: main?.episode ?? '',
    phoneShift: 0,
  };
}

/** House number and street of a client of the story. */
export function streetOf(client: StoryClient | undefined): string {
  return client?.address.split(',')[0] ?? '';
}

/**
 * Makes up a client's household, or completes that of the story: surnames are plainly fictional, numbers from reserved
 * ranges. The serial is the client's place among all, from 0.
 */
export function makeHousehold(
  serial: number,
  random: Random,
  { story, exportedAt, main }: Readonly<{ story: Story; exportedAt: number; main: Household }>,
  cast?: StoryClient,
): Household {
  if (cast && cast.id === story.clientOf.default) return main;
  const last = cast?.name.split(' ').at(-1) ?? random.pick(SURNAMES);
  const person = (from: number, to: number): Person => ({
    first: random.pick(FIRST),
    middle: random.pick(['', 'A', 'J', 'M']),
    last,
    born: spellDay(readMoment(`${random.between(from, to)}-01-01`) + random.between(0, 364) * DAY),
  });
  const client = { ...person(1950, 2002), ...(cast && namesOf(cast.name, cast.born)) };
  const number = String(serial).padStart(6, '0');
  return {
    client,
    gender: cast?.gender ?? random.pick(['F', 'M']),
    isMinor: exportedAt - readMoment(client.born) < ADULT,
    partner: person(1955, 1990),
    children: [person(2010, 2014), person(2015, 2019)],
    address: (cast && streetOf(cast)) ?? `${100 + 2 * random.between(0, 449)} Example Street`,
    ssn: `900-${number.slice(0, 2)}-${number.slice(2)}`,
    policy: `EHP8${String(serial).padStart(8, '0')}`,
    program: cast?.program ?? main.program,
    episode: cast?.episode ?? String(500_000 + serial),
    phoneShift: (serial * 6) % 100,
  };
}

function namesOf(name: string, born: string): Person {
  const parts = name.split(' ');
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  return { first, last, middle: parts.length > 2 ? (parts[1] ?? '').replace('.', '') : '', born };
}
