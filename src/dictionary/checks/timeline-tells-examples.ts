import type { Rule } from './support/rule';
import { STAFF_FIELD, storyShown, wrongInStory } from './support/story';

export const timelineTellsExamples: Rule = {
  name: 'timeline-tells-examples',
  description:
    'Each event of the story’s timeline is what the examples of its record show, in order.',
  check: (data) => {
    const { story, all, at, clientOf } = storyShown(data);
    return story.timeline.flatMap(({ entity, field, client, by, ids = {}, ...event }, nth) => {
      const time = at(`${entity}/${field}`)?.time;
      const isDay = event.at.length === 10;
      const isThen = time?.startsWith(event.at) && (!isDay || time.endsWith('T00:00:00'));
      const isByThem = all.some(
        ({ slug, field: { fieldName }, text }) =>
          slug === entity && STAFF_FIELD.test(fieldName) && text === by,
      );
      const before = story.timeline[nth - 1]?.at ?? '';
      return wrongInStory(
        data,
        ['timeline', nth],
        [
          [!isThen, 'at', `${entity}/${field} shows ${time ?? 'no moment'} by the office’s clocks`],
          [
            client !== clientOf(entity),
            'client',
            `the record of ${entity} is of ${clientOf(entity) ?? 'no client'}`,
          ],
          ...Object.entries(ids).map(([name, id]) => {
            const shown = at(`${entity}/${name}`)?.text;
            const message = `${entity}/${name} shows ${shown ?? 'nothing'}`;
            return [shown !== id, ['ids', name], message] as const;
          }),
          [by && !isByThem, 'by', `${by} stands in no staff field of ${entity}`],
          [before > event.at, 'at', `is before ${before}, the event above it`],
        ],
      );
    });
  },
};
