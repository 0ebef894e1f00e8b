import { DOWNLOADS } from '../../../dictionary/model/addresses';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import type { Condition } from '../../../dictionary/model/relationships';
import { dictionaryLabel, generatedCsv, type CsvTable } from '../../generatedCsv';
import type { OutputFile } from '../../output';

const COLUMNS = [
  'field',
  'condition',
  'leads to entity slug',
  'leads to entity',
  'leads to field',
  'with the same',
  'condition there',
  'identifies',
  'role',
  'cardinality',
  'status',
  'basis',
  'cast from',
  'cast to',
  'dictionary',
];

/** Every join on a line of its own, those to the client and to staff members too. */
export function joinTable({
  site,
  entities,
  relationships: { joins },
}: Pick<Dictionary, 'site' | 'entities' | 'relationships'>): CsvTable {
  const nameOf = new Map(entities.map(({ slug, name }) => [slug, name]));
  const rows = joins.map((join) => [
    join.from.slug,
    nameOf.get(join.from.slug) ?? '',
    join.from.fieldName,
    spell(join.when),
    join.to.slug,
    nameOf.get(join.to.slug) ?? '',
    join.to.fieldName,
    join.with.join('; '),
    spell(join.where),
    join.identifies,
    join.role,
    join.cardinality,
    join.status,
    join.basis,
    join.cast?.from ?? '',
    join.cast?.to ?? '',
    dictionaryLabel(site),
  ]);
  return { columns: COLUMNS, rows };
}

/** The same as a CSV file. */
export function joinsCsv(
  dictionary: Pick<Dictionary, 'site' | 'entities' | 'relationships'>,
): OutputFile {
  return generatedCsv(`static${DOWNLOADS.joins}`, joinTable(dictionary));
}

function spell(condition: Condition | undefined): string {
  return condition ? `${condition.fieldName} is ${condition.value}` : '';
}
