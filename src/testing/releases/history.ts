import type { FrozenRelease } from '../../releases/catalog';
import { historyOf } from '../../releases/history';
import { scratchCatalog } from './scratch';

/** Two scratch releases: in the second a field is null at times, a list is corrected and a field is gone. */
export function scratchReleases(): FrozenRelease[] {
  const release = (
    version: string,
    date: string,
    more: Pick<FrozenRelease, 'catalog' | 'causes'>,
  ) => ({
    ...{
      version,
      date,
      title: `Title of ${version}`,
      summary: `What ${version} brings, <b> & more.`,
    },
    sources: { 'vendor-dictionary': 'V1' },
    checksums: { 'catalog.json': '', 'changes.yaml': '', 'files.zip.br': '' },
    ...more,
  });
  const why = { reason: 'It was seen.', date: '2026-02-03', source: 'An export' };
  const values = (...codes: string[]) => ({
    status: 'closed',
    codes: Object.fromEntries(codes.map((code) => [code, null])),
  });
  return [
    release('1.0.0', '2026-01-01', {
      catalog: scratchCatalog(
        { fields: [{}, { fieldName: 'Status', values: values('A') }, { fieldName: 'Old Name' }] },
        { slug: 'b' },
      ),
      causes: [],
    }),
    release('1.1.0', '2026-03-01', {
      catalog: scratchCatalog(
        {
          description: 'Another text.',
          fields: [{ isNullable: true }, { fieldName: 'Status', values: values('A', 'B') }],
        },
        { slug: 'b' },
        { slug: 'c' },
      ),
      causes: [
        { rule: 'N1', entity: 'a', cause: 'export-changed', ...why },
        { rule: 'F1', cause: 'export-changed', ...why },
        { rule: 'V3', cause: 'we-corrected', ...why },
      ],
    }),
  ];
}

/** The history of a dictionary that is as it was with the last of those. */
export function scratchHistory() {
  const releases = scratchReleases();
  const empty = { entities: [], codeSystems: [], changes: [] };
  const relationships = { identifiers: [], joins: [], homes: {} };
  const history = historyOf({ ...empty, relationships }, releases);
  return { ...history, version: '1.1.0', unreleased: [] };
}
