import type { Rule } from './support/rule';
import { STAFF_FIELD, storyShown, type Story, type StoryShown } from './support/story';

type Event = Story['timeline'][number];

/** The story's timeline says, in order, what the examples say. */
export const timelineTellsExamples: Rule = {
  name: 'timeline-tells-examples',
  description:
    'Each event of the story’s timeline is what the examples of its record show, in order.',
  severity: 'error',
  check: (data) => {
    const known = storyShown(data);
    const { problem } = data.shared.story;
    return known.story.timeline.flatMap((event, at, all) => {
      const before = all[at - 1];
      return [
        ...problems(event, known).map(([key, message]) =>
          problem(['timeline', at, ...key], message),
        ),
        ...(before && before.at > event.at
          ? [problem(['timeline', at, 'at'], `is before ${before.at}, the event above it`)]
          : []),
      ];
    });
  },
};

function problems(event: Event, { at, all, clientOf }: StoryShown): [string[], string][] {
  const { entity, field, client, by, ids = {} } = event;
  const time = at(`${entity}/${field}`)?.time;
  const found: [string[], string][] = [];
  const isDay = event.at.length === 10;
  if (!time?.startsWith(event.at) || (isDay && !time.endsWith('T00:00:00'))) {
    found.push([['at'], `${entity}/${field} shows ${time ?? 'no moment'} by the office’s clocks`]);
  }
  if (client !== clientOf(entity)) {
    found.push([['client'], `the record of ${entity} is of ${clientOf(entity) ?? 'no client'}`]);
  }
  for (const [name, id] of Object.entries(ids)) {
    const shown = at(`${entity}/${name}`)?.text;
    if (shown !== id) found.push([['ids', name], `${entity}/${name} shows ${shown ?? 'nothing'}`]);
  }
  if (
    by &&
    !all.some(
      (each) => each.slug === entity && STAFF_FIELD.test(each.field.fieldName) && each.text === by,
    )
  ) {
    found.push([['by'], `${by} stands in no staff field of ${entity}`]);
  }
  return found;
}
