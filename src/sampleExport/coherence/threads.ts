import { CLIENT } from '../../dictionary/model/relations';
import { groupBy } from '../../dictionary/model/groupBy';
import type { Counted, MadeUpExport, MadeUpRecord } from './records';

const day = (text: string | undefined) => (text ?? '').slice(0, 10);
const days = (from: string | undefined, to: string | undefined) =>
  Math.round((Date.parse(day(to)) - Date.parse(day(from))) / 86_400_000);
const total = (records: readonly MadeUpRecord[], ...names: string[]) =>
  records.reduce((sum, { amount }) => names.reduce((all, name) => all + amount(name), sum), 0);

/** What looks at one record of a client beside others, and says what does not agree; nothing for what it cannot say. */
type Thread = Readonly<{
  slug: string;
  look: (
    record: MadeUpRecord,
    own: (slug: string) => readonly MadeUpRecord[],
    made: MadeUpExport,
  ) => (readonly [holds: boolean, message: string])[];
}>;

/** What takes several records together, which no statement of `data/coherence.yaml` can. */
const THREADS: Readonly<Record<string, Thread>> = {
  'payments add up': {
    slug: CLIENT,
    look: (_, own) => {
      const paid = total(own('visit-service'), 'Insurance Paid', 'Client Paid');
      const payments = total(own('payments'), 'Payment Amount');
      return [
        [isEqual(payments, paid), `has payments of ${payments}, and visits paid with ${paid}`],
      ];
    },
  },
  'statements add up': {
    slug: 'statement-header',
    look: ({ get, amount }, own) => {
      const lines = own('statement-detail').filter(
        (line) => line.get('Statement Id') === get('Statement Id'),
      );
      const due = total(lines, 'Visit Due');
      return [
        [isEqual(amount('Total Client Due'), due), `should have the due of its lines, ${due}`],
      ];
    },
  },
  'payment plans cover what is due': {
    slug: 'payment-plan',
    look: ({ at, get, amount }, own) => {
      if (get('Other Clients in Payment Plan')) return [];
      const planned = at('Created Date UTC')?.time ?? '';
      const visits = own('visit-service').filter(
        (visit) => (visit.get('Created Date') ?? '') < planned,
      );
      const due = total(visits, 'Client Due');
      return [
        [isEqual(amount('Amount'), due), `should have the Amount ${due}, due when it was made`],
      ];
    },
  },
  'episodes hold their visits': {
    slug: 'visit-service',
    look: ({ get }, own) => {
      const [episode] = own('episode');
      const holds =
        episode?.get('Episode Id') === get('Episode Id') &&
        day(episode?.get('Admission Date')) <= day(get('Time In'));
      return [[holds, `is in no episode: visit of ${get('Time In')}`]];
    },
  },
  'appointments become visits or no-shows': {
    slug: 'schedulerplanner',
    look: ({ get }, own, { dictionary }) => {
      const [visit, ...more] = own('visit-service').filter(
        (each) => each.get('Planner Id') === get('Planner Id'),
      );
      const time = `${day(get('Date'))}T${get('Time')?.slice(11)}`;
      const status = visit
        ? 'COMPLETED'
        : time < dictionary.story.exportedAt
          ? 'NO SHOW'
          : 'SCHEDULED';
      const isAtTime = !visit || visit.get('Time In') === time;
      const holds = get('Status') === status && isAtTime && more.length === 0;
      return [[holds, `is ${get('Status')} of ${time}; it should be ${status}, one visit at most`]];
    },
  },
  'authorizations are used by visits and nights': {
    slug: 'authorization',
    look: ({ get, amount }, own, { dictionary }) => {
      const isOf = (each: MadeUpRecord) => each.get('Authorization Id') === get('Authorization Id');
      const priced = dictionary.story.visitTypes.map(({ name }) => name);
      // The visits of a stay are counted by its nights.
      const visits = own('visit-service').filter(
        (each) => isOf(each) && priced.includes(each.get('Visit Type') ?? ''),
      );
      const nights = total(own('bed-board-billing').filter(isOf), 'Units');
      const used = amount('Used Units');
      const all = used + amount('Externally Used Units') + amount('Reserved Units');
      return [
        [
          used === visits.length + nights,
          `has ${used} used, ${visits.length} visits, ${nights} nights`,
        ],
        [all <= amount('Unit/Cap'), `has ${all} units in use, which is over the cap`],
      ];
    },
  },
  'tablets are counted': {
    slug: 'eMar',
    look: ({ get, amount }, own) => {
      const [count] = own('emar-reconciliation');
      if (count?.get('Medication Id') !== get('Medication Id')) return [];
      const fills = own('medication-history').filter(
        (fill) => day(fill.get('Last Filled')) <= day(get('Dispensed On')),
      );
      const taken = days(count?.get('First Administration'), get('Dispensed On')) + 1;
      const left = total(fills, 'Quantity') - (count?.amount('Unaccounted') ?? 0) - taken;
      return [[left === amount('Count After Administration'), `should have ${left} left`]];
    },
  },
  'medication is filled once it is prescribed': {
    slug: 'medication-request',
    look: ({ get }, own) =>
      own('medication-history').map((fill) => [
        day(fill.get('Last Filled')) >= day(get('Medication Added Date')),
        `was added after ${fill.place} was filled`,
      ]),
  },
  'plan components are signed': {
    slug: 'credible-plan-component',
    look: ({ get }, own) => {
      const ids = ['Credible Plan Id', 'Plan Component Id'];
      const isSigned = own('credible-plan-signature').some((each) =>
        ids.every((id) => each.get(id) === get(id)),
      );
      return [[isSigned, 'has no signature']];
    },
  },
  'results have an order': {
    slug: 'lab-test-results',
    look: ({ get }, own) => {
      const ordered = get('Ordered Date')?.slice(0, 16);
      const isOrdered = own('orders').some(
        (each) => each.get('Order Date')?.slice(0, 16) === ordered,
      );
      return [[isOrdered, `has no order of ${ordered}`]];
    },
  },
};

function isEqual(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005;
}

/** What of each client's records does not agree, by thread. */
export function threads(made: MadeUpExport): Readonly<Record<string, Counted>> {
  const clientOf = ({ get }: MadeUpRecord) => get('Client Id');
  const byClient = new Map(
    made.dictionary.entities.map(({ slug }) => [slug, groupBy(made.of(slug), clientOf)]),
  );
  const looked = Object.entries(THREADS).map(([name, { slug, look }]) => {
    const found = made.of(slug).flatMap((record) => {
      const own = (other: string) => byClient.get(other)?.get(clientOf(record)) ?? [];
      return look(record, own, made).map(([holds, message]) =>
        holds ? [] : [`${record.place} ${message}`],
      );
    });
    return [name, { checked: found.length, broken: found.flat() }] as const;
  });
  return Object.fromEntries(looked);
}
