import { createHash } from 'node:crypto';
import { CATALOG } from '../../../dictionary/model/addresses';
import {
  CATALOG_VERSION,
  type CatalogEntity,
  type CatalogField,
  type CatalogFile,
  type CatalogJoin,
} from '../../../dictionary/contract/catalog';
import { markOf } from '../../../dictionary/model/describers';
import { TODO } from '../../../dictionary/model/dataTypes';
import {
  type Dictionary,
  type Field,
  type JoinedEntities,
  isTodo,
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
  const content = { release, ...catalogFile(dictionary) };
  const file = generatedJson(`static${CATALOG}`, 'data', content);
  const hash = createHash('sha256').update(file.content).digest('hex').slice(0, 12);
  const path = `${CATALOG}?${hash}`;
  return [
    file,
    pageJson('catalog-address', 'data', { path }),
    pageJson(
      'all-fields',
      'data',
      allFieldsData(catalogEntities(dictionary), dictionary.sensitivity.classes),
    ),
  ];
};

/** The catalog as data; `readCatalog` completes it. */
export function catalogFile(dictionary: Mapped & JoinedEntities): CatalogFile {
  const found = catalogEntities(dictionary);
  const all = found.flatMap(({ fields }) => fields);
  /** What stands once in the file instead of in each field: its name by its key. */
  const names = (
    key: 'codeSystem' | 'describedBy',
    name: 'codeSystemName' | 'codeSystemMark' | 'describedByMark',
  ) =>
    Object.fromEntries(
      all.flatMap((one) => (one[key] && one[name] ? [[one[key], one[name]]] : [])),
    );
  return {
    version: CATALOG_VERSION,
    codeSystems: names('codeSystem', 'codeSystemName'),
    codeSystemMarks: names('codeSystem', 'codeSystemMark'),
    describers: names('describedBy', 'describedByMark'),
    joins: dictionary.relationships.joins.map(catalogJoin),
    entities: found.map(({ fields, ...entity }) => ({
      ...entity,
      fields: fields.map((field) => ({
        ...field,
        codeSystemName: undefined,
        codeSystemMark: undefined,
        describedByMark: undefined,
      })),
    })),
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

type Mapped = Pick<Dictionary, 'entities' | 'mapping'>;

export function catalogEntities({ entities, mapping }: Mapped): CatalogEntity[] {
  return entities.map((entity) => {
    const { slug, name, fileName, area, description, otherWords, groups } = entity;
    const isCustomOnly = entity.customConfiguration.isCustomOnly || undefined;
    const fields = entity.fields.map((field) => {
      const fhir = elementsOf(mapping, slug, field.fieldName);
      return { ...catalogField(field), fhir: fhir.length > 0 ? fhir : undefined };
    });
    return { slug, name, fileName, area, description, isCustomOnly, otherWords, groups, fields };
  });
}

function catalogField(field: Field): CatalogField {
  const { fieldName, anchor, dataType, isNullable, unit, values } = field;
  const { description, describedBy, otherWords } = field;
  const mark = markOf(describedBy);
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
    describedBy: mark && describedBy?.key,
    describedByMark: mark,
    isTodo: isTodo(field) || undefined,
    sensitivity: field.sensitivity?.map(markKey),
    status: values?.status,
    codeSystem: values?.codeSystem?.key,
    codeSystemName: values?.codeSystem?.name,
    codeSystemMark: values?.codeSystem?.shortName,
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
