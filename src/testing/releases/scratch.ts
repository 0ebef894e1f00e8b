import { assignAnchors } from '../../dictionary/model/names';
import {
  UNRELEASED,
  type FrozenCatalog,
  type FrozenEntity,
  type FrozenField,
  type FrozenRelease,
} from '../../releases/catalog';
import { historyOf } from '../../releases/history';

/** As much of a field or an entity as a test is about. */
export type ScratchField = Partial<FrozenField>;
type ScratchEntity = Partial<Omit<FrozenEntity, 'fields'>> & { fields?: readonly ScratchField[] };

/** A hand-made catalog; the first entity has the slug `a` and a field called Field where nothing else is said. */
export function scratchCatalog(...entities: readonly ScratchEntity[]): FrozenCatalog {
  return {
    schema: 1,
    release: UNRELEASED,
    codeSystems: {},
    entities: entities.map(({ slug = 'a', fields = [{}], ...entity }) => {
      const named = fields.map((field) => ({ fieldName: 'Field', ...field }));
      const anchors = assignAnchors(named);
      return {
        slug,
        name: slug.toUpperCase(),
        fileName: `Content${slug.toUpperCase()}`,
        area: 'Billing and claims' as FrozenEntity['area'],
        description: 'One record per thing.',
        isCustomOnly: false,
        hasCustomFields: false,
        aliases: [],
        ...entity,
        fields: named.map((field, at) => ({
          dataType: 'varchar',
          isNullable: false,
          exampleValue: 'A',
          description: 'What it is.',
          ...field,
          anchor: anchors[at] ?? '',
        })),
      };
    }),
  };
}

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
