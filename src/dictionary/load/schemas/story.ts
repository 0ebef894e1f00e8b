import * as z from 'zod';
import { fieldAt, slugSchema, text, yesOrNo } from './parts';

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'is not a day such as 2025-03-04');
const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/, 'is not a moment such as 2025-03-04T10:00');
const dayOrMoment = z.union([day, moment], 'is neither a day nor a moment');
const amount = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, 'is not a number such as 10.00')
  .meta({ examples: ['10.00'] })
  .transform(Number);
const id = text.describe('Its number in the examples.');
const idOf = (thing: string) => text.describe(`Id of ${thing} of this file.`);
const name = text.describe('Its name in the examples.');
const born = day.describe('Day of birth.');
const what = text.describe('What it is, or what happens, in a few words.');
const client = idOf('a client');
const visit = idOf('a visit');
const from = day.describe('First day.');
const to = day.describe('Last day.');
const list = <S extends z.ZodObject>(shape: S, about: string) => z.array(shape).describe(about);

const people = {
  clients: list(
    z.strictObject({
      id,
      name,
      born,
      gender: text,
      what,
      address: text,
      program: text,
      episode: text.optional().describe('Number of the episode of care.'),
      coverage: idOf('a coverage').optional(),
      subscriber: idOf('the client who holds the coverage').optional(),
      ssn: text
        .optional()
        .describe('Social Security number, of the range that is never given out.'),
      phones: z.array(text).optional().describe('Telephone numbers of the household.'),
      weights: z.array(z.strictObject({ day, pounds: amount })).describe('One weight on one day.'),
    }),
    'Whose records the examples are.',
  ),
  family: list(
    z.strictObject({ id, of: client, name, relation: text, born, what }),
    'Their families.',
  ),
  staff: list(
    z.strictObject({
      id,
      name,
      credentials: text.optional(),
      role: text,
      npi: text.optional(),
      dea: text.optional(),
      login: text,
      may: z.array(text).describe('Keys of acts that the role fits.'),
    }),
    'Who works at the agency.',
  ),
  acts: z
    .record(text, z.array(fieldAt))
    .describe('Act → the fields in which the person who did it stands.'),
};

const care = {
  payers: list(
    z.strictObject({
      id,
      name,
      kind: text,
      plan: text.optional(),
      group: text.optional(),
      policy: text.optional(),
    }),
    'Who pays.',
  ),
  coverages: list(
    z.strictObject({
      id,
      client,
      payer: idOf('a payer'),
      from,
      to,
      copay: amount,
      dependents: z.array(client).describe('Who else is covered.'),
    }),
    'Insurance coverages.',
  ),
  authorizations: list(
    z.strictObject({
      id,
      client,
      payer: idOf('a payer'),
      program: text,
      visitTypes: z.array(text).describe('Types of visits that it allows.'),
      from,
      to,
      units: amount,
      used: amount,
      facility: text.optional(),
      facilityRate: amount.optional(),
      what: what.optional(),
    }),
    'What payers have allowed.',
  ),
  places: list(z.strictObject({ name, what, address: text }), 'Where it happens.'),
  externalProviders: list(
    z.strictObject({ id, name, what, npi: text }),
    'Providers outside the agency.',
  ),
  visitTypes: list(
    z.strictObject({
      name,
      cpt: text.describe('Code of the service.'),
      rate: amount,
      minutes: amount,
      staff: idOf('a staff member'),
      percent: amount.describe('How many of a hundred visits after the first are of it.'),
      isFirst: yesOrNo.optional().describe('Whether each client’s first visit is of it.'),
      isTherapy: yesOrNo
        .optional()
        .describe('Whether it is a session that an authorization covers.'),
    }),
    'Types of visits that the sample export goes on with.',
  ),
  billing: z
    .strictObject({
      disallowedShare: amount.describe('Share of each charge that the contract takes off.'),
      daysToBatch: amount.describe('Days from a visit until its claim is sent.'),
      daysToAnswer: amount.describe('Days from a visit until the payer answers.'),
    })
    .describe('What the contract with the payer says.'),
  visits: list(
    z.strictObject({
      id,
      client,
      from: moment.describe('When it begins.'),
      minutes: amount,
      what,
      type: text,
      program: text,
      staff: idOf('a staff member').optional(),
      place: text.describe('Name of a place of this file.'),
      coverage: idOf('a coverage').optional(),
      authorization: idOf('an authorization').optional(),
    }),
    'All visits, those that no example tells of included.',
  ),
  medications: list(
    z.strictObject({
      id,
      client,
      name,
      prescriber: idOf('a staff member'),
      supervisor: idOf('a staff member'),
      perDay: amount,
      firstDose: day,
      refills: amount,
      fills: z.array(z.strictObject({ day, tablets: amount })),
      lost: z.array(z.strictObject({ day, tablets: amount, why: text })),
      counts: z
        .array(z.strictObject({ day, left: amount, what }))
        .describe('How many are left after the doses of a day.'),
    }),
    'What is taken.',
  ),
};

