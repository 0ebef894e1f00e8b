import { asHtml } from '../../../code/asHtml';
import type { Output } from '../../output';
import { drawAll } from '../../site/pictures/neighborhood';
import { artefact, provenance } from '../provenance';

/** As on the pages in the light theme, which a file of its own does not have. */
const STYLE = `svg{background:#fff}
text{fill:#1f2933;font:12px sans-serif;text-anchor:middle}
.node polygon{fill:#f6f8fa;stroke:#8c96a1}
.edge path{fill:none;stroke:#8c96a1;stroke-width:1.25}
.edge polygon{fill:#8c96a1}
.picture-inferred path{stroke-dasharray:5 3}`;

/** The picture of all joins: a solid line where a source states one, a dashed line where it is inferred. */
export const picture: Output = {
  name: 'picture',
  render: async (dictionary) => {
    const svg = await drawAll(dictionary);
    const about = asHtml(provenance(dictionary).join('\n'));
    const file = svg
      .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
      .replace('>', `>\n<desc>${about}</desc>\n<style>${STYLE}</style>\n`);
    return [artefact('relationships.svg', `${file}\n`)];
  },
};
