import path from 'node:path';
import { expect, it } from 'vitest';
import { loadData } from './load/load';
import { canLieAhead } from './model/chronology';
import { isMoment } from './model/dataTypes';
import { groupBy } from './model/groupBy';
import { alongJoin, bySlug, type SampleRecord } from './model/sample';
import { clockOf, isBefore } from './rules/records';

const { dictionary, shared } = loadData(path.join(__dirname, '../../data'));
const { records, exportedAt } = dictionary.sample;
const of = bySlug(records);
const clock = clockOf(dictionary, shared.coherence.value);

const day = (record: SampleRecord | undefined, name: string) =>
  record?.get(name)?.slice(0, 10) ?? '';
const amount = (record: SampleRecord | undefined, name: string) => Number(record?.get(name) ?? 0);
const sum = (all: readonly SampleRecord[], ...names: string[]) =>
  Number(
    all
      .flatMap((record) => names.map((name) => amount(record, name)))
      .reduce((a, b) => a + b, 0)
      .toFixed(2),
  );
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The records of an entity that are of the same client, and have the same values in some fields. */
const beside = (record: SampleRecord, slug: string, ...names: string[]) =>
  of(slug).filter((each) =>
    ['Client Id', ...names].every((name) => each.get(name) === record.get(name)),
  );

/** What takes several records together, which no statement of `data/coherence.yaml` can: what one shows, and should. */
const THREADS: Readonly<
  Record<
    string,
    readonly [slug: string, (record: SampleRecord) => readonly [unknown, unknown] | undefined]
  >
> = {
  'payments add up to what visits were paid': [
    'profile',
    (client) => [
      sum(beside(client, 'payments'), 'Payment Amount'),
      sum(beside(client, 'visit-service'), 'Insurance Paid', 'Client Paid'),
    ],
  ],
  'a statement is due with its lines': [
    'statement-header',
    (header) => [
      amount(header, 'Total Client Due'),
      sum(beside(header, 'statement-detail', 'Statement Id'), 'Visit Due'),
    ],
  ],
  'a payment plan covers what is due when it is made': [
    'payment-plan',
    (plan) => {
      const made = clock('payment-plan', 'Created Date UTC', plan.get('Created Date UTC') ?? '');
      const names = `${plan.get('Primary Client for Payment Plan')}, ${plan.get('Other Clients in Payment Plan')}`;
      const clients = of('profile').filter(({ get }) =>
        names.includes(`${get('First Name')} ${get('Last Name')}`),
      );
      const visits = clients.flatMap((client) => beside(client, 'visit-service'));
      const before = visits.filter(({ get }) => (get('Created Date') ?? '') < (made ?? ''));
      return [amount(plan, 'Amount'), sum(before, 'Client Due')];
    },
  ],
  'a visit is in an episode': [
    'visit-service',
    (visit) => {
      const [episode] = beside(visit, 'episode', 'Episode Id');
      return [day(episode, 'Admission Date') <= day(visit, 'Time In') && Boolean(episode), true];
    },
  ],
  'an appointment becomes a visit, or none came': [
    'schedulerplanner',
    (planned) => {
      const visits = beside(planned, 'visit-service', 'Planner Id');
      const time = `${day(planned, 'Date')}T${planned.get('Time')?.slice(11)}`;
      const [status, times] =
        visits.length > 0
          ? ['COMPLETED', [time]]
          : [time < exportedAt ? 'NO SHOW' : 'SCHEDULED', []];
      return [
        [planned.get('Status'), visits.map(({ get }) => get('Time In'))],
        [status, times],
      ];
    },
  ],
  'an authorization is used by visits and nights': [
    'authorization',
    (allowed) => {
      // A day of a stay is one of its nights.
      const visits = beside(allowed, 'visit-service', 'Authorization Id').filter(
        (visit) => amount(visit, 'Duration') < 1440,
      );
      const nights = sum(beside(allowed, 'bed-board-billing', 'Authorization Id'), 'Units');
      return [amount(allowed, 'Used Units'), visits.length + nights];
    },
  ],
  'an authorization has units for its use': [
    'authorization',
    (allowed) => [
      sum([allowed], 'Used Units', 'Externally Used Units', 'Reserved Units') <=
        amount(allowed, 'Unit/Cap'),
      true,
    ],
  ],
  'tablets are counted': [
    'eMar',
    (dose) => {
      const [count] = beside(dose, 'emar-reconciliation', 'Medication Id');
      const filled = beside(dose, 'medication-history').filter(
        (fill) => day(fill, 'Last Filled') <= day(dose, 'Dispensed On'),
      );
      const taken = days(day(count, 'First Administration'), day(dose, 'Dispensed On')) + 1;
      return (
        count && [
          amount(dose, 'Count After Administration'),
          sum(filled, 'Quantity') - amount(count, 'Unaccounted') - taken,
        ]
      );
    },
  ],
  'a medication is filled once it is prescribed': [
    'medication-request',
    (request) => [
      beside(request, 'medication-history').every(
        (fill) => day(fill, 'Last Filled') >= day(request, 'Medication Added Date'),
      ),
      true,
    ],
  ],
  'the component of a plan is signed': [
    'credible-plan-component',
    (component) => [
      beside(component, 'credible-plan-signature', 'Credible Plan Id', 'Plan Component Id').length >
        0,
      true,
    ],
  ],
  'a result has an order': [
    'lab-test-results',
    (result) => [
      beside(result, 'orders').some(
        (order) =>
          order.get('Order Date')?.slice(0, 16) === result.get('Ordered Date')?.slice(0, 16),
      ),
      true,
    ],
  ],
  'a weight makes the BMI': [
    'medical-profile',
    (profile) => {
      const bmi = (703.07 * amount(profile, 'Weight')) / amount(profile, 'Height(in)') ** 2;
      return [Math.abs(bmi - amount(profile, 'BMI')) <= 0.02, true];
    },
  ],
  'dependents are as many as are named': [
    'liability',
    (liability) => {
      const named = Array.from({ length: 11 }, (_, n) => liability.get(`Dependent Name #${n + 1}`));
      return [amount(liability, 'Number of Dependents'), named.filter(Boolean).length];
    },
  ],
};

