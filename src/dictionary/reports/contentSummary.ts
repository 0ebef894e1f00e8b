import { counted } from '../model/counted';
import { countFields, type Dictionary } from '../model/dictionary';
import { OUTCOMES, SURENESSES, surenessOf } from '../model/relationships';
import { VALUE_STATUSES } from '../model/valueSets';
import { problemsOf, RULES } from '../rules';
import { repeatsName } from '../rules/descriptions';
import type { CheckedData } from '../rules/rule';

/** What the data says in figures: descriptions, value sets, identifiers and joins. */
export function contentSummary(data: CheckedData): string {
  const { dictionary } = data;
  const { entities } = dictionary;
  return [
    `${counted(entities.length, 'entity', 'entities')}, ${counted(countFields(entities), 'field')}`,
    descriptions(dictionary),
    valueSets(dictionary),
    identifiers(data),
    joins(data),
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
  return `values: ${counts(Object.keys(VALUE_STATUSES), statuses)}`;
}

function identifiers(data: CheckedData): string {
  const outcomes = data.dictionary.entities.flatMap(({ fields }) =>
    fields.flatMap(({ identity }) => identity?.outcome ?? []),
  );
  const unresolved = countOf('identifier-has-outcome', data);
  return `${counted(outcomes.length, 'identifier')}: ${counts(Object.keys(OUTCOMES), outcomes)}, unresolved ${unresolved}`;
}

function joins(data: CheckedData): string {
  const { joins: all } = data.dictionary.relationships;
  const sure = all.map(surenessOf);
  const disagree = countOf('join-told-as-modeled', data);
  return `${counted(all.length, 'join')}: ${counts(SURENESSES, sure)}; texts that disagree with them: ${disagree}`;
}

/** How often a rule is broken. */
function countOf(name: string, data: CheckedData): number {
  return RULES.filter((rule) => rule.name === name).flatMap((rule) => problemsOf(rule, data))
    .length;
}

function counts(names: readonly string[], found: readonly (string | undefined)[]): string {
  return names.map((name) => `${name} ${found.filter((each) => each === name).length}`).join(', ');
}
