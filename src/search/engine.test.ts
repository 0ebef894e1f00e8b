import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../testing/cases';
import type { CatalogEntity, CatalogField } from '../dictionary/contract/catalog';
import { catalogEntityOf } from '../testing/catalog';
import { createSearch, type SearchData } from './engine';
import { viewAnswer, type AnswerView, type Part } from './view';

type Group = Omit<SearchData, 'catalog'> & {
  catalog: (CatalogEntity & { fields: CatalogField[] })[];
  first?: Record<string, string>;
  all: Record<string, string[]>;
  labels?: Record<string, string[]>;
  /** By kind, then entities, most frequent first, with as many results as each leaves. */
  facets?: Record<string, string[]>;
  fitting?: Record<string, AnswerView['fitting']>;
};

const groups = casesOf(path.join(__dirname, 'engine')) as {
  names: Group;
};

/** Answers as a page views them. */
function viewer({ catalog, ...data }: Group) {
  const entities = catalog.map(({ name, fields, ...more }) => catalogEntityOf(name, fields, more));
  const none = { codeSystems: {}, sameMeaning: [], intents: [], homes: {} };
  const search = createSearch({ ...none, ...data, catalog: entities });
  return (input: string, part?: Part) => viewAnswer(search(input), part);
}

describe.each(Object.entries(groups))('of %s', (_, group) => {
  const view = viewer(group);
  const shown = (input: string) =>
    view(input).results.map(
      ({ title, place }) => title.map(({ text }) => text).join('') + (place && ` in ${place}`),
    );

  it.each(Object.entries(group.first ?? {}))('“%s” finds %s first', (input, first) => {
    expect(shown(input)[0]).toBe(first);
  });

  it.each(Object.entries(group.all))('“%s” finds %j', (input, all) => {
    expect(shown(input)).toEqual(all);
  });

  it.each(Object.entries(group.labels ?? {}))('“%s” sets the filters %j', (input, labels) => {
    expect(view(input).filters.map(({ label }) => label)).toEqual(labels);
  });

  it.each(Object.entries(group.facets ?? {}))('“%s” offers the filters %j', (input, facets) => {
    const offered = view(input).facets.map((each) => `${each.filter} ${each.label} ${each.count}`);
    expect(offered).toEqual(facets);
  });

  it.each(Object.entries(group.fitting ?? {}))('“%s” shows as a filter %j', (input, fitting) => {
    expect(view(input, { isFilter: true }).fitting).toEqual(fitting);
  });
});

it('offers what is to do only where something is', () => {
  const catalog = groups.names.catalog.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) => ({
      ...field,
      ...{ isTodo: undefined, dataType: 'date' as const },
    })),
  }));
  const { facets } = viewer({ ...groups.names, catalog })('date');
  expect(facets.map(({ filter }) => filter)).not.toContain('is:todo');
});
