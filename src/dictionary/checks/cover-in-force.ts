import type { Story } from '../load/schemas/story';
import type { Problem } from '../model/problem';
import type { CheckedData, Rule } from './support/rule';
import { storyShown, wrongIn, wrongInStory, type StoryShown } from './support/story';

export const coverInForce: Rule = {
  name: 'cover-in-force',
  description:
    'Coverage and authorization are in force on the day of a visit, and fit its program.',
  check: (data) => {
    const known = storyShown(data);
    return [...visitProblems(data, known.story), ...authorizationProblems(known)];
  },
};

function visitProblems(data: CheckedData, story: Story): Problem[] {
  return story.visits.flatMap(({ client, program, type, coverage, authorization, from }, at) => {
    const day = from.slice(0, 10);
    const isInForce = (by: { from: string; to: string }) => by.from <= day && day <= by.to;
    const isCovered = story.coverages.some(
      (by) => by.id === coverage && [by.client, ...by.dependents].includes(client) && isInForce(by),
    );
    const isAllowed = story.authorizations.some(
      (by) =>
        by.id === authorization &&
        by.client === client &&
        by.program === program &&
        by.visitTypes.includes(type) &&
        isInForce(by),
    );
    return wrongInStory(
      data,
      ['visits', at],
      [
        [
          coverage && !isCovered,
          'coverage',
          `${coverage} does not cover client ${client} on ${day}`,
        ],
        [
          authorization && !isAllowed,
          'authorization',
          `${authorization} does not allow ${type} of ${program} on ${day} for client ${client}`,
        ],
      ],
    );
  });
}

function authorizationProblems({ story, at, clientOf }: StoryShown): Problem[] {
  return ['authorization', 'visit-service', 'bed-board-billing'].flatMap((slug) => {
    const shown = at(`${slug}/Authorization Id`);
    const allowed = story.authorizations.find(({ id }) => id === shown?.text);
    if (!allowed) return [];
    const { id, client, program, visitTypes } = allowed;
    const used = story.visits.filter(({ authorization }) => authorization === id).length;
    return [
      wrongIn(
        shown,
        () =>
          client !== clientOf(slug) &&
          `authorization ${id} is of client ${client}, the record of ${clientOf(slug)}`,
      ),
      wrongIn(
        at(`${slug}/Program`),
        ({ text }) =>
          text !== program && `"${text}" is not the program of authorization ${id}: ${program}`,
      ),
      wrongIn(
        at(`${slug}/Visit Type`),
        ({ text }) =>
          !visitTypes.includes(text) &&
          `"${text}" is not allowed by authorization ${id}: ${visitTypes.join(', ')}`,
      ),
      wrongIn(
        at(`${slug}/Used Units`),
        ({ text, number }) =>
          number !== used &&
          `"${text}" should be ${used}, the visits of data/story.yaml that use it`,
      ),
    ].flat();
  });
}
