import type { Rule } from './support/rule';
import { storyShown } from './support/story';

/** Two ids that nothing joins do not look as if they were one. */
export const idsKeptApart: Rule = {
  name: 'ids-kept-apart',
  description: 'Two fields that no source joins (story: keptApart) have different examples.',
  severity: 'error',
  check: (data) => {
    const { story, at } = storyShown(data);
    return story.keptApart.flatMap(([one, other]) => {
      const [shown, second] = [at(one), at(other)];
      return shown && shown.text === second?.text
        ? shown.problem(
            `"${shown.text}" is the example of ${other} too, but no source joins the two`,
          )
        : [];
    });
  },
};
