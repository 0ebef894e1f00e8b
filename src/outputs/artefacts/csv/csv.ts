import { DOWNLOADS, entityPath, fieldPath } from '../../../dictionary/model/addresses';
import {
  keyText,
  oncePer,
  type Dictionary,
  type JoinedEntities,
} from '../../../dictionary/model/dictionary';
import { exportFileName } from '../../../dictionary/model/exampleRecord';
import { openQuestions, openText } from '../../../dictionary/model/openQuestions';
import { countClasses, marksText } from '../../../dictionary/model/sensitivity';
import { elementsOf } from '../../../dictionary/model/names';
import type { Condition, FieldPlace } from '../../../dictionary/model/relationships';
import { versionText } from '../../../dictionary/model/valueGroups';
import { misfitSentence } from '../../../dictionary/model/marks';
import type { Code } from '../../../dictionary/model/valueSets';
import { claims, csvTable, generatedCsv, type CsvTable } from '../../generated';
import type { Output } from '../../output';
import { tablesOf, type Table } from '../columns';

export const csv: Output = (dictionary) => [
  generatedCsv(`static${DOWNLOADS.entities}`, entityTable(dictionary)),
  generatedCsv(`static${DOWNLOADS.fields}`, fieldTable(dictionary)),
  generatedCsv(`static${DOWNLOADS.values}`, valueTable(dictionary)),
  generatedCsv(`static${DOWNLOADS.joins}`, joinTable(dictionary)),
];

const SENSITIVITY = 'sensitivity (not legal advice; never says safe)';

export function entityTable(dictionary: Dictionary): CsvTable {
  return csvTable<Table>(dictionary.site, tablesOf(dictionary), ({ entity }) => entity, {
    area: ({ entity }) => entity.area,
    'export file': ({ entity }) => exportFileName(entity.fileName),
    'snake name': ({ snakeName }) => snakeName,
    description: ({ entity }) => entity.description,
    'described by': ({ entity }) => entity.describedBy?.mark,
    fields: ({ columns }) => String(columns.length),
    'nullable fields': ({ entity }) => String(entity.fields.filter((one) => one.isNullable).length),
    'custom-only': ({ entity }) => yesOrNo(entity.customConfiguration.isCustomOnly),
    'custom fields': ({ entity }) => yesOrNo(entity.customConfiguration.hasCustomFields),
    'likely key': ({ entity }) => keyText(entity),
    note: ({ entity }) => entity.note,
    'open questions': ({ entity }) => entity.open?.join('; '),
    'open questions of fields': ({ entity }) => String(entity.fields.flatMap(openQuestions).length),
    [SENSITIVITY]: ({ entity }) =>
      countClasses(entity)
        .map(([name, count]) => `${name} ${count}`)
        .join('; '),
    'FHIR R4': ({ entity }) =>
      dictionary.mapping.entities.find((mapped) => mapped.entity === entity.slug)?.target,
    conflict: ({ entity }) => claims(entity),
    address: ({ entity }) => entityPath(entity.slug),
  });
}

/** Every field on a line of its own, in the order of its file. */
export const fieldTable = oncePer(makeFieldTable);

