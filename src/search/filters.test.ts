import { expect, it } from 'vitest';
import { catalogEntityOf } from '../testing/catalog';
import { searchDocuments } from './documents';
import { hasFilter, passesFilters, withEntity, type Filters } from './filters';

const catalog = [
  catalogEntityOf(
    'Claims',
    [
      { fieldName: 'Amount', dataType: 'decimal', isNullable: true, describedBy: 'vendor' },
      { fieldName: 'Due', dataType: 'TODO', isTodo: true },
      { fieldName: 'Kind', dataType: 'char', codes: [{ code: 'P', meaning: 'Private' }] },
    ],
    { area: 'Billing and payments' },
  ),
  catalogEntityOf('Claims Batch', [{ fieldName: 'Count' }], { slug: 'batch' }),
];
const guide = { slug: '/guides/x', guide: 'Claims', heading: '', anchor: '', text: '' };
const page = { title: 'Claims', path: '/claims', words: '' };
const DOCUMENTS = searchDocuments(catalog, [guide], [page]);

const left = (filters: Filters) =>
  DOCUMENTS.filter(passesFilters(withEntity(filters, catalog))).map((document) => {
    if (document.kind === 'value') return document.code;
    if (document.kind === 'field') return document.field.fieldName;
    return document.kind === 'entity' ? document.entity.name : document.kind;
  });

it('leaves everything where nothing is narrowed', () => {
  expect(left({})).toHaveLength(DOCUMENTS.length);
  expect([hasFilter({}), hasFilter({ type: undefined }), hasFilter({ nullable: false })]).toEqual([
    ...[false, false, true],
  ]);
});

const OF_CLAIMS = ['Claims', 'Amount', 'Due', 'Kind', 'P'];
it.each<[Filters, string[]]>([
  [{ in: 'claims' }, OF_CLAIMS],
  [{ in: 'ContentClaims' }, OF_CLAIMS],
  [{ in: 'claims-batch' }, ['Claims Batch', 'Count']],
  [{ in: 'BATCH' }, ['Claims Batch', 'Count']],
  [{ in: 'claim' }, [...OF_CLAIMS, 'Claims Batch', 'Count']],
  [{ in: 'laims' }, []],
  [{ area: 'payments' }, OF_CLAIMS],
  [{ type: 'todo' }, ['Due']],
  [{ type: 'char' }, ['Kind', 'P']],
  [{ nullable: true }, ['Amount']],
  [{ nullable: false, in: 'batch' }, ['Count']],
  [{ describedBy: 'vendor' }, ['Amount']],
  [{ describedBy: 'site', in: 'batch' }, ['Count']],
  [{ isTodo: true }, ['Due']],
])('narrows by %j to %j, and to no guide or page', (filters, names) => {
  expect(left(filters)).toEqual(names);
});
