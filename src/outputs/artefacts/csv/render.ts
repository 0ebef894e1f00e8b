import { DOWNLOADS } from '../../../dictionary/model/addresses';
import { generatedCsv } from '../../generatedCsv';
import type { Output } from '../../output';
import { entityTable } from './entities';
import { fieldTable } from './fields';

/** All entities and all fields as CSV. */
export const csv: Output = {
  name: 'CSV',
  render: (dictionary) => [
    generatedCsv(`static${DOWNLOADS.entities}`, entityTable(dictionary)),
    generatedCsv(`static${DOWNLOADS.fields}`, fieldTable(dictionary)),
  ],
};
