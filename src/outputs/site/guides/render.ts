import { DATA_TYPES, DATA_TYPE_NAMES } from '../../../dictionary/model/dataTypes';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { customExportFileName, exportFileName } from '../../../dictionary/model/exampleRecord';
import type { CustomFields, EntityLink, UsedDataType } from '../../../contract/guideFacts';
import { generatedJson } from '../../generatedJson';
import type { Output } from '../../output';
import { listFile } from '../lists/render';
import { clientIds, guideCounts } from './counts';
import { guideJoins } from './guideJoins';
import { recordStates } from './recordStates';

/** The facts that guides show: what follows from the dictionary is not written by hand. */
export const guides: Output = {
  name: 'guides',
  render: (dictionary, inputs) => [
    generatedJson(
      'docs/lists/counts.json',
      'data/entities',
      guideCounts(dictionary, inputs.guides),
    ),
    listFile('sources', 'data/sources.yaml', dictionary.sources),
    listFile('record-states', 'data/entities', recordStates(dictionary)),
    listFile('custom-fields', 'data/entities', customFields(dictionary)),
    listFile('without-client-id', 'data/entities', withoutClientId(dictionary)),
    listFile('guide-joins', 'data/identifiers.yaml', guideJoins(dictionary, inputs.guides)),
    listFile('accessibility', 'data/accessibility.yaml', dictionary.accessibility),
    listFile('data-types', 'data/entities', usedDataTypes(dictionary)),
  ],
};

/** The entities to which agencies add fields, with the files that hold them. */
export function customFields({ entities }: Pick<Dictionary, 'entities'>): CustomFields[] {
  return entities
    .filter(({ customConfiguration: { isCustomOnly, hasCustomFields } }) => {
      return isCustomOnly || hasCustomFields;
    })
    .map(({ slug, name, fileName, customConfiguration: { isCustomOnly } }) => ({
      slug,
      name,
      isCustomOnly,
      file: exportFileName(fileName),
      customFile: isCustomOnly ? exportFileName(fileName) : customExportFileName(fileName),
    }));
}

/** The entities whose records do not name the client. */
export function withoutClientId({
  entities,
  relationships,
}: Pick<Dictionary, 'entities' | 'relationships'>): EntityLink[] {
  const naming = new Set(clientIds(relationships).map(({ slug }) => slug));
  return entities.filter(({ slug }) => !naming.has(slug)).map(({ slug, name }) => ({ slug, name }));
}

/** The data types that fields have, in the order of the table of data types. */
export function usedDataTypes({ entities }: Pick<Dictionary, 'entities'>): UsedDataType[] {
  const fields = entities.flatMap((entity) => entity.fields);
  return DATA_TYPE_NAMES.map((name) => {
    const having = fields.filter(({ dataType }) => dataType === name);
    return {
      name,
      isQuoted: DATA_TYPES[name].stringLike,
      shape: DATA_TYPES[name].shape,
      fields: having.length,
      inferred: having.filter(({ inferred }) => inferred?.includes('dataType')).length,
    };
  }).filter(({ fields: count }) => count > 0);
}
