import { canLieAhead } from '../model/chronology';
import { CLIENT, EMPLOYEE } from '../model/relations';
import { enteredInOrder } from '../story/entered';
import { checkStatements } from '../story/holds';
import type { Story } from '../load/schemas/story';
import {
  dayOf,
  daysBetween,
  exampleRecords,
  joinsOf,
  placeName,
  STAFF_FIELD,
  storyShown,
  type Shown,
  type StoryShown,
} from './shown';
import type { CheckedData, Rule } from './rule';

/** What the examples tell of the story, and the story of itself. */
export const storyRules: readonly Rule[] = [
  {
    name: 'child-after-parent',
    description: 'A record is entered no earlier than the record that it refers to.',
    check: (data, report) => {
      const { problems } = enteredInOrder(data.dictionary, exampleRecords(data));
      for (const { message, ...place } of problems) report(place, message);
    },
  },
  {
    name: 'cover-in-force',
    description:
      'Coverage and authorization are in force on the day of a visit, and fit its program.',
    check: (data, report) => {
      const { story, at, clientOf } = storyShown(data);
      story.visits.forEach(({ client, program, type, coverage, authorization, from }, nth) => {
        const day = from.slice(0, 10);
        const isInForce = (by: { from: string; to: string }) => by.from <= day && day <= by.to;
        const isCovered = story.coverages.some(
          (by) =>
            by.id === coverage && [by.client, ...by.dependents].includes(client) && isInForce(by),
        );
        const isAllowed = story.authorizations.some(
          (by) =>
            by.id === authorization &&
            by.client === client &&
            by.program === program &&
            by.visitTypes.includes(type) &&
            isInForce(by),
        );
        const place = (key: string) => data.shared.story.place(['visits', nth, key]);
        if (coverage && !isCovered) {
          report(place('coverage'), `${coverage} does not cover client ${client} on ${day}`);
        }
        if (authorization && !isAllowed) {
          report(
            place('authorization'),
            `${authorization} does not allow ${type} of ${program} on ${day} for client ${client}`,
          );
        }
      });
      for (const slug of ['authorization', 'visit-service', 'bed-board-billing']) {
        const shown = at(`${slug}/Authorization Id`);
        const allowed = story.authorizations.find(({ id }) => id === shown?.text);
        if (!shown || !allowed) continue;
        const { id, client, program, visitTypes } = allowed;
        const used = story.visits.filter(({ authorization }) => authorization === id).length;
        if (client !== clientOf(slug)) {
          const message = `authorization ${id} is of client ${client}, the record of ${clientOf(slug)}`;
          report(shown.place, message);
        }
        const of = at(`${slug}/Program`);
        if (of && of.text !== program) {
          report(of.place, `"${of.text}" is not the program of authorization ${id}: ${program}`);
        }
        const type = at(`${slug}/Visit Type`);
        if (type && !visitTypes.includes(type.text)) {
          const message = `"${type.text}" is not allowed by authorization ${id}: ${visitTypes.join(', ')}`;
          report(type.place, message);
        }
        const units = at(`${slug}/Used Units`);
        if (units && units.number !== used) {
          const message = `"${units.text}" should be ${used}, the visits of data/story.yaml that use it`;
          report(units.place, message);
        }
      }
    },
  },
  {
    name: 'dates-in-texts-known',
    description: 'A date inside an example’s text is a day of the story or of another example.',
    check: (data, report) => {
      const { story, all } = storyShown(data);
      const exported = story.exportedAt?.slice(0, 4) ?? '';
      const known = new Set([
        ...all.flatMap((shown) => dayOf(shown) ?? []),
        // A moment in UTC may be on another day there than at the office.
        ...all.filter(({ time }) => time).map(({ text }) => text.slice(0, 10)),
        ...[...story.visits.map(({ from }) => from), ...story.timeline.map(({ at }) => at)].map(
          (moment) => moment.slice(0, 10),
        ),
        ...[...story.clients, ...story.family].map(({ born }) => born),
      ]);
      for (const { text, time, place } of all) {
        if (time) continue;
        for (const { 0: date, groups } of readable(text).matchAll(DATES)) {
          if (known.has(dayIn(groups, exported))) continue;
          report(place, `"${date}" is a day of which nothing else tells`);
        }
      }
    },
  },
  {
    name: 'dependents-agree',
    description:
      'Dependents are as many as counted, each with a relation and of the family told of.',
    check: (data, report) => {
      const { at, story } = storyShown(data);
      const family = story.family.map(({ name }) => withoutInitials(name));
      // A liability has places for eleven dependents.
      const places = Array.from({ length: 11 }, (_, nth) => ({
        name: at(`liability/Dependent Name #${nth + 1}`),
        relation: at(`liability/Dependent Relation #${nth + 1}`),
      }));
      const names = places.flatMap(({ name }) => name ?? []);
      const children = places.filter(({ relation }) => relation?.text === 'child').length;
      const count = at('liability/Number of Dependents');
      if (count && count.number !== names.length) {
        const message = `"${count.text}" should be ${names.length}, as many as are named`;
        report(count.place, message);
      }
      const qualified = at('liability/Child Care - Qualified Children');
      if (qualified && qualified.number > children) {
        const message = `"${qualified.text}" is more than the ${children} children named`;
        report(qualified.place, message);
      }
      for (const { name, relation } of places) {
        if (name && !relation) report(name.place, 'has no relation');
        if (relation && !name) report(relation.place, 'is the relation of nobody');
      }
      for (const { text, place } of names) {
        if (family.includes(withoutInitials(text))) continue;
        report(place, `"${text}" is none of the story’s family`);
      }
      const member = at('family/Family Member Name');
      const flag = at('family/Is Dependent');
      const isNamed = names.some(({ text }) => text === member?.text);
      if (flag && member && names.length > 0 && isNamed !== (flag.text === 'true')) {
        const message = `"${flag.text}", but ${member.text} is ${isNamed ? 'a' : 'no'} dependent named`;
        report(flag.place, message);
      }
    },
  },
  {
    name: 'example-leads-to-record',
    description:
      'A key leads to a record of the same client in the examples, or to one that the story names.',
    check: (data, report) => {
      const known = storyShown(data);
      for (const shown of known.all) {
        const wrong = joinsOf(data, shown, known).map(({ to }) =>
          isNamed(shown, to.slug, known) ? undefined : wrongWay(to, shown, known),
        );
        // Where one of several ways leads to a record, that is enough.
        if (wrong[0] && wrong.every(Boolean)) report(shown.place, wrong[0]);
      }
    },
  },
  {
    name: 'ids-kept-apart',
    description: 'Two fields that no source joins (story: keptApart) have different examples.',
    check: (data, report) => {
      const { story, at } = storyShown(data);
      for (const [one, other] of story.keptApart) {
        const shown = at(one);
        if (!shown || shown.text !== at(other)?.text) continue;
        const message = `"${shown.text}" is the example of ${other} too, but no source joins the two`;
        report(shown.place, message);
      }
    },
  },
  {
    name: 'money-fits-story',
    description: 'In the story, payments add up to what is paid for a visit, lines to a statement.',
    check: ({ shared: { story } }, report) => {
      const { visits, payments, statements } = story.value.money;
      const look = (path: (string | number)[], said: number, parts: readonly number[]) => {
        const made = parts.reduce((total, part) => total + part, 0);
        if (Math.abs(said - made) < 0.005) return;
        report(story.place(['money', ...path]), `should be ${made.toFixed(2)} by its parts`);
      };
      visits.forEach(({ visit, clientPaid, insurancePaid }, nth) => {
        const paid = payments.filter((payment) => payment.visit === visit);
        const parts = [...paid.map(({ amount }) => amount), -insurancePaid];
        look(['visits', nth, 'clientPaid'], clientPaid, parts);
      });
      statements.forEach(({ lines, clientDue, insuranceDue }, nth) => {
        const path = ['statements', nth];
        const due = lines.map((line) => line.due);
        look([...path, 'clientDue'], clientDue, due);
        const byInsurance = lines.map((line) => line.insuranceDue);
        look([...path, 'insuranceDue'], insuranceDue, byInsurance);
      });
    },
  },
  {
    name: 'months-make-the-year',
    description: 'An annual amount is twelve times the monthly one of the same name.',
    check: (data, report) => {
      const { all, at } = storyShown(data);
      for (const { slug, field, text, number, place } of all) {
        const { fieldName } = field;
        const name = OTHER_MONTHS[fieldName] ?? fieldName.replace('Annual ', 'Monthly ');
        const month = name === fieldName ? undefined : at(`${slug}/${name}`);
        if (!month || Math.abs(month.number * 12 - number) < 0.005) continue;
        report(place, `"${text}" should be ${(month.number * 12).toFixed(2)}, 12 × ${name}`);
      }
    },
  },
  {
    name: 'nothing-after-export',
    description: 'No example is later than the export, unless the name says that it lies ahead.',
    check: (data, report) => {
      const { story, all } = storyShown(data);
      const { exportedAt } = story;
      for (const { field, time, place } of all) {
        if (!exportedAt || !time || time <= exportedAt || canLieAhead(field.fieldName)) continue;
        report(place, `is ${time} by the office’s clocks, after the export of ${exportedAt}`);
      }
    },
  },
  {
    name: 'one-accident',
    description: 'A cause of injury is that of the last injury, and fits its age.',
    check: (data, report) => {
      const { at } = storyShown(data);
      const cause = at('visit-service-diagnosis/Cause of Injury ICD10 1');
      if (!cause) return;
      const happened = dayOf(at('medical-profile/Last Injury'));
      if (!happened) return report(cause.place, 'is of no injury');
      const seen = dayOf(at('visit-service/Time In'));
      // From then on an injury code ends in S, for what is left of it.
      const isHealed = seen && daysBetween(happened, seen) >= 30;
      if (!isHealed || cause.text.endsWith('S')) return;
      const message = `"${cause.text}" should end in S, for the injury of ${happened} is long past`;
      report(cause.place, message);
    },
  },
  {
    name: 'one-weight-a-day',
    description: 'A client has one weight on one day, and the BMI fits weight and height.',
    check: (data, report) => {
      const { at, story, clientOf } = storyShown(data);
      const ridden = at('visit-service-transportation/Client Visit Id')?.text;
      const ride = story.visits.find(({ id }) => id === ridden);
      const weighings = [
        ['medical-profile/Weight', dayOf(at('medical-profile/Effective Date'))],
        ['visit-service-transportation/Weight', ride?.from.slice(0, 10)],
      ] as const;
      for (const [name, day] of weighings) {
        const shown = at(name);
        const client = story.clients.find(({ id }) => shown && id === clientOf(shown.slug));
        const known = client?.weights.find((each) => each.day === day);
        if (!shown || !client || !known || known.pounds === shown.number) continue;
        const message = `"${shown.text}" should be ${known.pounds}, the weight of client ${client.id} on ${day}`;
        report(shown.place, message);
      }
      const bmi = at('medical-profile/BMI');
      const weight = at('medical-profile/Weight');
      const height = at('medical-profile/Height(in)');
      if (!bmi || !weight || !height) return;
      const expected = (703.07 * weight.number) / height.number ** 2;
      if (Math.abs(expected - bmi.number) <= 0.02) return;
      report(bmi.place, `"${bmi.text}" should be ${expected.toFixed(2)} by weight and height`);
    },
  },
  {
    name: 'payment-plan-fits-charges',
    description:
      'A payment plan comes after the charges that it covers and amounts to what is due.',
    check: (data, report) => {
      const { story, at } = storyShown(data);
      const planned = at('payment-plan/Payment Plan Id')?.text;
      story.money.paymentPlans.forEach(({ plan, amount, signedOn, from, covers }, nth) => {
        const place = (key: string) => data.shared.story.place(['money', 'paymentPlans', nth, key]);
        const due = covers.reduce((sum, charge) => sum + charge.due, 0);
        const visits = covers.map(({ visit }) => story.visits.find(({ id }) => id === visit));
        const foreign = covers.find(({ client }, which) => visits[which]?.client !== client);
        const [last = ''] = visits
          .map((visit) => visit?.from ?? '')
          .sort()
          .reverse();
        if (Math.abs(due - amount) >= 0.005) {
          report(place('amount'), `should be ${due.toFixed(2)}, what is due`);
        }
        if (last >= signedOn) report(place('signedOn'), 'is before the last visit covered');
        if (signedOn > from) report(place('from'), `is before ${signedOn}, when it was signed`);
        if (foreign) {
          report(place('covers'), `has visit ${foreign.visit}, which is not of that client`);
        }
        const created = plan === planned ? at('payment-plan/Created Date UTC') : undefined;
        if (created && last >= (created.time ?? '')) {
          const message = `"${created.text}" is before the last visit that the plan covers`;
          report(created.place, message);
        }
      });
    },
  },
  {
    name: 'pills-are-counted',
    description: 'What is left of a medication is what was filled, less doses and losses.',
    check: (data, report) => {
      const { story, at } = storyShown(data);
      story.medications.forEach((medication, nth) => {
        const place = (...path: (string | number)[]) =>
          data.shared.story.place(['medications', nth, ...path]);
        medication.counts.forEach((count, at) => {
          const right = tablets(medication, count.day);
          if (count.left === right) return;
          report(place('counts', at, 'left'), `should be ${right} by fills, doses and losses`);
        });
        medication.fills.forEach(({ day }, at) => {
          if (at === 0 || tablets(medication, dayBefore(day)) >= 0) return;
          report(place('fills', at, 'day'), 'comes after the last tablet is taken');
        });
        for (const [slug, count, moment] of COUNTS) {
          const day = dayOf(at(`${slug}/${moment}`));
          const shown = at(`${slug}/${count}`);
          if (!day || !shown || at(`${slug}/Medication Id`)?.text !== medication.id) continue;
          const right = tablets(medication, day);
          if (shown.number === right) continue;
          const message = `"${shown.text}" should be ${right}: filled by ${day}, less doses and losses`;
          report(shown.place, message);
        }
        const known = dayOf(at('medication-history/Date Updated')) ?? '';
        const last = medication.fills.filter(({ day }) => day <= known).at(-1)?.day;
        const filled = at('medication-history/Last Filled');
        if (filled && last && dayOf(filled) !== last) {
          report(filled.place, `should be ${last}, the last fill up to ${known}`);
        }
      });
    },
  },
  {
    name: 'record-names-its-client',
    description:
      'A record is of the client that the story names, and its visit is one of that client.',
    check: (data, report) => {
      const known = storyShown(data);
      for (const shown of known.all) {
        const homes = homesOf(shown, known, data);
        const message =
          (homes.includes(CLIENT) && wrongClient(shown, known)) ||
          (homes.includes('visit-service') && wrongVisit(shown, known));
        if (message) report(shown.place, message);
      }
    },
  },
  {
    name: 'staff-may-act',
    description: 'Each staff field stands for an act of the story that the person’s role fits.',
    check: (data, report) => {
      const { all, story } = storyShown(data);
      if (story.staff.length === 0) return;
      for (const shown of all) {
        const { slug, field, text, place } = shown;
        if (slug === 'employee' || !STAFF_FIELD.test(field.fieldName)) continue;
        const person = story.staff.find(({ id }) => id === text);
        const acts = Object.entries(story.acts).filter(([, at]) => at.includes(placeName(shown)));
        const [act = ''] = acts[0] ?? [];
        if (!person) {
          report(place, `"${text}" is nobody of the staff in data/story.yaml`);
        } else if (acts.length !== 1) {
          const message = `should be listed once under "acts" in data/story.yaml, not ${acts.length} times`;
          report(place, message);
        } else if (!person.may.includes(act)) {
          const fit = story.staff.filter(({ may }) => may.includes(act)).map(({ id }) => id);
          report(place, `${text}, ${person.role}, may not ${act}; who may: ${fit.join(', ')}`);
        }
      }
    },
  },
  {
    name: 'statements-hold',
    description: 'What data/coherence.yaml states holds: same values, sums, order, states, spans.',
    check: (data, report) => {
      const { problems } = checkStatements(data.dictionary, exampleRecords(data));
      for (const { message, ...place } of problems) report(place, message);
    },
  },
  {
    name: 'timeline-tells-examples',
    description:
      'Each event of the story’s timeline is what the examples of its record show, in order.',
    check: (data, report) => {
      const { story, all, at, clientOf } = storyShown(data);
      story.timeline.forEach(({ entity, field, client, by, ids = {}, ...event }, nth) => {
        const place = (...path: string[]) => data.shared.story.place(['timeline', nth, ...path]);
        const time = at(`${entity}/${field}`)?.time;
        const isDay = event.at.length === 10;
        if (!time?.startsWith(event.at) || (isDay && !time.endsWith('T00:00:00'))) {
          const message = `${entity}/${field} shows ${time ?? 'no moment'} by the office’s clocks`;
          report(place('at'), message);
        }
        if (client !== clientOf(entity)) {
          const message = `the record of ${entity} is of ${clientOf(entity) ?? 'no client'}`;
          report(place('client'), message);
        }
        for (const [name, id] of Object.entries(ids)) {
          const shown = at(`${entity}/${name}`)?.text;
          if (shown === id) continue;
          report(place('ids', name), `${entity}/${name} shows ${shown ?? 'nothing'}`);
        }
        const isByThem = all.some(
          (shown) =>
            shown.slug === entity && STAFF_FIELD.test(shown.field.fieldName) && shown.text === by,
        );
        if (by && !isByThem) report(place('by'), `${by} stands in no staff field of ${entity}`);
        const before = story.timeline[nth - 1]?.at ?? '';
        if (before > event.at) report(place('at'), `is before ${before}, the event above it`);
      });
    },
  },
];

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const DATES = new RegExp(
  `(?<iso>\\b\\d{4}-\\d\\d-\\d\\d\\b)|\\b(?<us>\\d\\d/\\d\\d/\\d{4})\\b|\\b(?<month>${MONTHS.join('|')}) (?<day>\\d{1,2})\\b(?!:)(?:, (?<year>\\d{4}))?`,
  'g',
);

