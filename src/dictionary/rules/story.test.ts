import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { identifiersYaml } from '../../testing/dataFolder';
import { judgesStory } from '../../testing/story';
import { loadDictionary } from '../load/load';

describe('child-after-parent', () => {
  const identifiers = identifiersYaml({
    identifiers: `
  - {identifier: Plan Id, identifies: a plan, home: {entity: plan, field: Plan Id}, status: inferred, basis: The name.}
`,
  });
  const examples = {
    'plan/Plan Id': '7',
    'plan/Created Date': '2025-03-04T10:00:30.0000000',
    'part/Plan Id': '7',
    'part/Created Date': '2025-03-04T10:00:00.0000000',
    'part/Start Date': '2025-01-01',
  };

  judgesStory(
    'child-after-parent',
    { examples, files: { identifiers } },
    {
      'part/Created Date: is before 2025-03-04T10:00:30, when the record of plan was entered': {
        'part/Created Date': '2025-03-04T09:59:59.0000000',
      },
      'part/Signed Date: is before 2025-03-04T10:00:30, when the record of plan was entered': {
        'part/Signed Date': '2025-03-03',
      },
    },
    {
      'an older part of another plan': {
        'part/Plan Id': '8',
        'part/Created Date': '2025-03-01T10:00:00.0000000',
      },
    },
  );
});

describe('cover-in-force', () => {
  const story = `clientOf: {default: 1, bed-board-billing: 2}
coverages: [{id: 10, client: 1, payer: 5, from: 2025-01-01, to: 2025-12-31, copay: 20, dependents: [3]}]
authorizations: [{id: 11, client: 1, payer: 5, program: Outpatient, visitTypes: [Therapy], from: 2025-01-01, to: 2025-06-30, units: 24, used: 1}]
visits: [{id: 50, minutes: 60, what: A session., place: O, client: 1, from: 2025-03-04T10:00, type: Therapy, program: Outpatient, coverage: 10, authorization: 11}]`;

  judgesStory(
    'cover-in-force',
    { story },
    {
      'data/story.yaml visits[0].coverage: 10 does not cover client 1 on 2025-07-04': {
        '2025-03-04T': '2025-07-04T',
        'to: 2025-12-31': 'to: 2025-07-03',
        ', authorization: 11': '',
      },
      'data/story.yaml visits[0].coverage: 10 does not cover client 2 on 2025-03-04': {
        'O, client: 1': 'O, client: 2',
        ', authorization: 11': '',
      },
      'data/story.yaml visits[0].authorization: 11 does not allow Therapy of Outpatient on 2025-07-01 for client 1':
        { '2025-03-04T': '2025-07-01T' },
      'data/story.yaml visits[0].authorization: 11 does not allow Therapy of Outpatient on 2024-12-31 for client 1':
        { '2025-03-04T': '2024-12-31T', ', coverage: 10': '' },
      'data/story.yaml visits[0].authorization: 11 does not allow Therapy of Outpatient on 2025-03-04 for client 3':
        { 'O, client: 1': 'O, client: 3' },
      'data/story.yaml visits[0].authorization: 11 does not allow Ride of Outpatient on 2025-03-04 for client 1':
        { 'type: Therapy': 'type: Ride' },
      'data/story.yaml visits[0].authorization: 11 does not allow Therapy of House on 2025-03-04 for client 1':
        { 'program: Outpatient, coverage': 'program: House, coverage' },
      'bed-board-billing/Authorization Id: authorization 11 is of client 1, the record of 2': {
        'bed-board-billing/Authorization Id': '11',
      },
      'visit-service/Program: "House" is not the program of authorization 11: Outpatient': {
        'visit-service/Authorization Id': '11',
        'visit-service/Program': 'House',
      },
      'visit-service/Visit Type: "Ride" is not allowed by authorization 11: Therapy': {
        'visit-service/Authorization Id': '11',
        'visit-service/Visit Type': 'Ride',
      },
      'authorization/Used Units: "3.00" should be 1, the visits of data/story.yaml that use it': {
        'authorization/Authorization Id': '11',
        'authorization/Used Units': '3.00',
      },
    },
    {
      'a visit on the first day of coverage and authorization': { '2025-03-04T': '2025-01-01T' },
      'a visit on their last day': {
        '2025-03-04T': '2025-06-30T',
        'to: 2025-12-31': 'to: 2025-06-30',
      },
      'a visit of a dependent': { 'O, client: 1': 'O, client: 3', ', authorization: 11': '' },
    },
  );
});

