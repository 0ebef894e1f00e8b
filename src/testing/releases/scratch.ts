import { assignAnchors } from '../../dictionary/model/anchors';
import {
  UNRELEASED,
  type FrozenCatalog,
  type FrozenEntity,
  type FrozenField,
} from '../../releases/catalog';

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
