import type { StoryClient } from '../../dictionary/load/schemas/story';
import { makeHousehold, type Household } from './household';
import type { Layout } from './layout';
import type { Shift } from './moments';
import { randomStream, type Random } from './random';
import type { Row } from './row';

/** A client whose records are being made. */
export type ClientCase = Readonly<{
  id: string;
  /** Its numbers begin here: no other client has the same thousand. */
  firstNumber: number;
  random: Random;
  household: Household;
  /** What the story tells of it, where it is one of the story. */
  cast: StoryClient | undefined;
  /** How much later than the main client it came. */
  shift: Shift;
  root: Row;
  rows: Map<string, Row[]>;
}>;

/** The number of the first made-up client. */
export const FIRST_CLIENT = 1001;

/** A Client Id must fit the narrowest field that holds one, eMAR's: a smallint. */
export const MOST_CLIENTS = 30_000;

/** How many weeks before or after the main client a made-up one comes. */
const WEEKS = { earliest: -20, latest: 26 } as const;

/**
 * The ids of a sample's clients: those of the story first, of them the main client first.
 *
 * @param clients how many are made up beside them
 */
export function clientIds({ story }: Pick<Layout, 'story'>, clients: number): string[] {
  const cast = story.clients.map(({ id }) => id);
  const isMain = (id: string) => id === story.clientOf.default;
  const ids = [...cast.filter(isMain), ...cast.filter((id) => !isMain(id))];
  for (let id = FIRST_CLIENT; ids.length < cast.length + clients; id += 1) {
    if (!cast.includes(String(id))) ids.push(String(id));
  }
  return ids;
}

/** Begins the case of a client. */
export function openCase(layout: Layout, id: string, seed: number): ClientCase {
  const { story } = layout;
  const cast = story.clients.find((client) => client.id === id);
  const serial = cast ? story.clients.indexOf(cast) : Number(id);
  const random = randomStream(seed, Number(id));
  const household = makeHousehold(serial, random, layout, cast);
  const weeks = cast ? 0 : random.between(WEEKS.earliest, WEEKS.latest);
  const shift = { days: weeks * 7, minutes: 0 };
  return {
    id,
    firstNumber: 1_000_000 + serial * 1000,
    random,
    household,
    cast,
    shift,
    root: {
      ...{ slug: '', nth: 0, shift, at: -Infinity },
      ...{ children: new Map(), isExample: false, values: [] },
    },
    rows: new Map(),
  };
}