describe('dates-in-texts-known', () => {
  const story = `exportedAt: 2025-09-26T09:00
visits: [{id: 51, client: 2, from: 2025-03-11T10:00, minutes: 60, what: A visit., type: T, program: P, place: O}]
`;
  const examples = {
    'notes/Client Note': 'Ordered 03/04/2025 (March 4), next visit March 11, 2025.',
    'orders/Order Date': '2025-03-04T11:05:00',
  };
  const encoded = Buffer.from('Collected on 2025-03-05, at noon.').toString('base64');

  judgesStory(
    'dates-in-texts-known',
    { story, examples },
    {
      'notes/Client Note: "March 12" is a day of which nothing else tells': {
        'notes/Client Note': 'Next visit March 12 at 10:00.',
      },
      'notes/Client Note: "2025-03-05" is a day of which nothing else tells': [
        { 'notes/Client Note': 'Seen 2025-03-05.' },
        { 'notes/Client Note': encoded },
      ],
      'notes/Client Note: "03/05/2025" is a day of which nothing else tells': {
        'notes/Client Note': 'Plan begins 03/05/2025',
      },
      'notes/Client Note: "March 4, 2024" is a day of which nothing else tells': {
        'notes/Client Note': 'Since March 4, 2024.',
      },
    },
  );
});

describe('dependents-agree', () => {
  const story = `family:
  - {id: 1, of: 1, name: Drew L. Sample, relation: child, born: 2013-06-02, what: Child.}
  - {id: 2, of: 1, name: Dana Sample, relation: spouse, born: 1984-09-30, what: Spouse.}
`;
  const examples = {
    'liability/Number of Dependents': '1',
    'liability/Dependent Name #1': 'Drew Sample',
    'liability/Dependent Relation #1': 'child',
    'liability/Child Care - Qualified Children': '1',
    'family/Family Member Name': 'Dana Sample',
    'family/Is Dependent': 'false',
  };

  judgesStory(
    'dependents-agree',
    { story, examples },
    {
      'liability/Number of Dependents: "2" should be 1, as many as are named': {
        'liability/Number of Dependents': '2',
      },
      [`liability/Dependent Name #1: has no relation
liability/Dependent Relation #2: is the relation of nobody`]: {
        'liability/Dependent Relation #1': 'null',
        'liability/Dependent Relation #2': 'child',
      },
      'liability/Child Care - Qualified Children: "2" is more than the 1 children named': {
        'liability/Child Care - Qualified Children': '2',
      },
      'liability/Dependent Name #1: "Pat Other" is none of the story’s family': {
        'liability/Dependent Name #1': 'Pat Other',
      },
      'family/Is Dependent: "true", but Dana Sample is no dependent named': {
        'family/Is Dependent': 'true',
      },
      'family/Is Dependent: "false", but Dana Sample is a dependent named': {
        'liability/Dependent Name #1': 'Dana Sample',
      },
    },
  );
});

describe('example-leads-to-record', () => {
  const identifiers = identifiersYaml({
    identifiers: `
  - {identifier: Claim Id, identifies: a claim, home: {entity: claims, field: Claim Id}, status: inferred, basis: The name.}
  - {identifier: Employee Id, identifies: a person, home: {entity: employee, field: Employee Id}, status: inferred, basis: The name.}
`,
  });
  const story = `clientOf: {default: 1, trip: 2}
clientless: [employee]
references: [{value: 8, kind: claim, is: An old claim., in: [old/Claim Id]}]
staff: [{id: 5, name: A, role: Nurse, login: a, may: []}]
`;
  const examples = { 'employee/Employee Id': '4', 'claims/Claim Id': '7', 'visit/Claim Id': '7' };

  judgesStory(
    'example-leads-to-record',
    { story, examples, files: { identifiers } },
    {
      'visit/Claim Id: "8" leads to "Claim Id" of claims, which shows "7"; write that, or name the value under "references" in data/story.yaml':
        { 'visit/Claim Id': '8' },
      'visit/Employee Id: "6" leads to "Employee Id" of employee, which shows "4"; write that, or name the value under "references" in data/story.yaml':
        { 'visit/Employee Id': '6' },
      'trip/Claim Id: "7" leads to "Claim Id" of claims, a record of client 1, but this one is of client 2':
        { 'trip/Claim Id': '7' },
    },
    {
      'what the story names for that field': { 'old/Claim Id': '8' },
      'people of the story': { 'visit/Employee Id': '5' },
      'a record that is nobody’s': { 'trip/Claim Id': '7', '[employee]': '[employee, claims]' },
    },
  );
});

