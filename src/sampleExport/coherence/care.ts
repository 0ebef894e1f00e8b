import type { Counted, MadeUpExport, MadeUpRecord } from './records';

const day = (text: string | undefined) => (text ?? '').slice(0, 10);
const days = (from: string | undefined, to: string | undefined) =>
  Math.round((Date.parse(day(to)) - Date.parse(day(from))) / 86_400_000);

/** What a client's records tell of care and does not agree, thread by thread. */
export function careThreads(made: MadeUpExport): Record<string, Counted> {
  const found: Record<string, { checked: number; broken: string[] }> = {};
  const hold = (thread: string, record: MadeUpRecord, holds: boolean, what: string) => {
    const counted = (found[thread] ??= { checked: 0, broken: [] });
    counted.checked += 1;
    if (!holds) counted.broken.push(`${record.place} ${what}`);
  };
  const own = (slug: string, record: MadeUpRecord) =>
    byClient(made, slug).get(record.get('Client Id') ?? '') ?? [];
  const visits = made.of('visit-service');
  const exportedAt = made.dictionary.story.exportedAt ?? '';

  for (const visit of visits) {
    const insurance = own('insurance', visit).find(
      ({ get }) => get('Client Insurance Id') === visit.get('Primary Client Insurance Id'),
    );
    if (insurance) {
      const inForce =
        day(insurance.get('Insurance Coverage Start Date')) <= day(visit.get('Time In')) &&
        day(visit.get('Time In')) <= day(insurance.get('Insurance Coverage End Date'));
      hold('insurance in force', visit, inForce, `visit ${visit.get('Time In')} is not covered`);
    }
    const [episode] = own('episode', visit);
    const spelled = new Map(episode?.members);
    const isHeld =
      spelled.get('Episode Id') === visit.get('Episode Id') &&
      JSON.parse(spelled.get('Admission Date') ?? '""') <= day(visit.get('Time In'));
    hold(
      'episode holds its visits',
      visit,
      isHeld,
      `visit ${visit.get('Time In')} is in no episode`,
    );
    const approved = visit.get('Approved') === 'true';
    hold('states fit dates', visit, approved === Boolean(visit.get('Approved Date')), 'approval');
  }
  for (const planned of made.of('schedulerplanner')) {
    const [visit, ...more] = own('visit-service', planned).filter(
      ({ get }) => get('Planner Id') === planned.get('Planner Id'),
    );
    const time = `${day(planned.get('Date'))}T${planned.get('Time')?.slice(11)}`;
    const status = planned.get('Status');
    const fits = visit
      ? status === 'COMPLETED' &&
        more.length === 0 &&
        visit.get('Time In') === time &&
        visit.get('Duration') === planned.get('Duration') &&
        visit.get('Visit Type') === planned.get('Visit Type')
      : status === (time < exportedAt ? 'NO SHOW' : 'SCHEDULED');
    hold('appointment becomes visit or no-show', planned, fits, `${status} of ${time}`);
  }
  for (const authorization of made.of('authorization')) {
    const { get, amount } = authorization;
    const covered = own('visit-service', authorization).filter(
      (visit) => visit.get('Authorization Id') === get('Authorization Id'),
    );
    const nights = own('bed-board-billing', authorization)
      .filter((stay) => stay.get('Authorization Id') === get('Authorization Id'))
      .reduce((sum, stay) => sum + stay.amount('Units'), 0);
    const single = covered.filter((visit) => visit.get('Visit Type') !== 'Residential Day');
    const used = amount('Used Units');
    hold(
      'authorization units',
      authorization,
      used === single.length + nights,
      `${used} used, ${single.length} visits, ${nights} nights`,
    );
    const all = used + amount('Externally Used Units') + amount('Reserved Units');
    hold('authorization units', authorization, all <= amount('Unit/Cap'), `${all} over the cap`);
    for (const visit of covered) {
      const at = day(visit.get('Time In'));
      const inTime = day(get('Period Start Date')) <= at && at <= day(get('Period End Date'));
      hold('authorization units', visit, inTime, `visit of ${at} is outside the period`);
    }
  }
  for (const dose of made.of('eMar')) {
    const after = dose.amount('Initial Count') - dose.amount('Total Taken');
    hold('tablets', dose, after === dose.amount('Count After Administration'), 'a dose');
    const [count] = own('emar-reconciliation', dose);
    const fills = own('medication-history', dose).filter(
      ({ get }) => day(get('Last Filled')) <= day(dose.get('Dispensed On')),
    );
    if (!count || count.get('Medication Id') !== dose.get('Medication Id')) continue;
    const filled = fills.reduce((sum, fill) => sum + fill.amount('Quantity'), 0);
    const taken = days(count.get('First Administration'), dose.get('Dispensed On')) + 1;
    const left = filled - count.amount('Unaccounted') - taken;
    hold('tablets', dose, left === dose.amount('Count After Administration'), `${left} left`);
  }
  for (const request of made.of('medication-request')) {
    const holds = request.amount('Refills') + 1 === request.amount('Total Dispensings');
    hold('tablets', request, holds, 'refills');
    const first = own('medication-history', request).every(
      ({ get }) => day(get('Last Filled')) >= day(request.get('Medication Added Date')),
    );
    hold('tablets', request, first, 'filled before it was prescribed');
  }
  for (const part of made.of('credible-plan-component')) {
    const ids = ['Credible Plan Id', 'Plan Component Id'];
    const same = (record: MadeUpRecord) => ids.every((id) => record.get(id) === part.get(id));
    const signed = own('credible-plan-signature', part).some(same);
    hold(
      'plan, component, signature',
      part,
      signed,
      `component ${part.get(ids[1] ?? '')} is unsigned`,
    );
    const goal = own('clinical-goal', part).find(
      ({ get }) => get('Component Id') === part.get('Plan Component Id'),
    );
    if (!goal) continue;
    const twins = [
      'Start Date',
      'Target Date',
      'End Date',
      'Active',
      'Goal Achievement Date',
      'Element Status',
    ];
    const differ = twins.filter((name) => goal.get(name) !== part.get(name));
    hold('plan, component, signature', part, differ.length === 0, `${differ} differ in the goal`);
  }
  for (const result of made.of('lab-test-results')) {
    const times = [
      'Ordered Date',
      'Collection Date',
      'Received Date',
      'Result Date',
      'Created Date',
    ].flatMap((name) => result.get(name) ?? []);
    hold('order becomes result', result, times.join() === [...times].sort().join(), times.join());
    const ordered = own('orders', result).some(
      ({ get }) => get('Order Date')?.slice(0, 16) === result.get('Ordered Date')?.slice(0, 16),
    );
    hold('order becomes result', result, ordered, `no order of ${result.get('Ordered Date')}`);
  }
  return found;
}

const cached = new WeakMap<MadeUpExport, Map<string, Map<string, MadeUpRecord[]>>>();

/** An entity's records by the number of their client. */
function byClient(made: MadeUpExport, slug: string): Map<string, MadeUpRecord[]> {
  const all = cached.get(made) ?? new Map<string, Map<string, MadeUpRecord[]>>();
  cached.set(made, all);
  const known = all.get(slug);
  if (known) return known;
  const grouped = new Map<string, MadeUpRecord[]>();
  for (const record of made.of(slug)) {
    const id = record.get('Client Id') ?? '';
    const list = grouped.get(id);
    if (list) list.push(record);
    else grouped.set(id, [record]);
  }
  all.set(slug, grouped);
  return grouped;
}