function dayIn(groups: RegExpExecArray['groups'], exported: string): string {
  const { iso, us, month = '', day = '', year } = groups ?? {};
  if (iso) return iso;
  if (us) return `${us.slice(6)}-${us.slice(0, 2)}-${us.slice(3, 5)}`;
  const nth = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
  return `${year ?? exported}-${nth}-${day.padStart(2, '0')}`;
}

/** A text as it is meant, also where it is exported in base64. */
function readable(text: string): string {
  const isEncoded = /^[A-Za-z0-9+/]{24,}={0,2}$/.test(text);
  return isEncoded ? Buffer.from(text, 'base64').toString('utf8') : text;
}

function withoutInitials(name: string): string {
  return name.replace(/ \p{Lu}\.(?= )/gu, '');
}

function wrongWay(
  to: Readonly<{ slug: string; fieldName: string }>,
  from: Shown,
  { at, clientOf }: StoryShown,
): string | undefined {
  const home = at(`${to.slug}/${to.fieldName}`);
  const way = `"${to.fieldName}" of ${to.slug}`;
  if (home?.text !== from.text) {
    const shows = home ? `shows "${home.text}"` : 'shows nothing';
    return `"${from.text}" leads to ${way}, which ${shows}; write that, or name the value under "references" in data/story.yaml`;
  }
  const [own, other] = [clientOf(from.slug), clientOf(to.slug)];
  // Records of external providers are shared by many clients.
  return own && other && own !== other && to.slug !== 'externalprovider'
    ? `"${from.text}" leads to ${way}, a record of client ${other}, but this one is of client ${own}`
    : undefined;
}

