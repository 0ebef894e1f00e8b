import { PAGES, entityPath } from '../../../dictionary/model/addresses';
import type { NamedPage } from '../../../contract/nearPages';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import type { Inputs, Output } from '../../output';
import { listFile } from '../lists/render';

/** What Page Not Found chooses from when an address is nearly one of a page. */
export const addresses: Output = {
  name: 'addresses',
  render: (dictionary, inputs) => [
    listFile('addresses', 'data/entities', namedPages(dictionary, inputs)),
  ],
};

/** Every page with the names by which somebody might ask for it. */
export function namedPages(
  { entities }: Pick<Dictionary, 'entities'>,
  { guides }: Inputs,
): NamedPage[] {
  return [
    { path: PAGES.entities, label: 'Entities by area', names: ['Entities', 'Entity'] },
    { path: PAGES.home, label: 'Home', names: ['Index'] },
    { path: PAGES.fields, label: 'All fields', names: ['Field'] },
    { path: PAGES.search, label: 'Search', names: [] },
    { path: PAGES.check, label: 'Check my export', names: ['Validate', 'Checker'] },
    ...entities.map(({ slug, name, fileName, aliases }) => ({
      path: entityPath(slug),
      label: name,
      names: [fileName, ...aliases],
    })),
    ...guides.map(({ slug, title }) => ({ path: slug, label: title, names: [] })),
  ];
}
