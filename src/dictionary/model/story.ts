/** A client of the story. */
export type StoryClient = Readonly<{
  id: string;
  name: string;
  born: string;
  gender: string;
  address: string;
  program: string;
  episode?: string;
  ssn?: string;
  /** Telephone numbers of the household. */
  phones?: readonly string[];
}>;

/** A type of visits that the sample export goes on with. */
export type StoryVisitType = Readonly<{
  name: string;
  cpt: string;
  rate: number;
  minutes: number;
  staff: string;
  /** How many of a hundred visits after the first are of it. */
  percent: number;
  isFirst?: boolean;
  isTherapy?: boolean;
}>;

/** A visit of the story; moments are by the main office's clocks. */
export type StoryVisit = Readonly<{
  id: string;
  client: string;
  from: string;
  minutes: number;
  type: string;
  program: string;
  staff?: string;
  place: string;
  authorization?: string;
}>;

/** What a payer of the story has allowed. */
export type StoryAuthorization = Readonly<{
  id: string;
  client: string;
  program: string;
  visitTypes: readonly string[];
  from: string;
  to: string;
  units: number;
  used: number;
}>;

/** Of the story that all examples tell: what the sample export goes on telling. */
export type Story = Readonly<{
  /** When the export was made, by the office's clocks. */
  exportedAt: string;
  /** From when the office's clocks are how many hours off UTC. */
  utcOffsets: readonly Readonly<{ from: string; hours: number }>[];
  /** Fields in UTC whose names do not say so, as 'slug/Field Name'. */
  utcFields: readonly string[];
  /** Slug of an entity, or 'default' → the client whose record its example is. */
  clientOf: Readonly<Record<string, string>>;
  /** Entities whose record belongs to no one client. */
  clientless: readonly string[];
  clients: readonly StoryClient[];
  family: readonly Readonly<{
    id: string;
    of: string;
    name: string;
    relation: string;
    born: string;
  }>[];
  staff: readonly Readonly<{
    id: string;
    name: string;
    credentials?: string;
    role: string;
    may: readonly string[];
  }>[];
  payers: readonly Readonly<{ id: string; name: string; policy?: string }>[];
  coverages: readonly Readonly<{ client: string; payer: string; copay: number }>[];
  authorizations: readonly StoryAuthorization[];
  visits: readonly StoryVisit[];
  visitTypes: readonly StoryVisitType[];
  /** What the contract with the payer says. */
  billing: Readonly<{ disallowedShare: number; daysToBatch: number; daysToAnswer: number }>;
  money: Readonly<{
    paymentPlans: readonly Readonly<{
      covers: readonly Readonly<{ visit: string; due: number }>[];
    }>[];
    payments: readonly Readonly<{ payment: string; visit: string; method: string }>[];
  }>;
}>;

/** The story of which nothing is told yet. */
export const NO_STORY: Story = {
  exportedAt: '2000-01-01T00:00',
  utcOffsets: [],
  utcFields: [],
  clientOf: {},
  clientless: [],
  clients: [],
  family: [],
  staff: [],
  payers: [],
  coverages: [],
  authorizations: [],
  visits: [],
  visitTypes: [],
  billing: { disallowedShare: 0, daysToBatch: 0, daysToAnswer: 0 },
  money: { paymentPlans: [], payments: [] },
};
