import { judgesStory } from '../../testing/story';

const story = `exportedAt: 2025-09-26T09:00
utcOffsets: [{from: 2025-01-01T00:00, hours: -5}]
utcFields: [erx/Answered]
money:
  visits: []
  claims: [{claim: 9, visit: 51, payer: 2, charge: 150.00, insurancePaid: 100.00, disallowed: 30.00, clientDue: 20.00, history: []}]
  payments: [{payment: 71, day: 2025-03-04, by: A, method: CHECK, amount: 10.00, visit: 51}]
  statements: []
  paymentPlans: []
  stays: [{stay: 5, client: 2, payer: 2, rate: 10.00, units: 7.00, charge: 70.00}]
  funds: []
`;

const coherence = `same:
  - {fields: [visit/Amount, claims/Charges], because: a claim asks for the whole charge}
  - {of: [goal, component], fields: [Title, Target Date]}
  - {fields: [access/Date, access/Date UTC], to: minute}
  - {fields: [visit/Code, plan/Code], only: examples}
sum:
  - {total: claims/Charges, of: [claims/Paid, claims/Due]}
  - {total: visit/Time Out, of: [visit/Time In, visit/Duration]}
  - {total: request/Dispensings, of: [request/Refills, 1]}
  - {total: money.claims/charge, of: [money.claims/insurancePaid, money.claims/disallowed, money.claims/clientDue]}
product:
  - {product: visit/Amount, of: [visit/Rate, visit/Units]}
  - {product: money.stays/charge, of: [money.stays/rate, money.stays/units]}
order:
  - {fields: [orders/Ordered, result/Collected, result/Result, orders/Completed, erx/Sent, erx/Answered]}
state:
  - when: orders/Completed
    then: {orders/Is Completed: 1}
    otherwise: {orders/Is Completed: 0, orders/Completed By: null}
  - {when: permit/Expires, is: past, then: {permit/Status: Expired}, otherwise: {permit/Status: Approved}}
  - {when: home/Left, otherwise: {home/Status: ACTIVE}}
  - {when: bed/Out Reason, is: =DISCHARGE, then: {bed/Status: Out}}
within:
  - {day: visit/Time In, from: cover/Start, to: cover/End}
shows:
  - {list: money.payments, id: payment, field: payments/Id, keys: {amount: payments/Amount, day: payments/Date, method: payments/Type}}
entered: {fields: {}, olderThanVisit: []}
`;

const CLAIM = { 'claims/Charges': '150.00', 'claims/Paid': '100.00', 'claims/Due': '50.00' };
const VISIT = {
  'visit/Time In': '2025-03-04T10:00:00',
  'visit/Time Out': '2025-03-04T11:00:00',
  'visit/Duration': '60',
};
const ORDER = {
  'orders/Ordered': '2025-03-04T11:05:00',
  'result/Collected': '2025-03-05',
  'result/Result': '2025-03-06T09:30:00',
};
const COVER = { ...VISIT, 'cover/Start': '2025-01-01', 'cover/End': '2025-12-31' };
const PAYMENT = {
  'payments/Id': '71',
  'payments/Amount': '10.00',
  'payments/Date': '2025-03-04T00:00:00',
  'payments/Type': 'CHECK',
};

