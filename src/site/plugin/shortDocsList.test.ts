import { expect, it } from 'vitest';
import shortDocsList from './shortDocsList.cjs';

const shortened = (data: object): unknown => JSON.parse(shortDocsList(JSON.stringify(data)));

it('leaves the list of all docs out of what a page is given, and nothing else', () => {
  const version = { pluginId: 'default', docsSidebars: { main: [{ type: 'link' }] } };
  expect(shortened({ version: { ...version, docs: { home: { id: 'home' } } } })).toEqual({
    version: { ...version, docs: {} },
  });
});

it('leaves it out of the global data too, and lets other plugins be', () => {
  const version = { name: 'current', mainDocId: 'home' };
  expect(
    shortened({
      'docusaurus-plugin-content-docs': {
        default: { path: '/', versions: [{ ...version, docs: [{ id: 'home' }] }] },
      },
      'another-plugin': { default: { docs: ['kept'] } },
    }),
  ).toEqual({
    'docusaurus-plugin-content-docs': {
      default: { path: '/', versions: [{ ...version, docs: [] }] },
    },
    'another-plugin': { default: { docs: ['kept'] } },
  });
});
