import type { Rule } from './support/rule';
import { toldStory } from './support/story';

/** A visit takes as long as it says, at the time of which the story tells. */
export const visitLastsItsDuration: Rule = {
  name: 'visit-lasts-its-duration',
  description:
    'From Time In to Time Out is the visit’s Duration, at the time that the story tells.',
  severity: 'error',
  check: (data) => {
    const { story, at } = toldStory(data);
    const [begin, end, duration] = ['Time In', 'Time Out', 'Duration'].map((name) =>
      at(`visit-service/${name}`),
    );
    const number = at('visit-service/Client Visit Id')?.text;
    const visit = story.visits.find(({ id }) => id === number);
    const minutes =
      begin?.time && end?.time && (Date.parse(end.time) - Date.parse(begin.time)) / 60_000;
    return [
      ...(duration && typeof minutes === 'number' && minutes !== duration.number
        ? [duration.problem(`"${duration.text}" should be ${minutes}, the minutes to Time Out`)]
        : []),
      ...(duration && visit && visit.minutes !== duration.number
        ? [duration.problem(`"${duration.text}" should be ${visit.minutes} by the story`)]
        : []),
      ...(begin?.time && visit && !begin.time.startsWith(visit.from)
        ? [begin.problem(`"${begin.text}" should be ${visit.from} by the story`)]
        : []),
    ];
  },
};
