import path from 'node:path';
import { loadData } from '../dictionary/load/load';
import { readProse } from '../dictionary/rules/pages';
import type { CheckedData } from '../dictionary/rules/rule';
import { loadSpeller } from '../dictionary/rules/speller';
import { textsOf } from './cases';
import { makeProject, yamlOf } from './dataFolder';

const speller = await loadSpeller();

export function checkedData(root: string): CheckedData {
  return { ...loadData(path.join(root, 'data')), prose: readProse(root, ['docs']), speller };
}

type Keys = Record<string, unknown>;

/** What is other than in a sound project of one entity, Payer, with one field. */
export type Change = {
  fields?: Keys[];
  entity?: Keys;
  entities?: Record<string, Keys & { fields: Keys[] }>;
  /** Files of `data` as texts, or by the keys in which they are not empty. */
  data?: Record<string, string | Keys>;
  pages?: Record<string, string>;
  /** What is other in the texts of `data`. */
  replace?: [from: string, to: string];
  /** Files of records, in a project without Payer, and what is other in them. */
  sample?: Record<string, string>;
  records?: [from: string, to: string];
};

export const VISITS = textsOf(path.join(__dirname, 'visits')) as Required<
  Pick<Change, 'entities' | 'data' | 'sample'>
>;

const ENTITY = {
  ...{ name: 'Payer', fileName: 'ContentPayer', description: 'Who pays for services.' },
  customConfiguration: { isCustomOnly: false, hasCustomFields: false },
  ...{ describedBy: 'site', area: 'Medications', aliases: [] },
};

const FIELD = {
  ...{ fieldName: 'Client Id', dataType: 'varchar', isNullable: false, exampleValue: '1' },
  description: 'What.',
  describedBy: 'site',
};

/** Two changes in one; where they contradict, the second holds. */
export function together(first: Change, second: Change): Change {
  const data = Object.entries(second.data ?? {}).map(([name, content]) => {
    const prior = first.data?.[name];
    const areKeys = typeof prior === 'object' && typeof content === 'object';
    return [name, areKeys ? { ...prior, ...content } : content];
  });
  return {
    ...{ ...first, ...second },
    entity: { ...first.entity, ...second.entity },
    data: { ...first.data, ...Object.fromEntries(data) },
    pages: { ...first.pages, ...second.pages },
    sample: (first.sample ?? second.sample) && { ...first.sample, ...second.sample },
  };
}

export function changedProject(change: Change): string {
  const { fields = [{}], data = {}, sample, replace = ['', ''], records = ['', ''] } = change;
  const payer: typeof change.entities = sample ? {} : { a: { ...change.entity, fields } };
  return makeProject(
    ofEach({ ...payer, ...change.entities }, '.yaml', ({ fields, ...keys }) =>
      yamlOf({ ...ENTITY, ...keys, fields: fields.map((field) => ({ ...FIELD, ...field })) }),
    ),
    ofEach(data, '', (content) =>
      typeof content === 'string' ? content.replace(...replace) : content,
    ),
    change.pages,
    ofEach(sample ?? {}, '', (lines) => lines.replace(...records)),
  );
}

const ofEach = <T, R>(all: Record<string, T>, ending: string, make: (each: T) => R) =>
  Object.fromEntries(Object.entries(all).map(([name, each]) => [name + ending, make(each)]));