it.each(Object.entries(THREADS))('%s', (_, [slug, look]) => {
  const seen = of(slug).flatMap((record) => {
    const [shows, should] = look(record) ?? [];
    const place = `${record.file}:${record.line}`;
    return shows === undefined
      ? []
      : [
          [
            { place, shows },
            { place, shows: should },
          ],
        ];
  });
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.map(([shows]) => shows)).toEqual(seen.map(([, should]) => should));
});

/** The field that says when a record is entered, where it is not Created Date. */
const ENTERED: Readonly<Record<string, string>> = {
  'medication-request': 'Medication Added Date',
  orders: 'Order Date',
  'statement-header': 'Statement Created Date',
};

/** Of entities whose records are written late: the only ones whose records are older. */
const OLDER: Readonly<Record<string, readonly string[]>> = {
  'visit-service': ['schedulerplanner', 'insurance', 'authorization', 'liability', 'family'],
};

it('enters no record before those that it names', () => {
  const entry = new Map(
    dictionary.entities.map(({ slug, fields }) => {
      const created = fields.find(
        ({ fieldName, dataType }) => /^Created Date/.test(fieldName) && isMoment(dataType),
      );
      return [slug, ENTERED[slug] ?? created?.fieldName ?? ''];
    }),
  );
  const enteredAt = (record: SampleRecord) => {
    const name = entry.get(record.slug) ?? '';
    return clock(record.slug, name, record.get(name) ?? '');
  };
  const pairs = dictionary.relationships.joins
    .filter(
      ({ from, to }) => from.slug !== to.slug && (OLDER[from.slug] ?? [to.slug]).includes(to.slug),
    )
    .flatMap((join) => alongJoin(join, of))
    // What belongs to no client is older than all that name it.
    .filter(([, target]) => target?.get('Client Id') !== undefined);
  expect(pairs.length).toBeGreaterThan(1_000);
  const early = pairs.filter(([record, target]) => {
    const [time, before] = [enteredAt(record), target && enteredAt(target)];
    return time && before && isBefore(time, before, 16);
  });
  expect(early.map(([{ file, line }]) => `${file}:${line}`)).toEqual([]);
});

it('has no date after the export but what lies ahead by its name', () => {
  const late = dictionary.entities.flatMap(({ slug, fields }) =>
    of(slug).flatMap(({ file, line, get }) =>
      fields
        .filter(({ fieldName }) => {
          const time = clock(slug, fieldName, get(fieldName) ?? '');
          return time && time.slice(0, 16) > exportedAt && !canLieAhead(fieldName);
        })
        .map(({ fieldName }) => `${file}:${line} ${fieldName}`),
    ),
  );
  // Appointments.
  expect(late.filter((place) => !/SchedulerPlanner\S* Date$/.test(place))).toEqual([]);
  expect(late).not.toEqual([]);
});

it('has no record twice', () => {
  const same = [...groupBy(records, ({ file, text }) => file + text).values()].filter(
    ({ length }) => length > 1,
  );
  expect(same.map(([{ file, line }]) => `${file}:${line}`)).toEqual([]);
});

it('has what programs stumble over', () => {
  const all = records.map(({ text }) => text).join('\n');
  for (const unusual of ['🙂', '\\n', '\\t', '\\"', '\\\\', '</b>', ':""', ':null', 'é']) {
    expect(all).toContain(unusual);
  }
});
