import { expect, it } from 'vitest';
import { nearPages } from './nearPages';

const entity = (slug: string, label: string, fileName: string, ...aliases: string[]) => ({
  path: `/entities/${slug}`,
  label,
  names: [fileName, ...aliases],
});
const PAGES = [
  { path: '/home#entities-by-area', label: 'Entities by area', names: ['Entities'] },
  { path: '/fields', label: 'All fields', names: [] },
  entity('diagnosis', 'Client Diagnosis', 'ContentClientDiagnosis'),
  entity('diagnosis-detail', 'Client Diagnosis Detail', 'ContentClientDiagnosisDetail'),
  entity('client-group', 'Client Group', 'ContentClientGroup'),
  entity('liability', 'Liability', 'ContentLiability'),
  entity('attachments', 'Attachments', 'ContentClientAttachments', 'files'),
  { path: '/guides/attachments', label: 'Attachments', names: [] },
  { path: '/guides/code-systems', label: 'Code systems', names: [] },
];
const near = (address: string) => nearPages(address, PAGES).map(({ path }) => path);
const nearNames = (address: string, ...labels: string[]) =>
  nearPages(
    address,
    labels.map((label, at) => ({ path: `/entities/${at}`, label, names: [] })),
  ).map(({ label }) => label);

it.each([
  ['entities', ['/home#entities-by-area']],
  ['home', ['/home#entities-by-area']],
  ['entities/client-diagnosis', ['/entities/diagnosis', '/entities/diagnosis-detail']],
  ['ENTITIES/LIABILITY/', ['/entities/liability']],
  ['entities/liabilty', ['/entities/liability']],
  ['entities/client_groups', ['/entities/client-group']],
  ['entities/ContentClientGroup.json', ['/entities/client-group']],
  ['entities/clientDiagnosis.html', ['/entities/diagnosis', '/entities/diagnosis-detail']],
  ['liability.md', ['/entities/liability']],
  ['guides/code%20systems.mdx', ['/guides/code-systems']],
  ['liability.htm', ['/entities/liability']],
  ['liability', ['/entities/liability']],
  ['entities/files', ['/entities/attachments']],
  ['guides/attachment', ['/guides/attachments', '/entities/attachments']],
  ['entities/attachment', ['/entities/attachments', '/guides/attachments']],
  ['guides', ['/guides/attachments', '/guides/code-systems']],
  ['guides/systems', ['/guides/code-systems']],
  ['field', ['/fields']],
])('%s is near %j', (address, pages) => {
  expect(near(address)).toEqual(pages);
});

it.each([
  ['entities/client-note', ['Cliend Mote', 'Client Mote', 'Client Notes']],
  ['entities/client-notes', ['Client Modes', 'Client Nodes', 'Client Note']],
  ['entities/client-notes', ['Client Nodes', 'Client Notes']],
  ['entities/client-note', ['Client Note History Log', 'Client Note History', 'Cliend Note']],
  ['entities/client-note-history', ['Note', 'Client Note', 'Client Note Histories']],
  ['entities/insur', ['Insurance Policy', 'Insurance']],
  ['entities/care-plan-goal', ['Plan Goal Note For Men', 'Plan Goal Note']],
  ['entities/liabality-xyz', ['Liability Xy', 'Liability Xyz']],
  ['entities/emr', ['Emar']],
])('names for %s what is more like it first, of %j', (address, fromFarToNear) => {
  expect(nearNames(address, ...fromFarToNear)).toEqual([...fromFarToNear].reverse());
});

it.each([
  ['a faint likeness beside a better one', 'care-plan', ['Care Plan', 'Care Team']],
  ['a page that shares small words alone', 'list-of-it', ['Date of Birth']],
  ['a page that shares too few of the words', 'client-care-plan-goal', ['Client Lab Test Order']],
  ['a page that begins with the same few letters', 'ins', ['Insurance']],
  ['a page that ends as the address does', 'ance', ['Insurance']],
  ['a file for the start of its name alone', 'ContentQqqq.json', ['ContentVisit', 'ContentClaims']],
  ['a file for the start of its name alone', 'Content999.json', ['ContentVisit', 'ContentClaims']],
])('does not name %s', (_, address, labels) => {
  expect(nearNames(address, ...labels)).toEqual(labels.filter((label) => label === 'Care Plan'));
});

it('names a page that shares half of the words, where there is nothing better', () => {
  expect(nearNames('client-care-plan-goal', 'Client Plan Lab Test', 'Visit')).toEqual([
    'Client Plan Lab Test',
  ]);
});

it('names of pages of one name first the one in the folder that was asked for', () => {
  const pages = ['/entities/sources', '/guides/sources', '/sources', '/a/sources'].map((path) => ({
    ...{ path, label: 'Sources', names: [] },
  }));
  const first = (address: string) => nearPages(address, pages)[0]?.path;
  expect(['source', 'Guides/source', 'entities/source', 'A/source'].map(first)).toEqual([
    '/sources',
    '/guides/sources',
    '/entities/sources',
    '/a/sources',
  ]);
});

it('names six pages at most, also of those that lie below an address', () => {
  const pages = Array.from({ length: 8 }, (_, at) => ({
    ...{ path: `/guides/joins/${at}`, label: `Part ${at}`, names: [] },
  }));
  expect(nearPages('guides/joins', pages)).toEqual(pages.slice(0, 6));
  expect(nearPages('part', pages)).toHaveLength(6);
});

it('nothing is near nonsense, and no address breaks it', () => {
  expect(['qqq', '', '/', '%E0%A4%A', '%20', '-', '💥'].map(near)).toEqual(Array(7).fill([]));
});
