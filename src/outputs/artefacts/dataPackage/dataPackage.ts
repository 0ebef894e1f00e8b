import { exportFileName } from '../../../dictionary/model/exampleRecord';
import { TODO, typeFamily, type TypeFamily } from '../../../dictionary/model/dataTypes';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { recordKeys, tablesOf, type Column, type Table } from '../columns';
import type { Output } from '../../output';
import { oneLine, jsonArtefact, LICENSE, provenance } from '../provenance';

export const dataPackage: Output = (dictionary) => [
  jsonArtefact('datapackage.json', descriptor(dictionary)),
];

function descriptor(dictionary: Dictionary): object {
  const { site, sources } = dictionary;
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'ehi-export',
    title: oneLine(site.shortTitle),
    description: provenance(dictionary).join(' '),
    version: site.versionLabel,
    licenses: [LICENSE],
    sources: sources.map(({ name, stamp, address }) => ({
      title: oneLine(name),
      version: stamp,
      path: address,
    })),
    resources: tablesOf(dictionary).map(resource),
  };
}

function resource(table: Table): object {
  const { entity } = table;
  const foreignKeys = foreignKeysOf(table);
  return {
    name: entity.slug.toLowerCase(),
    title: oneLine(entity.name),
    description: oneLine(entity.description),
    path: exportFileName(entity.fileName),
    format: 'ndjson',
    mediatype: 'application/x-ndjson',
    dialect: {
      $schema: 'https://datapackage.org/profiles/2.0/tabledialect.json',
      itemType: 'object',
    },
    schema: {
      $schema: 'https://datapackage.org/profiles/2.0/tableschema.json',
      // An agency's own fields come on top in a custom-only file.
      fieldsMatch: entity.customConfiguration.isCustomOnly ? ['subset'] : ['equal'],
      fields: recordKeys(table).map(field),
      missingValues: [''],
      // The standard refuses an empty list.
      ...(foreignKeys.length > 0 && { foreignKeys }),
    },
  };
}

const TEXT = { type: 'string' };

const TYPES: Readonly<Record<TypeFamily, object>> = {
  integer: { type: 'integer' },
  number: { type: 'number' },
  flag: { type: 'boolean', trueValues: ['true', '1'], falseValues: ['false', '0'] },
  text: TEXT,
  bytes: TEXT,
  guid: { type: 'string', format: 'uuid' },
  time: { type: 'datetime', format: 'any' },
};

function typeOf({ dataType }: Column): object {
  const family = typeFamily(dataType);
  if (dataType === 'date') return { type: 'date', format: 'any' };
  return family ? TYPES[family] : { type: 'any' };
}

function field(column: Column): object {
  const { closedCodes, isNotNull, about, field: of } = column;
  const type = typeOf(column);
  const constraints = {
    ...(isNotNull && { required: true }),
    ...(closedCodes && { enum: closedCodes }),
  };
  return {
    name: of.fieldName,
    description: about || undefined,
    ...type,
    // An empty text is a value, as in the SQL; elsewhere it stands for none.
    ...(isNotNull && type === TEXT && { missingValues: [] }),
    example: of.exampleValue === null || of.exampleValue === TODO ? undefined : of.exampleValue,
    ...(Object.keys(constraints).length > 0 && { constraints }),
  };
}

/** The joins that hold for every record; such as depend on another field's value have no place here. */
function foreignKeysOf({ references, entity }: Table): object[] {
  const keys = references.filter(
    ({ join: { when, cardinality } }) =>
      !when && (cardinality === 'many-to-one' || cardinality === 'one-to-one'),
  );
  return keys.map((reference) => ({
    fields: [reference.column.field.fieldName, ...reference.join.with],
    reference: {
      ...(reference.table.entity === entity
        ? {}
        : { resource: reference.table.entity.slug.toLowerCase() }),
      fields: [reference.target.field.fieldName, ...reference.join.with],
    },
  }));
}
