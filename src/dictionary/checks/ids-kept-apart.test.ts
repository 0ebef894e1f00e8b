import { judgesStory } from '../../testing/story';
import { idsKeptApart } from './ids-kept-apart';

judgesStory(
  idsKeptApart,
  {
    story: 'keptApart: [[a/Plan Id, b/Plan Id]]',
    examples: { 'a/Plan Id': '7', 'b/Plan Id': '8' },
  },
  {
    'a/Plan Id: "7" is the example of b/Plan Id too, but no source joins the two': {
      'b/Plan Id': '7',
    },
  },
);