judgesStory(
  'ids-kept-apart',
  {
    story: 'keptApart: [[a/Plan Id, b/Plan Id]]',
    examples: { 'a/Plan Id': '7', 'b/Plan Id': '8' },
  },
  {
    'a/Plan Id: "7" is the example of b/Plan Id too, but no source joins the two': {
      'b/Plan Id': '7',
    },
  },
);

describe('money-fits-story', () => {
  const story = `money:
  visits: [{visit: 51, charge: 150.00, insurancePaid: 100.00, disallowed: 30.00, clientDue: 20.00, clientPaid: 10.00, balance: 10.00}]
  claims: []
  payments:
    - {payment: 71, day: 2025-03-04, by: A, method: CHECK, amount: 10.00, visit: 51}
    - {payment: 72, day: 2025-03-20, by: P, method: INSURANCE, amount: 100.00, visit: 51}
  statements: [{statement: 7, batch: 3, day: 2025-03-31, dueBy: 2025-04-30, guarantor: 1, lines: [{visit: 51, cost: 150.00, discount: 30.00, insurancePaid: 100.00, insuranceDue: 0.00, clientPaid: 10.00, due: 10.00}], clientDue: 10.00, insuranceDue: 0.00, under30: 10.00, from30: 0.00, from60: 0.00, from90: 0.00}]
  paymentPlans: []
  stays: []
  funds: []
`;

  judgesStory(
    'money-fits-story',
    { story },
    {
      'data/story.yaml money.visits[0].clientPaid: should be 20.00 by its parts': {
        'CHECK, amount: 10.00': 'CHECK, amount: 20.00',
      },
      'data/story.yaml money.statements[0].clientDue: should be 10.00 by its parts': {
        '], clientDue: 10.00': '], clientDue: 60.00',
      },
      'data/story.yaml money.statements[0].insuranceDue: should be 0.00 by its parts': {
        '0.00, under': '5.00, under',
      },
    },
  );
});

describe('months-make-the-year', () => {
  const examples = {
    'liability/Monthly Child Care': '180.00',
    'liability/Annual Child Care': '2160.00',
    'liability/Monthly Medical Expenses': '20.00',
  };

  judgesStory(
    'months-make-the-year',
    { examples },
    {
      'liability/Annual Child Care: "2000.00" should be 2160.00, 12 × Monthly Child Care': {
        'liability/Annual Child Care': '2000.00',
      },
      'liability/Annual Income - Responsible Party: "50000.00" should be 60000.00, 12 × Monthly Gross Family Income - Responsible Party':
        {
          'liability/Monthly Gross Family Income - Responsible Party': '5000.00',
          'liability/Annual Income - Responsible Party': '50000.00',
        },
    },
  );
});

describe('nothing-after-export', () => {
  const story = `exportedAt: 2025-09-26T09:00
utcOffsets: [{from: 2025-03-09T02:00, hours: -4}]`;

  judgesStory(
    'nothing-after-export',
    { story },
    {
      'a/Created Date: is 2025-10-10T00:00:00 by the office’s clocks, after the export of 2025-09-26T09:00':
        { 'a/Created Date': '2025-10-10' },
      'a/Batch Date: is 2025-09-26T09:30:00 by the office’s clocks, after the export of 2025-09-26T09:00':
        { 'a/Batch Date': '9/26/2025 9:30:00 AM' },
      'a/Created Date UTC: is 2025-09-26T09:30:00 by the office’s clocks, after the export of 2025-09-26T09:00':
        { 'a/Created Date UTC': '2025-09-26T13:30:00.0000000' },
    },
    {
      'what lies ahead': { 'a/Target Date': '2025-10-10', 'a/Expiration Date': '2026-01-01' },
      'what was before, in UTC': { 'a/Created Date UTC': '2025-09-26T12:30:00.0000000' },
      'a story without an export': {
        'a/Created Date': '2025-10-10',
        'exportedAt: 2025-09-26T09:00': '',
      },
    },
  );
});

