import { createHash } from 'node:crypto';
import { CATALOG } from '../../../dictionary/model/addresses';
import {
  CATALOG_VERSION,
  type CatalogFile,
  type CatalogJoin,
  readCatalog,
} from '../../../dictionary/contract/catalog';
import { markOf } from '../../../dictionary/model/describers';
import { TODO } from '../../../dictionary/model/dataTypes';
import {
  type Dictionary,
  type Field,
  type JoinedEntities,
  todoFacts,
} from '../../../dictionary/model/dictionary';
import { elementsOf } from '../../../dictionary/model/names';
import { markKey } from '../../../dictionary/model/sensitivity';
import type { FieldPlace, Join } from '../../../dictionary/model/relationships';
import { flagValues } from '../../../dictionary/model/valueSets';
import { NO_HISTORY } from '../../../releases/history';
import { generatedJson, pageJson } from '../../generated';
import type { Output } from '../../output';
import { allFieldsData } from './allFields';

/**
 * The one file of all entities and fields, which the browser loads when somebody searches; its address, which names its
 * content, so that a browser may keep it; and what the page of all fields offers.
 */
export const catalog: Output = (dictionary, { history = NO_HISTORY }) => {
  const release = history.version;
  const content = catalogFile(dictionary);
  const file = generatedJson(`static${CATALOG}`, 'data', { release, ...content });
  const hash = createHash('sha256').update(file.content).digest('hex').slice(0, 12);
  const path = `${CATALOG}?${hash}`;
  return [
    file,
    pageJson('catalog-address', 'data', { path }),
    pageJson(
      'all-fields',
      'data',
      allFieldsData(readCatalog(content), dictionary.sensitivity.classes),
    ),
  ];
};

type Catalogued = Pick<Dictionary, 'mapping' | keyof JoinedEntities>;

/** The catalog as data; `readCatalog` completes it with the names that stand in it once. */
export function catalogFile({ entities, mapping, relationships }: Catalogued): CatalogFile {
  const fields = entities.flatMap((entity) => entity.fields);
  const systems = fields.flatMap(({ values }) => values?.codeSystem ?? []);
  const describers = fields.flatMap(({ describedBy }) =>
    describedBy && markOf(describedBy) ? [[describedBy.key, describedBy.mark]] : [],
  );
  return {
    version: CATALOG_VERSION,
    codeSystems: Object.fromEntries(systems.map(({ key, name }) => [key, name])),
    codeSystemMarks: Object.fromEntries(
      systems.flatMap(({ key, shortName }) => (shortName ? [[key, shortName]] : [])),
    ),
    describers: Object.fromEntries(describers),
    joins: relationships.joins.map(catalogJoin),
    entities: entities.map((entity) => {
      const { slug, name, fileName, area, description, otherWords, groups } = entity;
      const isCustomOnly = entity.customConfiguration.isCustomOnly || undefined;
      const all = entity.fields.map((field) => {
        const fhir = elementsOf(mapping, slug, field.fieldName);
        return { ...catalogField(field), fhir: fhir.length > 0 ? fhir : undefined };
      });
      const about = { slug, name, fileName, area, description, isCustomOnly, otherWords, groups };
      return { ...about, fields: all };
    }),
  };
}

function catalogJoin(join: Join): CatalogJoin {
  const { from, to, with: same, when, where, cardinality, status } = join;
  const place = ({ slug, anchor }: FieldPlace) => `${slug}#${anchor}`;
  return {
    from: place(from),
    to: place(to),
    with: same.length > 0 ? same : undefined,
    when,
    where,
    cardinality,
    certainty: status,
  };
}

function catalogField(field: Field) {
  const { fieldName, anchor, dataType, isNullable, unit, values } = field;
  const { description, describedBy, otherWords } = field;
  // The values of a flag follow from its type.
  const isFlag = values === flagValues(field.readAs ?? dataType);
  return {
    fieldName,
    anchor,
    dataType,
    isNullable,
    unit,
    description,
    otherWords,
    describedBy: markOf(describedBy) && describedBy?.key,
    isTodo: todoFacts(field).length > 0 || undefined,
    sensitivity: field.sensitivity?.map(markKey),
    status: values?.status,
    codeSystem: values?.codeSystem?.key,
    codes: isFlag || values?.codes.length === 0 ? undefined : values?.codes,
    examples: isFlag ? undefined : exampleCodes(field),
  };
}

/** Codes that are shown as examples only: somebody who meets one in a file asks what it is. */
function exampleCodes({ values, exampleValue, vendorExample }: Field): string[] | undefined {
  if (!values) return undefined;
  const listed = values.codes.map(({ code }) => code);
  const shown = [exampleValue, vendorExample].filter(
    (example) => typeof example === 'string' && example !== TODO && !listed.includes(example),
  ) as string[];
  return shown.length === 0 ? undefined : shown;
}
