import type { Rule } from './support/rule';
import { storyShown, wrongIn } from './support/story';

/** Places for dependents that a liability has. */
const PLACES = Array.from({ length: 11 }, (_, nth) => nth + 1);

export const dependentsAgree: Rule = {
  name: 'dependents-agree',
  description: 'Dependents are as many as counted, each with a relation and of the family told of.',
  check: (data) => {
    const { at, story } = storyShown(data);
    const family = story.family.map(({ name }) => withoutInitials(name));
    const places = PLACES.map((n) => ({
      name: at(`liability/Dependent Name #${n}`),
      relation: at(`liability/Dependent Relation #${n}`),
    }));
    const names = places.flatMap(({ name }) => name ?? []);
    const children = places.filter(({ relation }) => relation?.text === 'child').length;
    const member = at('family/Family Member Name');
    const isNamed = names.some(({ text }) => text === member?.text);
    return [
      wrongIn(
        at('liability/Number of Dependents'),
        ({ text, number }) =>
          number !== names.length && `"${text}" should be ${names.length}, as many as are named`,
      ),
      wrongIn(
        at('liability/Child Care - Qualified Children'),
        ({ text, number }) =>
          number > children && `"${text}" is more than the ${children} children named`,
      ),
      ...places.map(({ name, relation }) => [
        ...wrongIn(name, () => !relation && 'has no relation'),
        ...wrongIn(relation, () => !name && 'is the relation of nobody'),
      ]),
      ...names.map((name) =>
        wrongIn(
          name,
          ({ text }) =>
            !family.includes(withoutInitials(text)) && `"${text}" is none of the story’s family`,
        ),
      ),
      wrongIn(
        at('family/Is Dependent'),
        ({ text }) =>
          member !== undefined &&
          names.length > 0 &&
          isNamed !== (text === 'true') &&
          `"${text}", but ${member.text} is ${isNamed ? 'a' : 'no'} dependent named`,
      ),
    ].flat();
  },
};

function withoutInitials(name: string): string {
  return name.replace(/ \p{Lu}\.(?= )/gu, '');
}