describe('one-accident', () => {
  const INJURY = 'medical-profile/Last Injury';
  const CAUSE = 'visit-service-diagnosis/Cause of Injury ICD10 1';
  const examples = {
    [INJURY]: '2024-08-11T00:00:00.0000000',
    'visit-service/Time In': '2025-03-04T10:00:00',
    [CAUSE]: 'V43.52XS',
  };

  judgesStory(
    'one-accident',
    { examples },
    {
      [`${CAUSE}: "V43.52XA" should end in S, for the injury of 2024-08-11 is long past`]: {
        [CAUSE]: 'V43.52XA',
      },
      [`${CAUSE}: is of no injury`]: { [INJURY]: 'null' },
    },
    { 'a fresh injury': { [INJURY]: '2025-03-01T00:00:00.0000000', [CAUSE]: 'V43.52XA' } },
  );
});

describe('one-weight-a-day', () => {
  const story = `clientOf: {default: 1, visit-service-transportation: 2}
clients:
  - {id: 1, name: A, born: 1985-04-12, gender: F, what: W, address: S, program: P, weights: [{day: 2025-01-06, pounds: 125}]}
  - {id: 2, name: B, born: 1985-04-12, gender: F, what: W, address: S, program: P, weights: [{day: 2025-03-04, pounds: 150}]}
visits: [{id: 51, client: 2, from: 2025-03-04T10:00, minutes: 60, what: A ride., type: T, program: P, place: O}]
`;
  const examples = {
    'medical-profile/Weight': '125.00',
    'medical-profile/Effective Date': '2025-01-06',
    'medical-profile/Height(in)': '65',
    'medical-profile/BMI': '20.80',
    'visit-service-transportation/Weight': '150',
    'visit-service-transportation/Client Visit Id': '51',
  };

  judgesStory(
    'one-weight-a-day',
    { story, examples },
    {
      'visit-service-transportation/Weight: "160" should be 150, the weight of client 2 on 2025-03-04':
        {
          'visit-service-transportation/Weight': '160',
        },
      'medical-profile/Weight: "130.00" should be 125, the weight of client 1 on 2025-01-06': {
        'medical-profile/Weight': '130.00',
        'medical-profile/BMI': '21.63',
      },
      'medical-profile/BMI: "22.00" should be 20.80 by weight and height': {
        'medical-profile/BMI': '22.00',
      },
    },
  );
});

describe('payment-plan-fits-charges', () => {
  const story = `utcOffsets: [{from: 2025-01-01T00:00, hours: -4}]
visits: [{id: 51, client: 2, from: 2025-09-03T10:00, minutes: 60, what: A visit., type: T, program: P, place: O}]
money:
  visits: []
  claims: []
  payments: []
  statements: []
  stays: []
  funds: []
  paymentPlans:
    - {plan: 7, signedOn: 2025-09-10, from: 2025-10-01, to: 2026-03-31, amount: 20.00, covers: [{visit: 51, client: 2, due: 20.00}]}
`;
  const examples = {
    'payment-plan/Payment Plan Id': '7',
    'payment-plan/Created Date UTC': '2025-09-08T15:00:00',
  };

  judgesStory(
    'payment-plan-fits-charges',
    { story, examples },
    {
      'payment-plan/Created Date UTC: "2025-09-03T13:59:00" is before the last visit that the plan covers':
        { 'payment-plan/Created Date UTC': '2025-09-03T13:59:00' },
      'data/story.yaml money.paymentPlans[0].amount: should be 20.00, what is due': {
        'amount: 20.00, covers': 'amount: 30.00, covers',
      },
      'data/story.yaml money.paymentPlans[0].signedOn: is before the last visit covered': {
        'signedOn: 2025-09-10': 'signedOn: 2025-09-02',
      },
      'data/story.yaml money.paymentPlans[0].from: is before 2025-09-10, when it was signed': {
        'from: 2025-10-01': 'from: 2025-09-09',
      },
      'data/story.yaml money.paymentPlans[0].covers: has visit 51, which is not of that client': {
        'client: 2, due': 'client: 3, due',
      },
    },
  );
});

