import { DATA_TYPES, isMoment, isStringLike, TODO } from '../../dictionary/model/dataTypes';
import type { ToldDictionary } from '../../dictionary/load/sharedFiles';
import type { Entity, Field } from '../../dictionary/model/dictionary';
import type { Story } from '../../dictionary/load/schemas/story';
import { timeOf } from '../../dictionary/story/localTime';
import { joinsFrom, type Join } from '../../dictionary/model/relationships';
import { readMoment } from './moments';
import { mainHousehold, type Household } from './household';
import { randomGuid, type Random } from './random';
import { writerOf, type Write } from './sentences';
import { CLIENT, PLAN, type PlanLine } from './plan';

/** Makes the value of a field that identifies its record, from the client's first number and dice. */
export type GiveId = (
  client: Readonly<{ firstNumber: number; random: Random }>,
  nth: number,
) => string;

/** What the engine knows of an entity before it makes the first record. */
export type EntityLayout = Readonly<{
  entity: Entity;
  /** Where a field stands; of fields of one name the first. */
  places: ReadonlyMap<string, number>;
  /** When the record of its page was entered; nothing where the record does not tell. */
  exampleAt: number | undefined;
  /** Whether its records belong to no one client. */
  isClientless: boolean;
  /** Entities that each of its records must name a record of. */
  needs: readonly string[];
  /** The joins that start from its fields. */
  joins: readonly Join[];
  /** Its fields that identify its records, by their places, with what makes their values. */
  ids: ReadonlyMap<number, GiveId>;
  /** Fields of free text that nothing else depends on. */
  freeTexts: readonly Readonly<{ at: number; fieldName: string; isNullable: boolean }>[];
  /** What its fields say of a visit, in one record of the visit after the other. */
  written: readonly Readonly<{ fieldName: string; writes: readonly Write[] }>[];
  /** What its fields say in one record after the other. */
  series: readonly Readonly<{ fieldName: string; texts: readonly string[] }>[];
}>;

/** Everything that is the same for all clients. */
export type Layout = Readonly<{
  dictionary: ToldDictionary;
  story: Story;
  entities: ReadonlyMap<string, EntityLayout>;
  /** The plan for the entities that there are, an entity behind the one that brings it about. */
  plan: readonly PlanLine[];
  exportedAt: number;
  /** The household that the examples tell of, and the day on which the main client came. */
  main: Household;
  firstDay: number;
}>;

/** Prepares a dictionary for the making of its sample. */
export function layoutOf(dictionary: ToldDictionary): Layout {
  const { story } = dictionary;
  const entities = new Map(
    dictionary.entities.map((entity) => [entity.slug, entityLayout(entity, dictionary)]),
  );
  return {
    dictionary,
    story,
    entities,
    plan: planFor(dictionary, entities),
    exportedAt: readMoment(story.exportedAt),
    main: mainHousehold(story),
    firstDay: firstDay(story),
  };
}

function firstDay({ visits, clientOf, exportedAt }: Story): number {
  const own = visits.filter(({ client }) => client === clientOf.default).map(({ from }) => from);
  return readMoment((own.sort()[0] ?? exportedAt).slice(0, 10));
}

/** When an example is by the office's clocks; nothing for what is no moment. */
export function exampleMoment(slug: string, field: Field, story: Story): number | undefined {
  const { dataType, exampleValue } = field;
  if (!exampleValue || !isMoment(dataType)) return undefined;
  const time = timeOf(slug, field, exampleValue, story);
  return time === undefined ? undefined : readMoment(time);
}

const FREE_TEXT = /(Notes?|Comments?|Additional Text|Rationale|Details)$/;

/** Texts that other files repeat, or that a narrative writes. */
const REPEATED =
  /^(credible|treatment-plan-plus|clinical-goal|schedulerplanner|payments|authorization|questionnaire|portal)/;

function freeTexts({ slug, fields }: Entity): EntityLayout['freeTexts'] {
  if (REPEATED.test(slug)) return [];
  return fields.flatMap(({ fieldName, dataType, isNullable, values }, at) =>
    FREE_TEXT.test(fieldName) && !values && dataType !== TODO && isStringLike(dataType)
      ? { at, fieldName, isNullable }
      : [],
  );
}

/** The entity whose records are the agency's, repeated for each client. */
const SHARED_LISTS = ['location'];

/** The fields of an entity whose values are numbers of its records, with what makes them. */
function idFields({ slug, fields }: Entity): ReadonlyMap<number, GiveId> {
  const found = new Map<number, GiveId>();
  if (SHARED_LISTS.includes(slug)) return found;
  fields.forEach((field, at) => {
    const give = isNumbered(field) ? idGiver(field) : undefined;
    if (give) found.set(at, give);
  });
  return found;
}

