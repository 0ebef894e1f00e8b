import { coloredHtml } from '../../../code/colorCode';
import type {
  FieldLink,
  KindCount,
  OpenArea,
  OpenEntity,
  OpenItem,
  ShownQuestion,
} from '../../../dictionary/contract/lists';
import { DOWNLOADS, entityPath, fieldPath } from '../../../dictionary/model/addresses';
import { counted } from '../../../dictionary/model/counted';
import type {
  Dictionary,
  Entity,
  Field,
  Uncertainty,
  Entities,
} from '../../../dictionary/model/dictionary';
import {
  namesOf,
  QUESTION_KINDS,
  type Audience,
  type FirstQuestion,
  type QuestionKind,
  type Reach,
} from '../../../dictionary/model/firstQuestions';
import { KIND_AUDIENCES, openQuestions } from '../../../dictionary/model/openQuestions';
import { MISFIT_KIND, misfitSentence } from '../../../dictionary/model/sources';
import { claims, csvTable, dictionaryLabel, generatedCsv, pageJson } from '../../generated';
import type { Output, OutputFile } from '../../output';
import { areasOf } from '../lists/lists';

export const openQuestionList: Output = {
  name: 'open questions',
  render: (dictionary) => [
    pageJson('open-questions', 'data/entities', {
      first: dictionary.firstQuestions.map((asked) => shownQuestion(asked, dictionary)),
      kinds: countKinds(dictionary),
      areas: areasWithQuestions(dictionary),
    }),
    openQuestionsCsv(dictionary),
  ],
};

function shownQuestion(
  { query, reach, ...question }: FirstQuestion,
  dictionary: Entities,
): ShownQuestion {
  return {
    ...question,
    reach: reachText(reach, dictionary),
    ...(query && { queryHtml: coloredHtml(query, 'sql') }),
  };
}

/** Counts what depends on an answer: `276 fields`, `12 files`, `14 fields of Payments`. */
export function reachText(reach: Reach, { entities }: Entities): string {
  if ('entity' in reach) {
    const of = entities.find(({ slug }) => slug === reach.entity);
    return `${counted(of?.fields.length ?? 0, 'field')} of ${of?.name}`;
  }
  if ('files' in reach) {
    const isMeant = ({ customConfiguration: { hasCustomFields } }: Entity) =>
      reach.files === 'all' || hasCustomFields;
    return counted(entities.filter(isMeant).length, 'file');
  }
  const fields = entities.flatMap((entity) => entity.fields);
  const isMeant =
    'kind' in reach
      ? asks(reach.kind)
      : ({ identity }: Field) => identity?.identifier === reach.identifier;
  return counted(fields.filter(isMeant).length, 'field');
}

function openQuestionsCsv({ site, entities, firstQuestions }: Dictionary): OutputFile {
  const lines = [...firstQuestions.map(firstLine), ...entities.flatMap(linesOf)];
  const table = csvTable(lines, (line) => line, {
    area: ({ area }) => area,
    field: ({ field }) => field,
    kind: ({ kind }) => kind,
    'who could answer': ({ audience }) => namesOf(audience),
    'not documented, or in conflict': ({ text }) => text,
    page: ({ page }) => page,
    answer: () => '',
    dictionary: () => dictionaryLabel(site),
  });
  return generatedCsv(`static${DOWNLOADS.openQuestions}`, table);
}

type Line = Readonly<Record<'slug' | 'name' | 'kind' | 'text' | 'page', string>> &
  Readonly<{ area?: string; field?: string; audience: readonly Audience[] }>;

function firstLine({ question, audience, page }: FirstQuestion): Line {
  const kind = 'To settle first';
  return { slug: '', name: 'The export as a whole', kind, text: question, page, audience };
}

function linesOf({ slug, name, area, fields, ...entity }: Entity): Line[] {
  const ofEntity = { slug, name, area, page: entityPath(slug), audience: ['vendor'] as const };
  return [
    ...(entity.open ?? []).map((text) => ({ ...ofEntity, kind: QUESTION_KINDS.written, text })),
    ...(entity.conflict ? [{ ...ofEntity, kind: 'Conflict', text: claims(entity) }] : []),
    ...fields.flatMap((field) => {
      const page = fieldPath(slug, field.anchor);
      const ofField = { ...ofEntity, field: field.fieldName, page };
      return [
        ...openQuestions(field).map(({ kind, question }) => ({
          ...{ ...ofField, kind: QUESTION_KINDS[kind], text: question },
          audience: KIND_AUDIENCES[kind],
        })),
        ...(field.conflict ? [{ ...ofField, kind: 'Conflict', text: claims(field) }] : []),
        ...(field.misfit
          ? [{ ...ofField, kind: MISFIT_KIND, text: misfitSentence(field.misfit) }]
          : []),
      ];
    }),
  ];
}

/** Lists what is open and contradictory, by area and entity; entities without any are left out. */
export function areasWithQuestions(dictionary: Entities): OpenArea[] {
  const bySlug = new Map(dictionary.entities.map((entity) => [entity.slug, entity]));
  return areasOf(dictionary)
    .map(({ name, entities }) => ({
      name,
      entities: entities
        .flatMap(({ slug }) => bySlug.get(slug) ?? [])
        .map(openEntity)
        .filter(({ items, folded }) => items.length > 0 || folded.length > 0),
    }))
    .filter(({ entities }) => entities.length > 0);
}

function openEntity(entity: Entity): OpenEntity {
  const { slug, name, fields } = entity;
  const items = [openItem(entity), ...fields.map((field) => openItem(field, linkTo(field)))];
  return {
    slug,
    name,
    items: items.filter(({ open, conflict, misfit }) => open ?? conflict ?? misfit),
    folded: FOLDED.map((kind) => ({ kind, fields: fields.filter(asks(kind)).map(linkTo) })).filter(
      (group) => group.fields.length > 0,
    ),
  };
}

/** The kinds that follow from type and name, so that one line lists them for all fields. */
const FOLDED = ['values', 'zone', 'flag'] as const;

const asks = (kind: QuestionKind) => (field: Field) =>
  openQuestions(field).some((question) => question.kind === kind);

function openItem(
  { open, conflict, misfit }: Uncertainty & Pick<Field, 'misfit'>,
  field?: FieldLink,
): OpenItem {
  return {
    field,
    open,
    conflict: conflict?.map(({ source, says }) => ({ source: source.name, says })),
    misfit,
  };
}

function linkTo({ fieldName, anchor }: Field): FieldLink {
  return { fieldName, anchor };
}

export function countKinds({ entities }: Entities): KindCount[] {
  const fields = entities.flatMap((entity) => entity.fields);
  const asked = fields.flatMap((field) => openQuestions(field));
  const ofEntities = entities.reduce((total, { open = [] }) => total + open.length, 0);
  const misfits = fields.filter(({ misfit }) => misfit).length;
  const kinds = Object.entries(QUESTION_KINDS) as [QuestionKind, string][];
  return [
    ...kinds.map(([kind, label]) => ({
      kind,
      label,
      fields: fields.filter(asks(kind)).length,
      count:
        asked.filter((one) => one.kind === kind).length + (kind === 'written' ? ofEntities : 0),
    })),
    {
      kind: 'conflict',
      label: 'Sources that contradict each other',
      fields: fields.filter(({ conflict }) => conflict).length,
      count: [...entities, ...fields].filter(({ conflict }) => conflict).length,
    },
    { kind: 'misfit', label: MISFIT_KIND, fields: misfits, count: misfits },
  ];
}
