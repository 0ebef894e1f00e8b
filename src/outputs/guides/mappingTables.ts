import type { GuideTable } from '../../dictionary/contract/lists';
import { PAGES, queryOf } from '../../dictionary/model/addresses';
import type { Dictionary } from '../../dictionary/model/dictionary';
import { groupBy } from '../../dictionary/model/groupBy';
import { compareLabels } from '../../dictionary/model/labels';
import { RELATIONS } from '../../dictionary/model/mapping';
import { wordsAt } from './words';

type Mapped = Pick<Dictionary, 'entities' | 'mapping'>;

/** Each box of a claim form that fields fill. */
export function boxesOf({ entities, mapping }: Mapped) {
  const filled = mapping.fields.flatMap(({ field, cms1500, ub04 }) =>
    Object.entries({ 'CMS-1500': cms1500, 'UB-04': ub04 }).flatMap(([form, box]) =>
      box ? wordsAt(entities, field).map((words) => ({ form, box, words })) : [],
    ),
  );
  return [...groupBy(filled, ({ form, box }) => `${form} ${box}`).values()]
    .map((all) => ({ ...all[0], fields: all.map(({ words }) => words) }))
    .sort(
      (a, b) => a.form.localeCompare(b.form) || a.box.localeCompare(b.box, 'en', { numeric: true }),
    );
}

/** What entities and fields are called elsewhere, by entity, element and box. */
export function mappingTables({ entities, mapping }: Mapped): GuideTable[] {
  const ofEntities = mapping.entities.flatMap((mapped) =>
    wordsAt(entities, mapped.entity).map((words) => ({ ...mapped, words: [words] })),
  );
  const ofFields = mapping.fields.flatMap(({ field, fhir }) =>
    fhir.flatMap((mapped) => wordsAt(entities, field).map((words) => ({ ...mapped, words }))),
  );
  const elements = ofFields.flatMap(({ element, relation, words }) => {
    const text = relation === 'exact' ? words.text : `${words.text} (${RELATIONS[relation].says})`;
    return element ? { element, words: { ...words, text } } : [];
  });
  return [
    {
      label: 'What each entity is in FHIR',
      columns: ['Entity', 'FHIR resource', 'The entity', 'USCDI v3', 'What gets lost'],
      rows: ofEntities.map(({ words, target, relation, uscdi = '', lost = '' }) => [
        words,
        target ? [{ text: target, to: PAGES.fields + queryOf({ fhir: target }) }] : '',
        ...[RELATIONS[relation].says, uscdi, lost],
      ]),
    },
    {
      label: 'What has no home in FHIR',
      columns: ['Entity or field', 'Why', 'What gets lost'],
      rows: [
        ...ofEntities
          .filter(({ target }) => !target)
          .map(({ words, reason, lost = '' }) => [words, reason, lost]),
        ...ofFields
          .filter(({ relation }) => relation === 'none')
          .map(({ words, reason }) => [[words], reason, '']),
      ],
    },
    {
      label: 'Fields by element of FHIR',
      columns: ['Element', 'Fields'],
      rows: [...groupBy(elements, ({ element }) => element)]
        .sort(([a], [b]) => compareLabels(a, b))
        .map(([element, same]) => [
          [{ text: element, isCode: true }],
          same.map(({ words }) => words),
        ]),
    },
    {
      label: 'Boxes of claim forms',
      columns: ['Form', 'Box', 'Fields'],
      rows: boxesOf({ entities, mapping }).map(({ form, box, fields }) => [form, box, fields]),
    },
  ];
}