/** Whether the story says what the value is: for this field, for all fields, or as one of its people. */
function isNamed(from: Shown, home: string, { story }: StoryShown): boolean {
  const isStaff = home === EMPLOYEE && story.staff.some(({ id }) => id === from.text);
  return (
    isStaff ||
    story.references.some(
      ({ value, in: places }) =>
        value === from.text && (!places || places.includes(placeName(from))),
    )
  );
}

/** An amount a month where its name differs in more than that word from that of the amount a year. */
const OTHER_MONTHS: Readonly<Record<string, string>> = {
  'Annual Income - Responsible Party': 'Monthly Gross Family Income - Responsible Party',
};

type Medication = Story['medications'][number];

/** How many tablets are left at the end of a day. */
function tablets({ fills, lost, firstDose, perDay }: Medication, day: string): number {
  const upTo = (all: readonly { day: string; tablets: number }[]) =>
    all.filter((each) => each.day <= day).reduce((sum, { tablets }) => sum + tablets, 0);
  const doses = Math.max(0, daysBetween(firstDose, day) + 1) * perDay;
  return upTo(fills) - upTo(lost) - doses;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

/** Counts of the examples, and the day of each. */
const COUNTS = [
  ['eMar', 'Count After Administration', 'Dispensed On'],
  ['emar-reconciliation', 'Remaining Count Actual', 'Last Administration'],
] as const;

/** The entities of whose records an example is the key, or to which it leads; to a client in every record. */
function homesOf(shown: Shown, known: StoryShown, data: CheckedData): string[] {
  const { slug, field } = shown;
  const isHome = data.dictionary.relationships.identifiers.some(
    ({ home }) => home?.slug === slug && home.fieldName === field.fieldName,
  );
  const led = joinsOf(data, shown, known).filter(({ to, when }) => to.slug !== CLIENT || !when);
  return [...(isHome ? [slug] : []), ...led.map(({ to }) => to.slug)];
}

function wrongClient({ slug, text, field }: Shown, { story, clientOf }: StoryShown) {
  const client = clientOf(slug);
  if (text === client || !story.clientOf.default) return undefined;
  return client
    ? `"${text}" should be ${client}, the client of ${slug} in data/story.yaml`
    : `names a client in "${field.fieldName}", but ${slug} is among the clientless of data/story.yaml`;
}

function wrongVisit({ slug, text }: Shown, { story, clientOf }: StoryShown) {
  if (story.visits.length === 0) return undefined;
  const visit = story.visits.find(({ id }) => id === text);
  const client = clientOf(slug);
  if (!visit) return `"${text}" is no visit of data/story.yaml`;
  return visit.client === client
    ? undefined
    : `visit ${text} is one of client ${visit.client}, but the record is of client ${client}`;
}
