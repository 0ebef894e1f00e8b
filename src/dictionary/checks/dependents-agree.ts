import type { Problem } from '../model/problem';
import type { Rule } from './support/rule';
import { storyShown, type StoryShown } from './support/story';

/** Places for dependents that a liability has. */
const PLACES = Array.from({ length: 11 }, (_, nth) => nth + 1);

/** The dependents of a liability are counted, related, of the family, and the same as in Family. */
export const dependentsAgree: Rule = {
  name: 'dependents-agree',
  description: 'Dependents are as many as counted, each with a relation and of the family told of.',
  severity: 'error',
  check: (data) => {
    const known = storyShown(data);
    const { at, story } = known;
    const family = story.family.map(({ name }) => withoutInitials(name));
    const names = PLACES.flatMap((n) => at(`liability/Dependent Name #${n}`) ?? []);
    const strangers = names.filter(({ text }) => !family.includes(withoutInitials(text)));
    return [
      ...countProblems(known, names.length),
      ...PLACES.flatMap((n) => relationProblem(known, n)),
      ...strangers.map((name) => name.problem(`"${name.text}" is none of the story’s family`)),
      ...flagProblem(
        known,
        names.map(({ text }) => text),
      ),
    ];
  },
};

function withoutInitials(name: string): string {
  return name.replace(/ \p{Lu}\.(?= )/gu, '');
}

function countProblems({ at }: StoryShown, named: number): Problem[] {
  const count = at('liability/Number of Dependents');
  const children = at('liability/Child Care - Qualified Children');
  const related = PLACES.filter((n) => at(`liability/Dependent Relation #${n}`)?.text === 'child');
  return [
    ...(count && count.number !== named
      ? [count.problem(`"${count.text}" should be ${named}, as many as are named`)]
      : []),
    ...(children && children.number > related.length
      ? [children.problem(`"${children.text}" is more than the ${related.length} children named`)]
      : []),
  ];
}

function relationProblem({ at }: StoryShown, n: number): Problem[] {
  const [name, relation] = [
    at(`liability/Dependent Name #${n}`),
    at(`liability/Dependent Relation #${n}`),
  ];
  if (Boolean(name) === Boolean(relation)) return [];
  return [(name ?? relation)!.problem(name ? 'has no relation' : 'is the relation of nobody')];
}

function flagProblem({ at }: StoryShown, names: readonly string[]): Problem[] {
  const flag = at('family/Is Dependent');
  const member = at('family/Family Member Name');
  if (!flag || !member || names.length === 0) return [];
  const isNamed = names.includes(member.text);
  return isNamed === (flag.text === 'true')
    ? []
    : [
        flag.problem(
          `"${flag.text}", but ${member.text} is ${isNamed ? 'a' : 'no'} dependent named`,
        ),
      ];
}
