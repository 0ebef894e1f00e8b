import type { Output } from '../../output';
import { tablesOf } from '../columns';
import { artefact, provenance } from '../provenance';
import { pythonTypes } from './python';
import { typescriptTypes } from './typescript';

/** The types of all records for TypeScript and Python. */
export const types: Output = {
  name: 'types',
  render: (dictionary) => {
    const tables = tablesOf(dictionary);
    const about = provenance(dictionary);
    return [
      artefact('types/ehi.d.ts', typescriptTypes(tables, about)),
      artefact('types/ehi.py', pythonTypes(tables, about)),
    ];
  },
};
