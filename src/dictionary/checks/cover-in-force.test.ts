import { judgesStory } from '../../testing/story';
import { coverInForce } from './cover-in-force';

const story = `clientOf: {default: 1, bed-board-billing: 2}
coverages: [{id: 10, client: 1, payer: 5, from: 2025-01-01, to: 2025-12-31, copay: 20, dependents: [3]}]
authorizations: [{id: 11, client: 1, payer: 5, program: Outpatient, visitTypes: [Therapy], from: 2025-01-01, to: 2025-06-30, units: 24, used: 1}]
visits: [{id: 50, minutes: 60, what: A session., place: O, client: 1, from: 2025-03-04T10:00, type: Therapy, program: Outpatient, coverage: 10, authorization: 11}]`;

judgesStory(
  coverInForce,
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
