import type { Problem } from '../model/problem';
import type { CheckedData, Rule } from './support/rule';
import { storyShown, type Story, type StoryShown } from './support/story';

/** Coverage and authorization are in force on the day of a visit, and are for that client and program. */
export const coverInForce: Rule = {
  name: 'cover-in-force',
  description:
    'Coverage and authorization are in force on the day of a visit, and fit its program.',
  severity: 'error',
  check: (data) => {
    const known = storyShown(data);
    return [...visitProblems(data, known.story), ...authorizationProblems(known)];
  },
};

function visitProblems({ shared }: CheckedData, story: Story): Problem[] {
  return story.visits.flatMap((visit, at) => {
    const day = visit.from.slice(0, 10);
    const problem = (key: string, message: string) =>
      shared.story.problem(['visits', at, key], message);
    const coverage = story.coverages.find(({ id }) => id === visit.coverage);
    const allowed = story.authorizations.find(({ id }) => id === visit.authorization);
    const { client, program, type } = visit;
    const isCovered = (by: NonNullable<typeof coverage>) =>
      [by.client, ...by.dependents].includes(client) && by.from <= day && day <= by.to;
    const isAllowed = (by: NonNullable<typeof allowed>) =>
      by.client === client &&
      by.program === program &&
      by.visitTypes.includes(type) &&
      by.from <= day &&
      day <= by.to;
    return [
      visit.coverage && !(coverage && isCovered(coverage))
        ? problem('coverage', `${visit.coverage} does not cover client ${client} on ${day}`)
        : [],
      visit.authorization && !(allowed && isAllowed(allowed))
        ? problem(
            'authorization',
            `${visit.authorization} does not allow ${type} of ${program} on ${day} for client ${client}`,
          )
        : [],
    ].flat();
  });
}

function authorizationProblems({ story, at, clientOf }: StoryShown): Problem[] {
  return ['authorization', 'visit-service', 'bed-board-billing'].flatMap((slug) => {
    const id = at(`${slug}/Authorization Id`);
    const allowed = id && story.authorizations.find((each) => each.id === id.text);
    if (!allowed) return [];
    const program = at(`${slug}/Program`);
    const type = at(`${slug}/Visit Type`);
    const used = story.visits.filter((visit) => visit.authorization === allowed.id).length;
    const shownUse = slug === 'authorization' ? at('authorization/Used Units') : undefined;
    return [
      allowed.client === clientOf(slug)
        ? []
        : id.problem(
            `authorization ${id.text} is of client ${allowed.client}, the record of ${clientOf(slug)}`,
          ),
      program && program.text !== allowed.program
        ? program.problem(
            `"${program.text}" is not the program of authorization ${id.text}: ${allowed.program}`,
          )
        : [],
      type && !allowed.visitTypes.includes(type.text)
        ? type.problem(
            `"${type.text}" is not allowed by authorization ${id.text}: ${allowed.visitTypes.join(', ')}`,
          )
        : [],
      shownUse && shownUse.number !== used
        ? shownUse.problem(
            `"${shownUse.text}" should be ${used}, the visits of data/story.yaml that use it`,
          )
        : [],
    ].flat();
  });
}
