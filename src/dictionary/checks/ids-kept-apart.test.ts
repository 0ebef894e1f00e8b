import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { idsKeptApart } from './ids-kept-apart';

const problems = (other: string) =>
  storyProblems(idsKeptApart, 'keptApart: [[a/Plan Id, b/Plan Id]]', {
    'a/Plan Id': '7',
    'b/Plan Id': other,
  });

it('finds two ids that look as if they were one', () => {
  expect(problems('7')).toEqual([
    'a/Plan Id: "7" is the example of b/Plan Id too, but no source joins the two',
  ]);
  expect(problems('8')).toEqual([]);
});
