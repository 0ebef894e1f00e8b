import type { EntityLink, GuideTable, Words } from '../../dictionary/contract/lists';
import { PAGES, queryOf } from '../../dictionary/model/addresses';
import { withCommas } from '../../dictionary/model/counted';
import { DATA_TYPES, DATA_TYPE_NAMES } from '../../dictionary/model/dataTypes';
import {
  type Dictionary,
  type Entities,
  type Entity,
  oncePer,
} from '../../dictionary/model/dictionary';
import { customExportFileName, exportFileName } from '../../dictionary/model/exampleRecord';
import { groupBy } from '../../dictionary/model/groupBy';
import { COVERED } from '../../dictionary/model/guideLists';
import {
  CLASSES,
  classesOf,
  countClasses,
  type ClassName,
} from '../../dictionary/model/sensitivity';
import { listJson, pageJson } from '../generated';
import type { Output } from '../output';
import { EVENTS, guideCounts, recordEvents, recordStates, withoutClientId } from './guideFacts';
import { guideJoins } from './guideJoins';
import { loadingOrder } from './loadingOrder';
import { mappingTables } from './mappingTables';
import { fieldOf, linked, placed, wordsAt } from './words';

/** The facts and tables that guides show: what follows from the dictionary is not written by hand. */
export const guides: Output = (dictionary, inputs) => [
  pageJson('counts', 'data/entities', guideCounts(dictionary, inputs.guides)),
  listJson('sources', 'data/sources.yaml', dictionary.sources),
  listJson('without-client-id', 'data/entities', withoutClientId(dictionary)),
  listJson('guide-joins', 'data/identifiers.yaml', guideJoins(dictionary, inputs.guides)),
  listJson('accessibility', 'data/accessibility.yaml', dictionary.accessibility),
  ...Object.entries(guideTables(dictionary)).map(([guide, tables]) =>
    pageJson(guide, 'data', { tables }),
  ),
];

/** The tables of guides, by the guide that shows them; pages and Markdown find each by its label. */
export const guideTables = oncePer((dictionary: Dictionary): Record<string, GuideTable[]> => ({
  'before-you-release': sensitivityTables(dictionary),
  'custom-fields': customFieldTables(dictionary),
  elsewhere: mappingTables(dictionary),
  'loading-order': [stepTable(dictionary), notExportedTable(dictionary)],
  'reading-an-export': [dataTypeTable(dictionary)],
  'records-managers': [eventTable(dictionary)],
  'what-is-covered': coverageTables(dictionary),
  'where-is': [stateTable(dictionary)],
}));

const stepTable = (dictionary: Dictionary): GuideTable => {
  const keys = new Map(dictionary.entities.map(({ slug, key }) => [slug, key]));
  const withKey = (entity: EntityLink): Words => {
    const key = keys.get(entity.slug);
    return { ...linked(entity), text: entity.name + (key ? ` (${key.join(' + ')})` : '') };
  };
  return {
    label: 'Steps of loading',
    columns: ['Step', 'Entities (with their likely keys)', 'These refer to each other'],
    rows: loadingOrder(dictionary).map(({ entities, circle }, at) => [
      String(at + 1),
      entities.map(withKey),
      circle.map(withKey),
    ]),
  };
};

/** What records name by an id or a key whose own list is in no documented file, with the fields that do. */
export function notExportedTable({ entities }: Entities): GuideTable {
  const named = entities.flatMap((entity) =>
    entity.fields.flatMap((field) =>
      field.identity?.outcome === 'not exported'
        ? { ...field.identity, words: placed(entity, field) }
        : [],
    ),
  );
  const ids = groupBy(named, ({ identifier }) => identifier);
  return {
    label: 'Ids that lead to no documented file',
    columns: ['Id', 'Identifies', 'In'],
    rows: [...ids.values()].map((same) => [
      ...[same[0].identifier, same[0].identifies],
      same.map(({ words }) => words),
    ]),
  };
}

function dataTypeTable({ entities }: Entities): GuideTable {
  const fields = entities.flatMap((entity) => entity.fields);
  return {
    label: 'Data types',
    columns: ['Data type', 'In JSON', 'Our examples', 'Fields', 'Of these, type inferred'],
    rows: DATA_TYPE_NAMES.flatMap((name) => {
      const having = fields.filter(({ dataType }) => dataType === name);
      const inferred = having.filter((field) => field.inferred?.includes('dataType')).length;
      const { json, shape } = DATA_TYPES[name];
      const row = [
        [{ text: name, isCode: true }],
        ...[json === 'text' ? 'quoted' : 'bare', shape],
        ...[withCommas(having.length), inferred ? String(inferred) : ''],
      ];
      return having.length > 0 ? [row] : [];
    }),
  };
}

