import { ARTEFACTS } from '../../../dictionary/model/addresses';
import type { Output } from '../../output';
import { sameEachTime } from './billOfMaterials';
import { notices } from './notices';

/** What the site is built from: the licenses of the code that it holds, and all packages that build it. */
export const software: Output = {
  name: 'software',
  render: (_dictionary, { software: read }) =>
    read
      ? [
          { path: `static${ARTEFACTS.notices}`, content: notices(read.shipped) },
          {
            path: `static${ARTEFACTS.billOfMaterials}`,
            content: sameEachTime(read.billOfMaterials),
          },
        ]
      : [],
};
