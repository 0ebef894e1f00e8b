import { DATA_TYPE_NAMES, TODO } from '../../../dictionary/model/dataTypes';
import { AREAS } from '../../../dictionary/model/areas';
import { CATALOG_VERSION } from '../../../dictionary/contract/catalog';
import { CARDINALITIES, CERTAINTIES } from '../../../dictionary/model/relationships';
import { VALUE_STATUSES } from '../../../dictionary/model/valueStatuses';
import type { Output } from '../../output';
import { jsonArtefact, provenance } from '../provenance';
import schema from './catalogSchema.json';

/** What `catalog.json` holds, as a JSON Schema: programs may read what the site's own search reads. */
export const catalogSchema: Output = (dictionary) => {
  const known: Record<string, unknown> = {
    ...LISTS,
    PROVENANCE: provenance(dictionary).join(' '),
  };
  const filled: unknown = JSON.parse(JSON.stringify(schema), (_, value) => known[value] ?? value);
  return [jsonArtefact('schema/catalog.schema.json', filled as object)];
};

/** What the words in capitals of the schema stand for. */
const LISTS = {
  AREAS,
  CARDINALITIES,
  CATALOG_VERSION,
  CERTAINTIES,
  DATA_TYPES: [...DATA_TYPE_NAMES, TODO],
  VALUE_STATUSES: Object.entries(VALUE_STATUSES).map(([status, { means }]) => ({
    const: status,
    description: means,
  })),
};
