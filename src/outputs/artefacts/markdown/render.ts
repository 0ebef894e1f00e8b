import { LLMS } from '../../../dictionary/model/addresses';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import type { Inputs, Output } from '../../output';
import { provenance } from '../provenance';
import { entityTwins } from './entity';
import { guideTwins } from './guide';
import { llmsList, type Twins } from './llms';
import { asText } from './markdown';
import { relationshipsTwin, valuesTwin } from './pages';

/** The pages as Markdown, the list of them, and all in one file. */
export const markdown: Output = {
  name: 'Markdown',
  render: (dictionary, inputs) => {
    const twins = twinsOf(dictionary, inputs);
    const all = [...twins.guides, ...twins.pages, ...twins.entities];
    const about = provenance(dictionary).map(asText).join('\n\n');
    const file = (path: string, text: string) => ({
      path: `static${path}`,
      content: `${text}\n\n---\n\n${about}\n`,
    });
    return [
      ...all.map(({ path, text }) => file(path, text)),
      file(LLMS.list, llmsList(dictionary, twins)),
      file(LLMS.full, all.map(({ text }) => text).join('\n\n')),
    ];
  },
};

function twinsOf(dictionary: Dictionary, { guides }: Inputs): Twins {
  return {
    entities: dictionary.entities.map(entityTwins(dictionary)),
    guides: guides.map(guideTwins(dictionary, guides)),
    pages: [relationshipsTwin(dictionary), valuesTwin(dictionary)],
  };
}
