import { expect, it } from 'vitest';
import { isSameAddress, nearPages } from './nearPages';

const entity = (slug: string, label: string, fileName: string, ...aliases: string[]) => ({
  path: `/entities/${slug}`,
  label,
  names: [fileName, ...aliases],
});
const PAGES = [
  { path: '/home#entities-by-area', label: 'Entities by area', names: ['Entities'] },
  { path: '/fields', label: 'All fields', names: ['Field'] },
  { path: '/downloads#removed', label: 'Gone', names: ['checks/duckdb.sql'] },
  entity('diagnosis', 'Client Diagnosis', 'ContentClientDiagnosis'),
  entity('diagnosis-detail', 'Client Diagnosis Detail', 'ContentClientDiagnosisDetail'),
  entity('client-group', 'Client Group', 'ContentClientGroup'),
  entity('liability', 'Liability', 'ContentLiability'),
  entity('attachments', 'Attachments', 'ContentClientAttachments', 'files'),
  { path: '/guides/attachments', label: 'Attachments', names: [] },
  { path: '/guides/code-systems', label: 'Code systems', names: [] },
];
const near = (address: string) => nearPages(address, PAGES).map(({ path }) => path);

it.each([
  ['home', ['/home#entities-by-area']],
  ['entities/client-diagnosis', ['/entities/diagnosis', '/entities/diagnosis-detail']],
  ['ENTITIES/LIABILITY/', ['/entities/liability']],
  ['entities/diagnosis.html', ['/entities/diagnosis', '/entities/diagnosis-detail']],
  ['entities/all-liability-data', ['/entities/liability']],
  ['entities/liabilty', ['/entities/liability']],
  ['entities/client_groups', ['/entities/client-group']],
  ['entities/ContentClientGroup.json', ['/entities/client-group']],
  ['guides/code%20systems.mdx', ['/guides/code-systems']],
  ['entities/files', ['/entities/attachments']],
  ['guides/attachment', ['/entities/attachments', '/guides/attachments']],
  ['guides', ['/guides/attachments', '/guides/code-systems']],
  ['guides/systems', ['/guides/code-systems']],
  ['field', ['/fields']],
  ['downloads/checks/duckdb.sql', ['/downloads#removed']],
])('%s is near %j', (address, pages) => {
  expect(near(address)).toEqual(pages);
});

it('names six pages at most', () => {
  const pages = Array.from({ length: 8 }, (_, at) => entity(`${at}`, `Part ${at}`, ''));
  expect(nearPages('part', pages)).toEqual(pages.slice(0, 6));
});

it('nothing is near nonsense, and no address breaks it', () => {
  expect(['qqq', '', '/', '%E0%A4%A', '%20', '-', '💥'].map(near)).toEqual(Array(7).fill([]));
});

it.each([
  ['/Entities//PAYER/index.html', true],
  ['/entities/payers', false],
  ['/entities', false],
])('%s is the address of a page but for case, slashes and the file: %s', (address, isSame) => {
  expect(isSameAddress(address, '/entities/payer')).toBe(isSame);
});