judgesStory(
  'statements-hold',
  { story, files: { coherence } },
  {
    'claims/Charges: "150.00" should be "140.00", as in visit/Amount; a claim asks for the whole charge':
      { ...CLAIM, 'visit/Amount': '140.00' },
    'component/Target Date: "2025-08-13" should be "2025-08-12", as in goal/Target Date': {
      'goal/Target Date': '2025-08-12',
      'component/Target Date': '2025-08-13',
    },
    'component/Title: null should be "Sleep", as in goal/Title': {
      'goal/Title': 'Sleep',
      'component/Title': 'null',
    },
    'access/Date UTC: "2025-03-04T14:56:20" (2025-03-04T09:56:20 by the office’s clocks) should be "2025-03-04T09:55:20", as in access/Date':
      { 'access/Date': '2025-03-04T09:55:20', 'access/Date UTC': '2025-03-04T14:56:20' },
    'plan/Code: "F32" should be "F33", as in visit/Code': {
      'visit/Code': 'F33',
      'plan/Code': 'F32',
    },
    'claims/Charges: "150.00" should be 140.00: 100 (claims/Paid) + 40 (claims/Due)': {
      ...CLAIM,
      'claims/Due': '40.00',
    },
    'claims/Charges: "150.00" should be 149.99: 100 (claims/Paid) + 49.99 (claims/Due)': {
      ...CLAIM,
      'claims/Due': '49.99',
    },
    'claims/Charges: "150.00" should be 100.00: 100 (claims/Paid) + 0 (claims/Due)': {
      ...CLAIM,
      'claims/Due': 'null',
    },
    'visit/Time Out: "2025-03-04T11:15:00" should be 2025-03-04T11:00:00: 2025-03-04T10:00:00 (visit/Time In) + 60 (visit/Duration)':
      { ...VISIT, 'visit/Time Out': '2025-03-04T11:15:00' },
    'request/Dispensings: "2" should be 3.00: 2 (request/Refills) + 1': {
      'request/Dispensings': '2',
      'request/Refills': '2',
    },
    'visit/Amount: "150.00" should be 225.00: 75 (visit/Rate) × 3 (visit/Units)': {
      'visit/Amount': '150.00',
      'visit/Rate': '75.00',
      'visit/Units': '3',
    },
    'result/Result: "2025-03-04T23:00:00" is before result/Collected (2025-03-05)': {
      ...ORDER,
      'result/Result': '2025-03-04T23:00:00',
    },
    'erx/Answered: "2025-01-13T15:49:00" is before erx/Sent (2025-01-13T10:50:00)': {
      'erx/Sent': '2025-01-13T10:50:00',
      'erx/Answered': '2025-01-13T15:49:00',
    },
    'orders/Is Completed: "0" should be "1", since orders/Completed shows 2025-03-07': {
      ...ORDER,
      'orders/Completed': '2025-03-07',
      'orders/Is Completed': '0',
    },
    'orders/Completed By: "7" should be null, since orders/Completed is null': {
      'orders/Completed': 'null',
      'orders/Completed By': '7',
    },
    'orders/Completed By: null should be set, since orders/Completed shows 2025-03-07': {
      'orders/Completed': '2025-03-07',
      'orders/Completed By': 'null',
    },
    'permit/Status: "Expired" should be "Approved", since permit/Expires shows 2025-12-31': {
      'permit/Expires': '2025-12-31',
      'permit/Status': 'Expired',
    },
    'permit/Status: "Approved" should be "Expired", since permit/Expires shows 2025-09-25': {
      'permit/Expires': '2025-09-25',
      'permit/Status': 'Approved',
    },
    'home/Status: "ACTIVE" should not be "ACTIVE", since home/Left shows 2025-01-20': {
      'home/Left': '2025-01-20',
      'home/Status': 'ACTIVE',
    },
    'bed/Status: "Out" should not be "Out", since bed/Out Reason shows LEAVE': {
      'bed/Out Reason': 'LEAVE',
      'bed/Status': 'Out',
    },
    'cover/End: "2025-03-03" is before visit/Time In (2025-03-04T10:00:00)': {
      ...COVER,
      'cover/End': '2025-03-03',
    },
    'cover/Start: "2025-03-05" is after visit/Time In (2025-03-04T10:00:00)': {
      ...COVER,
      'cover/Start': '2025-03-05',
    },
    'payments/Amount: "20.00" should be 10 by the story': {
      ...PAYMENT,
      'payments/Amount': '20.00',
    },
    'payments/Date: "2025-03-05T00:00:00" should be 2025-03-04 by the story': {
      ...PAYMENT,
      'payments/Date': '2025-03-05T00:00:00',
    },
    'payments/Type: "CASH" should be CHECK by the story': { ...PAYMENT, 'payments/Type': 'CASH' },
    'data/story.yaml money.claims[0].charge: "160.00" should be 150.00: 100 (money.claims/insurancePaid) + 30 (money.claims/disallowed) + 20 (money.claims/clientDue)':
      { 'charge: 150.00': 'charge: 160.00' },
    'data/story.yaml money.stays[0].charge: "70.00" should be 80.00: 10 (money.stays/rate) × 8 (money.stays/units)':
      { 'units: 7.00': 'units: 8.00' },
  },
  {
    'all of them together': { ...CLAIM, ...ORDER, ...COVER, ...PAYMENT, 'visit/Amount': '150.0' },
    'spellings of one text': { 'goal/Title': 'Sleep', 'component/Title': '<p>Sleep</p>' },
    'a day, which is the whole of it': {
      ...ORDER,
      'result/Collected': '2025-03-04',
      'cover/End': '2025-03-04',
      ...VISIT,
    },
    'less than a minute between one date and time, once in UTC': {
      'access/Date': '2025-03-04T09:55:20',
      'access/Date UTC': '2025-03-04T14:56:19',
    },
    'a field that there is not': { 'claims/Charges': '150.00', 'claims/Paid': '100.00' },
    'a record that the story does not name': {
      ...PAYMENT,
      'payments/Id': '1',
      'payments/Type': 'CASH',
    },
    'what is past': { 'permit/Expires': '2025-09-25', 'permit/Status': 'Expired' },
  },
);
