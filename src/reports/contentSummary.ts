import { repeatsName } from '../dictionary/checks/description-adds-to-name';
import { counted } from '../dictionary/model/counted';
import { countFields, type Dictionary } from '../dictionary/model/dictionary';
import { VALUE_STATUSES } from '../dictionary/model/valueSets';

/** What a dictionary says in figures: descriptions and value sets. */
export function contentSummary(dictionary: Dictionary): string {
  const { entities } = dictionary;
  return [
    `${counted(entities.length, 'entity', 'entities')}, ${counted(countFields(entities), 'field')}`,
    descriptions(dictionary),
    valueSets(dictionary),
  ].join('\n');
}

function descriptions({ entities }: Dictionary): string {
  const all = entities.flatMap(({ fields }) => fields.map(({ description }) => description));
  const lengths = all.map((text) => text.split(/\s+/).length).sort((a, b) => a - b);
  const empty = entities.flatMap(({ name, fields }) =>
    fields.filter((field) => repeatsName(field, name)),
  );
  const median = lengths[Math.floor(lengths.length / 2)];
  return (
    `${counted(new Set(all).size, 'distinct description')}, ` +
    `${median} words in the median, ${lengths[0]} in the shortest; ` +
    `${((100 * empty.length) / all.length).toFixed(1)} % say no more than the name`
  );
}

function valueSets({ entities }: Dictionary): string {
  const statuses = entities.flatMap(({ fields }) => fields.map(({ values }) => values?.status));
  const counts = Object.keys(VALUE_STATUSES).map(
    (status) => `${status} ${statuses.filter((each) => each === status).length}`,
  );
  return `values: ${counts.join(', ')}`;
}
