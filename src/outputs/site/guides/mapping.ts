import type {
  FormBox,
  Homeless,
  MappedElement,
  MappedTo,
} from '../../../dictionary/contract/guideTables';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { fieldAt } from '../../../dictionary/model/names';
import { groupBy } from '../../../dictionary/model/groupBy';
import { compareLabels } from '../../../dictionary/model/labels';

type Mapped = Pick<Dictionary, 'entities' | 'mapping'>;

/** What each entity is in FHIR, those without a home apart. */
export function mappedEntities({ entities, mapping }: Mapped): MappedTo[] {
  return mapping.entities.flatMap(({ entity: slug, client: _client, ...mapped }) => {
    const found = entities.find((entity) => entity.slug === slug);
    return found ? [{ slug, name: found.name, ...mapped }] : [];
  });
}

/** Each element of FHIR that fields become, with them. */
export function mappedElements({ entities, mapping }: Mapped): MappedElement[] {
  const places = mapping.fields.flatMap(({ field, fhir }) =>
    fhir.flatMap(({ element, relation }) =>
      element ? placesAt(entities, field).map((place) => ({ element, relation, place })) : [],
    ),
  );
  return [...groupBy(places, ({ element }) => element)]
    .sort(([a], [b]) => compareLabels(a, b))
    .map(([element, fields]) => ({ element, fields }));
}

/** Each box of a claim form that fields fill. */
export function boxes({ entities, mapping }: Mapped): FormBox[] {
  const filled = mapping.fields.flatMap(({ field, cms1500, ub04 }) =>
    Object.entries({ 'CMS-1500': cms1500, 'UB-04': ub04 }).flatMap(([form, box]) =>
      box ? placesAt(entities, field).map((place) => ({ form, box, place })) : [],
    ),
  );
  const byBox = groupBy(filled, ({ form, box }) => `${form} ${box}`);
  return [...byBox.values()]
    .map((all) => ({ ...all[0], fields: all.map(({ place }) => place) }))
    .sort((a, b) => a.form.localeCompare(b.form) || parseInt(a.box) - parseInt(b.box));
}

/** What a migration to FHIR loses: entities and fields without a home. */
export function homeless({ entities, mapping }: Mapped): Homeless[] {
  const ofFields = mapping.fields.flatMap(({ field, fhir }) =>
    fhir.flatMap(({ relation, reason }) =>
      relation === 'none'
        ? placesAt(entities, field).map((place) => ({ ...place, reason, lost: '' }))
        : [],
    ),
  );
  const ofEntities = mappedEntities({ entities, mapping }).filter(({ target }) => !target);
  return [...ofEntities, ...ofFields];
}

function placesAt(entities: Mapped['entities'], place: string) {
  const found = fieldAt(entities, place);
  if (!found) return [];
  const { slug, name } = found.entity;
  const { fieldName, anchor } = found.field;
  return [{ slug, name, field: { fieldName, anchor } }];
}