describe('pills-are-counted', () => {
  const story = `medications:
  - id: 7
    client: 1
    name: M
    prescriber: 5
    supervisor: 6
    perDay: 1
    firstDose: 2025-01-14
    refills: 2
    fills: [{day: 2025-01-14, tablets: 30}, {day: 2025-02-12, tablets: 30}]
    lost: [{day: 2025-01-27, tablets: 1, why: Spilled.}]
    counts: [{day: 2025-01-27, left: 15, what: W}]
`;
  const examples = {
    'eMar/Medication Id': '7',
    'eMar/Dispensed On': '2025-03-04T09:05:00.0000000',
    'eMar/Count After Administration': '9.00',
  };

  judgesStory(
    'pills-are-counted',
    { story, examples },
    {
      'data/story.yaml medications[0].counts[0].left: should be 15 by fills, doses and losses': {
        'left: 15': 'left: 16',
      },
      'data/story.yaml medications[0].fills[1].day: comes after the last tablet is taken': {
        'day: 2025-02-12': 'day: 2025-02-14',
      },
      'eMar/Count After Administration: "29.00" should be 9: filled by 2025-03-04, less doses and losses':
        { 'eMar/Count After Administration': '29.00' },
      'medication-history/Last Filled: should be 2025-02-12, the last fill up to 2025-03-04': {
        'medication-history/Last Filled': '2025-01-14',
        'medication-history/Date Updated': '2025-03-04',
      },
    },
    { 'a count of another medication': { 'eMar/Medication Id': '8', 'id: 7': 'id: 9' } },
  );
});

describe('record-names-its-client', () => {
  const identifiers = identifiersYaml({
    identifiers: `
  - {identifier: Client Id, identifies: a client, home: {entity: profile, field: Client Id}, status: inferred, basis: The name.}
  - {identifier: Client Visit Id, also: [Visit Id], identifies: a visit, home: {entity: visit-service, field: Client Visit Id}, status: inferred, basis: The name.}
`,
    polymorphic: `
  - entity: note
    field: Area Id
    by: Area
    identifies: a record
    basis: Listed.
    targets:
      - {value: Visit, to: {entity: visit-service, field: Client Visit Id}, status: stated, basis: Listed.}
      - {value: Else, to: not exported, status: stated, basis: Listed.}
`,
  });
  const story = `clientOf: {default: 1, ride: 2}
visits:
  - {id: 50, client: 1, from: 2025-03-04T10:00, minutes: 60, what: A session., type: T, program: P, place: O}
  - {id: 51, client: 2, from: 2025-03-04T10:00, minutes: 60, what: A ride., type: T, program: P, place: O}
`;
  const examples = {
    'profile/Client Id': '1',
    'visit-service/Client Visit Id': '50',
    'ride/Client Id': '2',
    'ride/Visit Id': '51',
    'note/Area': 'Visit',
    'note/Area Id': '50',
  };

  judgesStory(
    'record-names-its-client',
    { story, examples, files: { identifiers } },
    {
      'ride/Client Id: "1" should be 2, the client of ride in data/story.yaml': {
        'ride/Client Id': '1',
      },
      'profile/Client Id: "2" should be 1, the client of profile in data/story.yaml': {
        'profile/Client Id': '2',
      },
      'ride/Visit Id: visit 50 is one of client 1, but the record is of client 2': {
        'ride/Visit Id': '50',
      },
      'visit-service/Client Visit Id: "52" is no visit of data/story.yaml': {
        'visit-service/Client Visit Id': '52',
      },
      'note/Area Id: visit 51 is one of client 2, but the record is of client 1': {
        'note/Area Id': '51',
      },
      'ride/Client Id: names a client in "Client Id", but ride is among the clientless of data/story.yaml':
        { 'visits:': 'clientless: [ride]\nvisits:', 'ride/Visit Id': 'null' },
    },
    { 'what another value leads elsewhere': { 'note/Area': 'Else', 'note/Area Id': '9' } },
  );
});

describe('staff-may-act', () => {
  const story = `staff:
  - {id: 1, name: A, role: Nurse, login: a, may: [giveMedication]}
  - {id: 2, name: B, role: Therapist, login: b, may: [counsel]}
acts:
  giveMedication: [eMar/Dispensed By]
`;

  judgesStory(
    'staff-may-act',
    { story, examples: { 'eMar/Dispensed By': '1' } },
    {
      'eMar/Dispensed By: 2, Therapist, may not giveMedication; who may: 1': {
        'eMar/Dispensed By': '2',
      },
      'eMar/Dispensed By: "3" is nobody of the staff in data/story.yaml': {
        'eMar/Dispensed By': '3',
      },
      'notes/Created By Employee Id: should be listed once under "acts" in data/story.yaml, not 0 times':
        { 'notes/Created By Employee Id': '2' },
      'eMar/Dispensed By: should be listed once under "acts" in data/story.yaml, not 2 times': {
        'acts:': 'acts:\n  also: [eMar/Dispensed By]',
      },
    },
  );
});

