import { entityPath, fieldPath, PAGES, queryOf } from '../model/addresses';
import type { CoverageTopic, MappedEntity } from '../model/written';
import { COVERED } from '../model/guideLists';
import { RELATIONS, type Relation } from '../model/mapping';
import type { ClassName } from '../model/sensitivity';
import type { FieldLink } from './lists';
import type { DataTypeName } from '../model/dataTypes';
import type { FieldPlace, Join, Sureness } from '../model/relationships';

export type EntityLink = Readonly<{ slug: string; name: string }>;

export type RecordState = EntityLink &
  Readonly<{
    deleted: readonly FieldLink[];
    deletion: readonly FieldLink[];
    inForce: readonly FieldLink[];
  }>;

export type RecordEvents = EntityLink &
  Readonly<Record<'created' | 'updated' | 'signed' | 'approved' | 'deleted', FieldLink[]>>;

export type CustomFields = EntityLink &
  Readonly<{ isCustomOnly: boolean; file: string; customFile: string }>;

export type UsedDataType = Readonly<{
  name: DataTypeName;
  isQuoted: boolean;
  shape: string;
  fields: number;
  /** Fields whose type no source states. */
  inferred: number;
}>;

export type CoveragePlace = EntityLink & Readonly<{ field?: FieldLink }>;

export type CoverageList = Readonly<{
  name: string;
  topics: readonly (Omit<CoverageTopic, 'in' | 'perhaps'> &
    Readonly<Record<'in' | 'perhaps', readonly CoveragePlace[]>>)[];
}>;

/** Entities that can be loaded once those of the steps before are there. */
export type LoadingStep = Readonly<{
  entities: readonly EntityLink[];
  /** Those that refer to each other. */
  circle: readonly EntityLink[];
}>;

/** An id whose own list is not exported, with the fields that have it. */
export type NotExported = Readonly<{
  identifier: string;
  identifies: string;
  fields: CoveragePlace[];
}>;

export type SensitiveClass = Readonly<{
  name: ClassName;
  words: string;
  test: string;
  law?: string | undefined;
  fields: number;
}>;

/** How many of an entity's fields are in each class, and where those are that the agency adds. */
export type SensitiveEntity = EntityLink &
  Readonly<{ counts: Readonly<Partial<Record<ClassName, number>>>; own: readonly Words[] }>;

/** A section of law, and when and where it was read. */
export type ReadLaw = Readonly<{ section: string; read: string }>;

/** What an entity is in FHIR. */
export type MappedTo = EntityLink & Omit<MappedEntity, 'entity' | 'client'>;

export type MappedElement = Readonly<{
  element: string;
  fields: readonly Readonly<{ relation: Relation; place: CoveragePlace }>[];
}>;

export type FormBox = Readonly<{ form: string; box: string; fields: readonly CoveragePlace[] }>;

export type Homeless = CoveragePlace & Readonly<{ reason: string; lost?: string | undefined }>;

/** Figures that guides mention, spelled as readers see them. */
export type Counts = Readonly<Record<string, string>>;

export type GuideJoins = Readonly<{
  /** As the guide names it: 'slug/Field Name'. */
  place: string;
  entityName: string;
  from: FieldPlace;
  /** None where it leads to nothing that is documented; the basis then says why. */
  joins: readonly (Pick<Join, 'to' | 'with' | 'when' | 'where' | 'basis' | 'cast' | 'ignoresCase'> &
    Readonly<{ entityName: string; sure: Sureness }>)[];
  basis: string;
}>;

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

/** The classes to look at first in each entity, and the column that counts them. */
const LOOKED_AT = [
  ['free-text', 'Free text'],
  ['image-signature', 'Scans, signatures'],
  ['direct-identifier', 'Direct identifiers'],
  ['coded-clinical', 'Clinical'],
  ['program-dependent', 'Names a program'],
  ['other-person', 'Somebody else'],
] as const;

const marked = (count: number | undefined, sensitivity: ClassName, entity = ''): Words[] =>
  count
    ? [
        {
          text: count.toLocaleString('en-US'),
          to: `${PAGES.fields}${queryOf({ entity, sensitivity })}`,
        },
      ]
    : [];

const EVENTS = ['created', 'updated', 'signed', 'approved', 'deleted'] as const;

/** The tables of guides by the names of their components. */
export const GUIDE_TABLES = {
  Coverage: (lists: readonly CoverageList[], name: string): GuideTable => ({
    label: name,
    columns: ['Topic', 'Documented', 'Where', 'Where it may be instead', 'Note'],
    rows: lists
      .filter((list) => list.name === name)
      .flatMap(({ topics }) => topics)
      .sort((a, b) => Number(a.covered === 'full') - Number(b.covered === 'full'))
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
  LawRead: (list: readonly ReadLaw[]): GuideTable => ({
    label: 'Where the law was read',
    columns: ['Section', 'Read'],
    rows: list.map(({ section, read }) => [section, read]),
  }),
  FormBoxes: (list: readonly FormBox[]): GuideTable => ({
    label: 'Boxes of claim forms',
    columns: ['Form', 'Box', 'Fields'],
    rows: list.map(({ form, box, fields: filling }) => [form, box, places(filling)]),
  }),
  Homeless: (list: readonly Homeless[]): GuideTable => ({
    label: 'What has no home in FHIR',
    columns: ['Entity or field', 'Why', 'What gets lost'],
    rows: list.map((one) => [places([one]), one.reason, one.lost ?? '']),
  }),
  MappedElements: (list: readonly MappedElement[]): GuideTable => ({
    label: 'Fields by element of FHIR',
    columns: ['Element', 'Fields'],
    rows: list.map(({ element, fields: mapped }) => [
      [{ text: element, isCode: true }],
      mapped.flatMap(({ relation, place }) =>
        places([place]).map((words) =>
          relation === 'exact'
            ? words
            : { ...words, text: `${words.text} (${RELATIONS[relation].says})` },
        ),
      ),
    ]),
  }),
  MappedEntities: (list: readonly MappedTo[]): GuideTable => ({
    label: 'What each entity is in FHIR',
    columns: ['Entity', 'FHIR resource', 'The entity', 'USCDI v3', 'What gets lost'],
    rows: list.map((one) => [
      [entity(one)],
      one.target ? [{ text: one.target, to: PAGES.fields + queryOf({ fhir: one.target }) }] : '',
      RELATIONS[one.relation].says,
      one.uscdi ?? '',
      one.lost ?? '',
    ]),
  }),
  SensitiveEntities: (list: readonly SensitiveEntity[]): GuideTable => ({
    label: 'Fields to look at first, by entity',
    columns: ['Entity', ...LOOKED_AT.map(([, heading]) => heading), 'Agency’s own'],
    rows: list.map((one) => [
      [entity(one)],
      ...LOOKED_AT.map(([name]) => marked(one.counts[name], name, one.slug)),
      [...marked(one.counts['agency-defined'], 'agency-defined', one.slug), ...one.own],
    ]),
  }),
  SensitivityClasses: (list: readonly SensitiveClass[]): GuideTable => ({
    label: 'Classes of sensitivity',
    columns: ['Words in a field’s row', 'Which fields', 'Section', 'Fields'],
    rows: list.map(({ name, words, test, law = '', fields: count }) => [
      words,
      test,
      law,
      marked(count, name),
    ]),
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