function isNumbered({ identity, fieldName, exampleValue }: Field): boolean {
  if (!identity || !exampleValue || /^(Client Id|Client ID)$/.test(fieldName)) return false;
  const { outcome } = identity;
  return (
    outcome === 'key' || outcome === 'own' || (outcome === 'unknown' && exampleValue.length > 3)
  );
}

function idGiver({ dataType, exampleValue }: Field): GiveId | undefined {
  const example = exampleValue ?? '';
  if (dataType === 'tinyint') return (_, nth) => String(1 + nth);
  if (dataType === 'smallint') return (_, nth) => String(1000 + nth);
  if (dataType === 'uniqueidentifier') return ({ random }) => randomGuid(random);
  if (dataType !== TODO && DATA_TYPES[dataType].json !== 'text') {
    return ({ firstNumber }, nth) => String(firstNumber + nth);
  }
  if (/^[0-9a-f]{20,}$/.test(example)) return ({ random }) => random.hex(example.length);
  if (!/\d{2,}$/.test(example)) return undefined;
  const lead = example.replace(/\d+$/, '');
  return ({ firstNumber }, nth) => `${lead}${firstNumber + nth}`;
}

const ENTERED = [/Created Date/, /^(Message|Sent|Received|Order|Action|Medication Added) Date/];
const NOT_ENTERED = /^(Pillbox|Signature \d)/;

function entityLayout(entity: Entity, dictionary: ToldDictionary): EntityLayout {
  const { story, relationships, sampleTexts } = dictionary;
  const joins = joinsFrom(relationships, entity.slug);
  const needs = joins
    .filter(({ from, when }) => !when && !fieldAt(entity, from.anchor)?.isNullable)
    .map(({ to }) => to.slug)
    .filter((slug) => !story.clientless.includes(slug));
  const entered = ENTERED.flatMap((name) =>
    entity.fields.filter(({ fieldName }) => name.test(fieldName) && !NOT_ENTERED.test(fieldName)),
  );
  const moments = entered.flatMap((field) => exampleMoment(entity.slug, field, story) ?? []);
  return {
    entity,
    places: new Map(entity.fields.map(({ fieldName }, at) => [fieldName, at] as const).reverse()),
    exampleAt: moments[0],
    isClientless: story.clientless.includes(entity.slug),
    needs,
    joins,
    ids: idFields(entity),
    freeTexts: freeTexts(entity),
    written: sampleTexts.written.flatMap(({ field, isEncoded, texts }) =>
      ownFields(entity, field).map((fieldName) => ({
        fieldName,
        writes: texts.map((text) => writerOf(text, sampleTexts, isEncoded)),
      })),
    ),
    series: sampleTexts.series.flatMap(({ field, texts }) =>
      ownFields(entity, field).map((fieldName) => ({ fieldName, texts })),
    ),
  };
}

/** The name of a field, named as 'slug/Field Name', where the entity has it. */
function ownFields({ slug, fields }: Entity, place: string): string[] {
  if (!place.startsWith(`${slug}/`)) return [];
  const name = place.slice(slug.length + 1);
  return fields.some(({ fieldName }) => fieldName === name) ? [name] : [];
}

function fieldAt({ fields }: Entity, anchor: string): Field | undefined {
  return fields.find((field) => field.anchor === anchor);
}

function planFor(
  { relationships, entities: all }: ToldDictionary,
  entities: ReadonlyMap<string, EntityLayout>,
): PlanLine[] {
  const exists = (slug: string) => slug === CLIENT || entities.has(slug);
  const planned = new Set(PLAN.map(({ slug }) => slug));
  const visited = new Set(
    relationships.joins
      .filter(({ to, when }) => to.slug === 'visit-service' && !when)
      .map(({ from }) => from.slug),
  );
  const others = all
    .filter(({ slug }) => !planned.has(slug) && !entities.get(slug)?.isClientless)
    .map(({ slug }) => ({ slug, under: visited.has(slug) ? 'visit-service' : CLIENT, count: 1 }));
  const byClient = ({ under }: PlanLine) => under === CLIENT;
  const lines = [...PLAN, ...others]
    .filter(({ slug }) => exists(slug))
    .map((line) => (exists(line.under) ? line : { ...line, under: CLIENT }));
  return [...lines.filter(byClient), ...lines.filter((line) => !byClient(line))];
}
