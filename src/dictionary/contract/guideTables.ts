import { entityPath, fieldPath } from '../model/addresses';
import { COVERED } from '../model/coverage';
import type {
  CoverageList,
  CoveragePlace,
  EntityLink,
  LoadingStep,
  NotExported,
  RecordEvents,
  RecordState,
  UsedDataType,
} from './guideFacts';
import type { FieldLink } from './lists';

/** A part of a cell; a link on the page, where it leads somewhere. `before` belongs to its text. */
export type Words = Readonly<{ text: string; isCode?: boolean; to?: string; before?: string }>;

/** A table of a guide, as the page and its Markdown show it: parts of a cell with commas between. */
export type GuideTable = Readonly<{
  label: string;
  columns: readonly string[];
  rows: readonly (readonly (string | readonly Words[])[])[];
}>;

const entity = ({ slug, name }: EntityLink): Words => ({ text: name, to: entityPath(slug) });

const fields = (slug: string, list: readonly FieldLink[]) =>
  list.map(({ fieldName, anchor }): Words => ({
    text: fieldName,
    isCode: true,
    to: fieldPath(slug, anchor),
  }));

const places = (list: readonly CoveragePlace[]) =>
  list.flatMap((place): Words[] => {
    if (!place.field) return [entity(place)];
    return fields(place.slug, [place.field]).map((one) => ({ ...one, before: `${place.name} › ` }));
  });

const EVENTS = ['created', 'updated', 'signed', 'approved', 'deleted'] as const;

/** The tables of guides by the names of their components. */
export const GUIDE_TABLES = {
  Coverage: (lists: readonly CoverageList[], name: string): GuideTable => ({
    label: name,
    columns: ['Topic', 'Documented', 'Where', 'Where it may be instead', 'Note'],
    rows: lists
      .filter((list) => list.name === name)
      .flatMap(({ topics }) => topics)
      .map(({ topic, covered, in: where, perhaps, note = '' }) => [
        topic,
        COVERED[covered],
        places(where),
        places(perhaps),
        note,
      ]),
  }),
  DataTypes: (list: readonly UsedDataType[]): GuideTable => ({
    label: 'Data types',
    columns: ['Data type', 'In JSON', 'Our examples', 'Fields', 'Of these, type inferred'],
    rows: list.map((type) => [
      [{ text: type.name, isCode: true }],
      type.isQuoted ? 'quoted' : 'bare',
      type.shape,
      type.fields.toLocaleString('en-US'),
      type.inferred ? String(type.inferred) : '',
    ]),
  }),
  LoadingSteps: (list: readonly LoadingStep[]): GuideTable => ({
    label: 'Steps of loading',
    columns: ['Step', 'Entities', 'These refer to each other'],
    rows: list.map(({ entities, circle }, at) => [
      String(at + 1),
      entities.map(entity),
      circle.map(entity),
    ]),
  }),
  NotExportedIds: (list: readonly NotExported[]): GuideTable => ({
    label: 'Ids that lead to no documented file',
    columns: ['Id', 'Identifies', 'In'],
    rows: list.map((id) => [id.identifier, id.identifies, places(id.fields)]),
  }),
  RecordEventFields: (list: readonly RecordEvents[]): GuideTable => ({
    label: 'Who did what to a record, by entity',
    columns: ['Entity', 'Created', 'Updated', 'Signed', 'Approved', 'Deleted'],
    rows: list.map((one) => [
      [entity(one)],
      ...EVENTS.map((event) => fields(one.slug, one[event])),
    ]),
  }),
  RecordStates: (list: readonly RecordState[]): GuideTable => ({
    label: 'Deleted and inactive records by entity',
    columns: ['Entity', 'Deleted', 'When, by whom', 'Current, or an earlier version'],
    rows: list.map((state) => [
      [entity(state)],
      ...[state.deleted, state.deletion, state.inForce].map((some) => fields(state.slug, some)),
    ]),
  }),
};