describe('timeline-tells-examples', () => {
  const story = `clientOf: {default: 1}
utcOffsets: [{from: 2024-11-03T02:00, hours: -5}]
timeline:
  - {at: 2025-03-04T10:00, what: Filed., client: 1, entity: claims, field: Created Date UTC, ids: {Claim Id: 7}, by: 5}
  - {at: 2025-03-05, what: Sent., client: 1, entity: claims, field: Date}
`;
  const examples = {
    'claims/Created Date UTC': '2025-03-04T15:00:20.0000000',
    'claims/Date': '2025-03-05',
    'claims/Claim Id': '7',
    'claims/Created By Employee Id': '5',
  };

  judgesStory(
    'timeline-tells-examples',
    { story, examples },
    {
      'data/story.yaml timeline[0].at: claims/Created Date UTC shows 2025-03-04T10:00:20 by the office’s clocks':
        [{ '2025-03-04T10:00': '2025-03-04T15:00' }, { '2025-03-04T10:00': '2025-03-04' }],
      'data/story.yaml timeline[0].client: the record of claims is of 1': {
        'Filed., client: 1': 'Filed., client: 2',
      },
      'data/story.yaml timeline[0].ids.Claim Id: claims/Claim Id shows 7': { 'Id: 7': 'Id: 8' },
      'data/story.yaml timeline[0].by: 6 stands in no staff field of claims': { 'by: 5': 'by: 6' },
      'data/story.yaml timeline[1].at: is before 2025-03-04T10:00, the event above it': {
        'at: 2025-03-05': 'at: 2025-03-03',
        'claims/Date': '2025-03-03',
      },
    },
  );
});

describe('story-places-exist', () => {
  const story = `clientOf: {default: 1, a: 2}
clientless: [a]
utcFields: [a/Plan Id]
acts: {plan: [a/Plan Id]}
keptApart: [[a/Plan Id, a/Plan Id]]
timeline: [{at: 2025-01-01, what: It begins., entity: a, field: Plan Id}]
references: [{value: 7, kind: plan, is: A plan.}, {value: 7, kind: plan, is: A plan., in: [a/Plan Id]}]
`;

  judgesStory(
    'story-places-exist',
    { story, examples: { 'a/Plan Id': '7' } },
    {
      'data/story.yaml clientOf.b: "b" is no entity': { '1, a: 2': '1, b: 2' },
      'data/story.yaml clientless[0]: "b" is no entity': { 'clientless: [a]': 'clientless: [b]' },
      'data/story.yaml utcFields[0]: "a/Plan" is no field; write slug/Field Name': {
        'utcFields: [a/Plan Id]': 'utcFields: [a/Plan]',
      },
      'data/story.yaml acts.plan[0]: "b/Plan Id" is no field; write slug/Field Name': {
        'plan: [a/Plan Id]': 'plan: [b/Plan Id]',
      },
      'data/story.yaml keptApart[0][1]: "b/Id" is no field; write slug/Field Name': {
        ', a/Plan Id]]': ', b/Id]]',
      },
      'data/story.yaml timeline[0].field: "a/Date" is no field; write slug/Field Name': {
        'field: Plan Id': 'field: Date',
      },
      'data/story.yaml references[0]: no example shows "8"; remove it': {
        '[{value: 7': '[{value: 8',
      },
      'data/story.yaml references[1].in[0]: a/Plan Id shows "7", not "8"': {
        ', {value: 7': ', {value: 8',
      },
    },
  );
});

it('names only fields that there are', () => {
  const rules = fs.readFileSync(`${__dirname}/story.ts`, 'utf8');
  const named = rules.match(/'[\da-zA-Z-]+\/[A-Z][^'\n]*'/g) ?? [];
  const places = loadDictionary('data').entities.flatMap(({ slug, fields }) =>
    fields.map(({ fieldName }) => `'${slug}/${fieldName}'`),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((place) => !places.includes(place))).toEqual([]);
});