function makeFieldTable(
  dictionary: Pick<Dictionary, 'site' | 'entities' | 'relationships'> &
    Partial<Pick<Dictionary, 'mapping'>>,
): CsvTable {
  const all = tablesOf(dictionary).flatMap(({ entity, columns }) =>
    columns.map((column, at) => ({ entity, ...column, position: at + 1 })),
  );
  return csvTable(dictionary.site, all, ({ entity }) => entity, {
    area: ({ entity }) => entity.area,
    'export file': ({ entity }) => exportFileName(entity.fileName),
    position: ({ position }) => String(position),
    field: ({ field }) => field.fieldName,
    'snake name': ({ snakeName }) => snakeName,
    'data type': ({ field }) => field.dataType,
    'read as': ({ field }) => field.readAs,
    nullable: ({ field }) => yesOrNo(field.isNullable),
    unit: ({ field }) => field.unit,
    example: ({ field }) => field.exampleValue ?? 'null',
    description: ({ field }) => field.description,
    'described by': ({ field }) => field.describedBy?.mark,
    'value status': ({ field }) => field.values?.status,
    'values by': ({ field }) => field.values?.describedBy?.mark,
    codes: ({ field }) => field.values?.codes.map(codeText).join('; '),
    'code system': ({ field }) => field.values?.codeSystem?.name,
    identifies: ({ field }) => field.identity?.identifies,
    certainty: ({ field }) =>
      field.inferred?.length ? `inferred: ${field.inferred.join(', ')}` : 'stated',
    basis: ({ field }) => field.basis,
    [SENSITIVITY]: ({ field }) => marksText(field),
    'sensitivity reasons': ({ field }) => field.sensitivity?.map(({ reason }) => reason).join(' '),
    'FHIR R4': ({ entity, field }) =>
      elementsOf(dictionary.mapping, entity.slug, field.fieldName).join('; '),
    'open questions': ({ field }) => openText(field),
    conflict: ({ field }) => claims(field),
    'vendor text that does not fit': ({ field }) => field.misfit && misfitSentence(field.misfit),
    address: ({ entity, field }) => fieldPath(entity.slug, field.anchor),
  });
}

/**
 * Every value of every coded field on a line of its own; a field whose values nobody lists has one line.
 * Flags are left out: they are yes or no, and how they are spelled is not documented.
 */
export function valueTable({ site, entities }: Pick<Dictionary, 'site' | 'entities'>): CsvTable {
  const lines = entities.flatMap((entity) =>
    entity.fields.flatMap(({ fieldName, values }) => {
      if (!values || values.status === 'flag') return [];
      const listed: readonly Partial<Code>[] = values.codes.length > 0 ? values.codes : [{}];
      return listed.map((code) => ({ ...values, ...code, entity, fieldName }));
    }),
  );
  return csvTable(site, lines, ({ entity }) => entity, {
    field: ({ fieldName }) => fieldName,
    code: ({ code }) => code,
    meaning: ({ meaning }) => meaning,
    status: ({ status }) => status,
    'code system': ({ codeSystem }) => codeSystem?.name,
    'code system version': ({ codeSystem }) => codeSystem && versionText(codeSystem),
    'perhaps also': ({ perhapsAlso }) => perhapsAlso?.map(({ name }) => name).join('; '),
  });
}

/** Every join on a line of its own, those to the client and to staff members too. */
export function joinTable(dictionary: Pick<Dictionary, 'site' | keyof JoinedEntities>): CsvTable {
  const { site, entities, relationships } = dictionary;
  const names = new Map(entities.map(({ slug, name }) => [slug, name]));
  const named = ({ slug }: FieldPlace) => ({ slug, name: names.get(slug) ?? '' });
  return csvTable(site, relationships.joins, ({ from }) => named(from), {
    field: ({ from }) => from.fieldName,
    condition: ({ when }) => spell(when),
    'leads to entity slug': ({ to }) => to.slug,
    'leads to entity': ({ to }) => named(to).name,
    'leads to field': ({ to }) => to.fieldName,
    'with the same': (join) => join.with.join('; '),
    'condition there': ({ where }) => spell(where),
    identifies: ({ identifies }) => identifies,
    role: ({ role }) => role,
    cardinality: ({ cardinality }) => cardinality,
    status: ({ status }) => status,
    basis: ({ basis }) => basis,
    'cast from': ({ cast }) => cast?.from,
    'cast to': ({ cast }) => cast?.to,
  });
}

function spell(condition: Condition | undefined): string {
  return condition ? `${condition.fieldName} is ${condition.value}` : '';
}

const codeText = ({ code, meaning }: Code) => (meaning ? `${code} = ${meaning}` : code);

export function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no';
}
