import { coloredHtml } from '../../code/colorCode';
import type {
  KindCount,
  OpenArea,
  OpenEntity,
  OpenItem,
  ShownQuestion,
} from '../../dictionary/contract/lists';
import { DOWNLOADS, entityPath, fieldPath } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import type {
  Dictionary,
  Entity,
  Field,
  Uncertainty,
  Entities,
} from '../../dictionary/model/dictionary';
import type { FirstQuestion, Reach } from '../../dictionary/model/written';
import { namesOf, type Audience, type QuestionKind } from '../../dictionary/model/guideLists';
import {
  KIND_AUDIENCES,
  OPEN_KINDS,
  type OpenKind,
  openQuestions,
} from '../../dictionary/model/openQuestions';
import { misfitSentence } from '../../dictionary/model/marks';
import { claims, csvTable, generatedCsv, pageJson } from '../generated';
import type { Output, OutputFile } from '../output';
import { byArea } from '../../dictionary/model/areas';

export const openQuestionList: Output = (dictionary) => [
  pageJson('open-questions', 'data/entities', {
    first: dictionary.firstQuestions.map((asked) => shownQuestion(asked, dictionary)),
    kinds: countKinds(dictionary),
    areas: areasWithQuestions(dictionary),
  }),
  openQuestionsCsv(dictionary),
];

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
  const table = csvTable(site, lines, (line) => line, {
    area: ({ area }) => area,
    field: ({ field }) => field,
    kind: ({ kind }) => kind,
    'who could answer': ({ audience }) => namesOf(audience),
    'not documented, or in conflict': ({ text }) => text,
    page: ({ page }) => page,
    answer: () => '',
  });
  return generatedCsv(`static${DOWNLOADS.openQuestions}`, table);
}

type Line = Readonly<Record<'slug' | 'name' | 'kind' | 'text' | 'page', string>> &
  Readonly<{ area?: string; field?: string; audience: readonly Audience[] }>;

function firstLine({ question, audience, page }: FirstQuestion): Line {
  const kind = 'To settle first';
  return { slug: '', name: 'The export as a whole', kind, text: question, page, audience };
}

function linesOf(entity: Entity): Line[] {
  const { slug, name, area } = entity;
  return openOf(entity).map(({ kind, text, field }) => ({
    slug,
    name,
    area,
    text,
    field: field?.fieldName,
    kind: kind === 'conflict' ? 'Conflict' : OPEN_KINDS[kind],
    page: field ? fieldPath(slug, field.anchor) : entityPath(slug),
    audience: KIND_AUDIENCES[kind],
  }));
}

type Open = { kind: OpenKind; text: string; field?: Field };

/** Lists what is open about an entity as a whole, and then about each field. */
function openOf(entity: Entity): Open[] {
  const { open = [], fields } = entity;
  return [
    ...open.map((text) => ({ kind: 'written' as const, text })),
    ...contradictions(entity),
    ...fields.flatMap((field) =>
      [
        ...openQuestions(field).map(({ kind, question }) => ({ kind, text: question })),
        ...contradictions(field),
      ].map((each) => ({ ...each, field })),
    ),
  ];
}

function contradictions(thing: Uncertainty & Pick<Field, 'misfit'>): Open[] {
  const { conflict, misfit } = thing;
  return [
    ...(conflict ? [{ kind: 'conflict' as const, text: claims(thing) }] : []),
    ...(misfit ? [{ kind: 'misfit' as const, text: misfitSentence(misfit) }] : []),
  ];
}

/** Lists what is open and contradictory, by area and entity; entities without any are left out. */
export function areasWithQuestions({ entities }: Entities): OpenArea[] {
  const open = byArea(entities).map(({ name, entities: members }) => ({
    name,
    entities: members.map(openEntity).filter(({ items }) => items.length > 0),
  }));
  return open.filter(({ entities: some }) => some.length > 0);
}

function openEntity(entity: Entity): OpenEntity {
  const items = new Map<string, OpenItem>();
  for (const { kind, text, field } of openOf(entity)) {
    const key = `${kind} ${text} ${field ? '' : 'whole'}`;
    const lead = kind === 'conflict' ? 'sources differ: ' : '';
    const item = items.get(key) ?? { kind, text: lead + text, fields: [] };
    if (field) item.fields.push({ fieldName: field.fieldName, anchor: field.anchor });
    items.set(key, item);
  }
  return { slug: entity.slug, name: entity.name, items: [...items.values()] };
}

const asks = (kind: QuestionKind) => (field: Field) =>
  openQuestions(field).some((question) => question.kind === kind);

/** Counts what is open by kind, and the fields of which it is. */
export function countKinds({ entities }: Entities): KindCount[] {
  const open = entities.flatMap(openOf);
  return (Object.entries(OPEN_KINDS) as [OpenKind, string][]).map(([kind, label]) => {
    const ofKind = open.filter((each) => each.kind === kind);
    const fields = new Set(ofKind.flatMap(({ field }) => field ?? [])).size;
    return { kind, label, count: ofKind.length, fields };
  });
}
