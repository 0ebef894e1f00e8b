import type { NamedPage } from '../../../dictionary/contract/nearPages';
import { PAGES, entityPath, sectionPath } from '../../../dictionary/model/addresses';
import { anchorOf } from '../../../dictionary/model/names';
import { byArea, type Area } from '../../../dictionary/model/areas';
import type { Dictionary, Entities } from '../../../dictionary/model/dictionary';
import { systemGroups, valueGroups } from '../../../dictionary/model/valueGroups';
import type { Problem } from '../../../dictionary/model/problem';
import { citableEdition, NO_HISTORY } from '../../../releases/history';
import { listJson, pageJson } from '../../generated';
import type { Output, OutputFile, Inputs } from '../../output';

export const problemList = (problems: readonly Problem[]): OutputFile =>
  listJson('problems', 'data', problems);

/**
 * The lists that pages load: areas of the home page and the menu, what Page Not Found chooses from, abbreviations and
 * values; which edition all pages are of, and that the data has no problems.
 */
export const lists: Output = (dictionary, inputs) => [
  problemList([]),
  listJson('abbreviations', 'data/abbreviations.yaml', dictionary.abbreviations),
  pageJson('edition', 'data', citableEdition(dictionary, inputs.history ?? NO_HISTORY)),
  listJson('areas', 'data/entities', areasOf(dictionary)),
  listJson('addresses', 'data/entities', namedPages(dictionary, inputs)),
  pageJson('values', 'data', {
    sets: valueGroups(dictionary.entities),
    systems: systemGroups(dictionary.codeSystems, dictionary.entities),
  }),
];

export function areasOf({ entities }: Entities): Area[] {
  return byArea(entities).map(({ name, entities: members }) => ({
    name,
    anchor: anchorOf(name),
    entities: members.map(({ slug, name, fields }) => ({ slug, name, fields: fields.length })),
  }));
}

function namedPages({ entities, removedDownloads }: Dictionary, { guides }: Inputs): NamedPage[] {
  return [
    { path: PAGES.entities, label: 'Entities by area', names: ['Entities', 'Entity'] },
    { path: PAGES.home, label: 'Home', names: ['Index'] },
    { path: PAGES.fields, label: 'All fields', names: ['Field'] },
    { path: PAGES.search, label: 'Search', names: [] },
    { path: PAGES.check, label: 'Check an export', names: ['Validate', 'Checker'] },
    {
      path: sectionPath(PAGES.downloads, 'removed'),
      label: 'Downloads that are no longer available',
      names: Object.keys(removedDownloads),
    },
    ...entities.map(({ slug, name, fileName, aliases }) => ({
      path: entityPath(slug),
      label: name,
      names: [fileName, ...aliases],
    })),
    ...guides.map(({ slug, title }) => ({ path: slug, label: title, names: [] })),
  ];
}