const line = z.strictObject({
  visit,
  cost: amount,
  discount: amount,
  insurancePaid: amount,
  insuranceDue: amount,
  clientPaid: amount,
  due: amount,
});
const paid = { charge: amount, insurancePaid: amount, disallowed: amount, clientDue: amount };

const money = z.strictObject({
  visits: z.array(z.strictObject({ visit, ...paid, clientPaid: amount, balance: amount })),
  claims: z.array(
    z.strictObject({
      claim: id,
      visit,
      payer: idOf('a payer'),
      ...paid,
      history: z.array(z.strictObject({ day, what })),
    }),
  ),
  payments: z.array(
    z.strictObject({ payment: id, day, by: text, method: text, amount, visit: visit }),
  ),
  statements: z.array(
    z.strictObject({
      statement: id,
      batch: id,
      day,
      dueBy: day,
      guarantor: idOf('a family member'),
      lines: z.array(line),
      clientDue: amount,
      insuranceDue: amount,
      under30: amount,
      from30: amount,
      from60: amount,
      from90: amount,
    }),
  ),
  paymentPlans: z.array(
    z.strictObject({
      plan: id,
      signedOn: day,
      from,
      to,
      amount,
      covers: z.array(z.strictObject({ visit, client, due: amount })),
    }),
  ),
  stays: z.array(
    z.strictObject({
      stay: id,
      client,
      payer: idOf('a payer'),
      rate: amount,
      units: amount,
      charge: amount,
    }),
  ),
  funds: z.array(z.strictObject({ allocation: id, visit, amount, what })),
});

/** `data/story.yaml`: the one made-up story that the examples tell. */
export const storySchema = z.strictObject({
  exportedAt: moment
    .meta({ examples: ['2099-12-31T09:00'] })
    .describe('When the export was made; no example is later.'),
  utcOffsets: z
    .array(z.strictObject({ from: moment, hours: amount }))
    .describe('From when the office’s clocks are how many hours off UTC.'),
  utcFields: z
    .array(fieldAt)
    .describe('Fields whose examples are in UTC although their names do not say so.'),
  clientOf: z
    .record(text, text)
    .describe('Slug of an entity, or "default" → the client whose record its example is.'),
  clientless: z.array(slugSchema).describe('Entities whose record belongs to no one client.'),
  ...people,
  ...care,
  money: money.describe('What the visits cost, and who paid it.'),
  references: list(
    z.strictObject({
      value: text,
      kind: text.describe('What kind of thing it names.'),
      is: text.describe('Which one.'),
      in: z.array(fieldAt).min(1).optional().describe('The fields that show it.'),
    }),
    'Values that lead from an example to something that no example tells of.',
  ),
  keptApart: z
    .array(z.tuple([fieldAt, fieldAt]))
    .describe('Pairs of fields whose equality no source states; their examples differ.'),
  timeline: list(
    z.strictObject({
      at: dayOrMoment.describe('When, by the office’s clocks.'),
      what,
      client: client.optional(),
      by: idOf('a staff member').optional(),
      entity: slugSchema,
      field: text.describe('The field that shows the moment.'),
      ids: z.record(text, text).optional().describe('Fields of the record that name it.'),
    }),
    'What happens, in order.',
  ),
});

export type Story = z.output<typeof storySchema>;
export type StoryClient = Story['clients'][number];
