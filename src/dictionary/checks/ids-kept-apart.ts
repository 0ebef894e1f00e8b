import type { Rule } from './support/rule';
import { storyShown, wrongIn } from './support/story';

export const idsKeptApart: Rule = {
  name: 'ids-kept-apart',
  description: 'Two fields that no source joins (story: keptApart) have different examples.',
  check: (data) => {
    const { story, at } = storyShown(data);
    return story.keptApart.flatMap(([one, other]) =>
      wrongIn(
        at(one),
        ({ text }) =>
          text === at(other)?.text &&
          `"${text}" is the example of ${other} too, but no source joins the two`,
      ),
    );
  },
};
