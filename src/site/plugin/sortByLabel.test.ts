import { expect, it } from 'vitest';
import { sortByLabel } from './sortByLabel';

type Arguments = Parameters<typeof sortByLabel>[0];
type Items = Awaited<ReturnType<typeof sortByLabel>>;

const doc = (id: string, title: string, sidebar_label?: string) => ({
  id,
  title,
  frontMatter: { sidebar_label },
});

const sorted = (items: unknown, docs: unknown = []) =>
  sortByLabel({
    docs,
    defaultSidebarItemsGenerator: () => Promise.resolve(items as Items),
  } as unknown as Arguments);

it('orders a group of the menu by the labels that are shown, whatever their case', async () => {
  const docs = [doc('a', 'Visit'), doc('e', 'Aardvark', 'eMAR'), doc('9', 'Eligibility 9')];
  const items = [
    { type: 'doc', id: 'a' },
    { type: 'doc', id: 'bare' },
    { type: 'category', label: 'EMAR', items: [] },
    { type: 'doc', id: 'e' },
    { type: 'category', label: 'Eligibility 10', items: [] },
    { type: 'doc', id: '9' },
    { type: 'html', value: 'first, for it has no label' },
  ];
  expect((await sorted(items, docs)).map((item) => ('id' in item ? item.id : item.type))).toEqual([
    'html',
    'bare',
    '9',
    'category',
    'category',
    'e',
    'a',
  ]);
});

it('says that there is no entity, where the menu would refuse an empty group', async () => {
  expect(await sorted([])).toEqual([{ type: 'html', value: 'No entity could be read.' }]);
});
