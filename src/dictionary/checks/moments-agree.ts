import type { Rule } from './support/rule';
import { toldStory } from './support/story';

/** Pairs of fields that hold one moment, one of them in UTC. */
const PAIRS = [
  ['record-access/Action Date', 'record-access/Action Date UTC'],
  ['enrollment/Date Generated', 'enrollment/Created Date UTC'],
  ['visit-service/Approved Date', 'encounters/Approved Date UTC'],
  ['erx-messages/Message Date', 'erx-messages/Timestamp UTC'],
] as const;

const MINUTE = 60_000;

/** One moment in two fields is the same by the office's clocks, to the minute. */
export const momentsAgree: Rule = {
  name: 'moments-agree',
  description: 'One moment that is told twice, once in UTC, is the same by the office’s clocks.',
  severity: 'error',
  check: (data) => {
    const { at } = toldStory(data);
    return PAIRS.flatMap(([place, inUtc]) => {
      const [local, utc] = [at(place), at(inUtc)];
      if (!local?.time || !utc?.time) return [];
      return Math.abs(Date.parse(local.time) - Date.parse(utc.time)) < MINUTE
        ? []
        : utc.problem(`"${utc.text}" is ${utc.time} at the office, not ${local.time} as ${place}`);
    });
  },
};