/** The files of custom fields: one beside the entity's, or its own. */
function customFieldTables({ entities }: Entities): GuideTable[] {
  const tableOf = (label: string, isOwnFile: boolean): GuideTable => ({
    label,
    columns: ['Entity', 'Documented fields', 'Custom fields'],
    rows: entities
      .filter(({ customConfiguration: { isCustomOnly, hasCustomFields } }) =>
        isOwnFile ? isCustomOnly : hasCustomFields && !isCustomOnly,
      )
      .map((entity) => [
        [linked(entity)],
        [{ text: exportFileName(entity.fileName), isCode: true }],
        isOwnFile
          ? 'in the same file'
          : [{ text: customExportFileName(entity.fileName), isCode: true }],
      ]),
  });
  return [
    tableOf('Custom fields in a separate file', false),
    tableOf('Custom fields in the entity’s own file', true),
  ];
}

const eventTable = (dictionary: Dictionary): GuideTable => ({
  label: 'Who did what to a record, by entity',
  columns: ['Entity', 'Created', 'Updated', 'Signed', 'Approved', 'Deleted'],
  rows: recordEvents(dictionary).map((entity) => [
    [linked(entity)],
    ...EVENTS.map((event) => entity[event].map((field) => fieldOf(entity.slug, field))),
  ]),
});

const stateTable = (dictionary: Dictionary): GuideTable => ({
  label: 'Deleted and inactive records by entity',
  columns: ['Entity', 'Deleted', 'When, by whom', 'Current, or an earlier version'],
  rows: recordStates(dictionary).map(({ slug, name, deleted, deletion, inForce }) => [
    [linked({ slug, name })],
    ...[deleted, deletion, inForce].map((some) => some.map((field) => fieldOf(slug, field))),
  ]),
});

function coverageTables({ coverage, entities }: Dictionary): GuideTable[] {
  const words = (places: readonly string[]) => places.flatMap((place) => wordsAt(entities, place));
  return coverage.map(({ name, topics }) => ({
    label: name,
    columns: ['Topic', 'Documented', 'Where', 'Where it may be instead', 'Note'],
    rows: [...topics]
      .sort((a, b) => Number(a.covered === 'full') - Number(b.covered === 'full'))
      .map((one) => [
        ...[one.topic, COVERED[one.covered]],
        ...[words(one.in), words(one.perhaps)],
        one.note ?? '',
      ]),
  }));
}

/** The classes to look at first in each entity, and the column that counts them. */
const LOOKED_AT = [
  ['free-text', 'Free text'],
  ['image-signature', 'Scans, signatures'],
  ['direct-identifier', 'Direct identifiers'],
  ['coded-clinical', 'Clinical'],
  ['program-dependent', 'Names a program'],
  ['other-person', 'Somebody else'],
] as const;

function sensitivityTables({ entities, sensitivity }: Dictionary): GuideTable[] {
  const marks = entities.flatMap(({ fields }) => fields.flatMap(classesOf));
  const counted = (count: number, name: ClassName, entity = ''): Words[] => {
    const to = PAGES.fields + queryOf({ entity, sensitivity: name });
    return count > 0 ? [{ text: withCommas(count), to }] : [];
  };
  const byEntity = entities
    .map((entity) => {
      const counts = new Map(countClasses(entity));
      const first = (counts.get('free-text') ?? 0) + (counts.get('image-signature') ?? 0);
      return { entity, counts, first };
    })
    .sort((a, b) => b.first - a.first);
  return [
    {
      label: 'Fields to look at first, by entity',
      columns: ['Entity', ...LOOKED_AT.map(([, heading]) => heading), 'Agency’s own'],
      rows: byEntity.map(({ entity, counts }) => {
        const ofClass = (name: ClassName) => counted(counts.get(name) ?? 0, name, entity.slug);
        return [
          [linked(entity)],
          ...LOOKED_AT.map(([name]) => ofClass(name)),
          [...ofClass('agency-defined'), ...whereOwn(entity)],
        ];
      }),
    },
    {
      label: 'Classes of sensitivity',
      columns: ['Words in a field’s row', 'Which fields', 'Section', 'Fields'],
      // In the order in which readers should look; while the data has faults there are none.
      rows: CLASSES.filter((name) => sensitivity.classes[name]).map((name) => {
        const { words, test, law = '' } = sensitivity.classes[name];
        return [words, test, law, counted(marks.filter((each) => each === name).length, name)];
      }),
    },
    {
      label: 'Where the law was read',
      columns: ['Section', 'Read'],
      rows: Object.entries(sensitivity.law),
    },
  ];
}

/** Where fields are that the agency adds, besides those that are documented. */
function whereOwn({ customConfiguration: { isCustomOnly, hasCustomFields } }: Entity): Words[] {
  const text = isCustomOnly ? 'all others' : hasCustomFields ? 'a second file' : '';
  return text ? [{ text, to: PAGES.customFields }] : [];
}
