import { canLieAhead } from '../../dictionary/model/chronology';
import { isMoment, isStringLike } from '../../dictionary/model/dataTypes';
import type { Entity, Field } from '../../dictionary/model/dictionary';
import { CLIENT } from '../../dictionary/model/relations';
import type { Join } from '../../dictionary/model/relationships';
import type { StoryClient } from '../../dictionary/load/schemas/story';
import { isUtc } from '../../dictionary/story/localTime';
import type { ClientCase } from './client';
import type { Household } from './household';
import type { Layout } from './layout';
import { exampleMoment } from './layout';
import { MINUTE, readMoment, shifted, spellMoment, toUtc } from './moments';
import { nearest, type Row } from './row';
import { rewritingOf } from './rewrite';

/** Makes the value of one field of one record. */
export type Fill = (row: Row, client: ClientCase) => string | null;

/** What makes the values of an entity's fields, in their order. */
export function fillsOf(layout: Layout, entity: Entity): Fill[] {
  const { story } = layout;
  const owner = story.clients.find(
    ({ id }) => id === (story.clientOf[entity.slug] ?? story.clientOf.default),
  );
  const joins = layout.entities.get(entity.slug)?.joins ?? [];
  return entity.fields.map((field) => {
    const from = joins.filter((join) => join.from.anchor === field.anchor);
    return fillOf(layout, entity, field, from, owner);
  });
}

function fillOf(
  layout: Layout,
  entity: Entity,
  field: Field,
  joins: readonly Join[],
  owner: StoryClient | undefined,
): Fill {
  const { fieldName, exampleValue } = field;
  if (exampleValue === null) return () => null;
  const join = joins.find(({ when }) => !when);
  if (join?.to.slug === CLIENT || (entity.slug === CLIENT && fieldName === 'Client Id')) {
    return (_, client) => client.id;
  }
  if (join) return referenceFill(layout, field, join);
  if (field.identity?.identifier === 'Episode Id') return (_, { household }) => household.episode;
  if (isMoment(field.dataType)) return momentFill(layout, entity, field);
  if (fieldName === 'Program') {
    return ({ visit }, { household }) => visit?.program ?? household.program;
  }
  return personFill(layout, field, owner) ?? textFill(layout, field, owner);
}

function referenceFill(layout: Layout, field: Field, { to }: Join): Fill {
  const target = layout.entities.get(to.slug);
  const place = target?.places.get(to.fieldName) ?? -1;
  const { exampleValue, isNullable } = field;
  if (target?.isClientless) return () => exampleValue;
  return (row) => {
    const found = nearest(row, to.slug);
    if (found && (!isNullable || wasThere(found, row))) return found.values[place] ?? null;
    if (isNullable) return null;
    // The first of a chain of versions or messages names itself.
    return to.slug === row.slug ? (row.values[place] ?? null) : exampleValue;
  };
}

/** Whether a record can be named by another: it was there before, or was brought about by it. */
function wasThere(found: Row, row: Row): boolean {
  return found.at <= row.at || found.parent === row;
}

function momentFill(layout: Layout, { slug }: Entity, field: Field): Fill {
  const { story, exportedAt } = layout;
  const { fieldName, isNullable } = field;
  const spelling = field.exampleValue ?? '';
  const example = exampleMoment(slug, field, story) ?? readMoment(spelling);
  const fraction = spelling.slice(19);
  const length = spelling.length === 10 ? 10 : 19;
  const utc = isUtc(slug, field, story);
  const canBeAhead = canLieAhead(fieldName) || /^scheduler/.test(slug);
  const spell = (moment: number) =>
    spellMoment(utc ? toUtc(moment, story) : moment).slice(0, length) + fraction;
  const born = bornOn(layout.main, spelling.slice(0, 10));
  if (born) return (_, { household }) => born(household) + spelling.slice(10);
  if (spelling.startsWith('1900-')) {
    return ({ shift }) => spell(shifted(example, { days: 0, minutes: shift.minutes }));
  }
  return ({ shift }) => {
    const moment = shifted(example, shift);
    if (canBeAhead || moment <= exportedAt) return spell(moment);
    return isNullable ? null : spell(exportedAt - MINUTE);
  };
}

function bornOn(main: Household, day: string): ((household: Household) => string) | undefined {
  if (day === main.client.born) return ({ client }) => client.born;
  if (day === main.partner.born) return ({ partner }) => partner.born;
  const nth = main.children.findIndex(({ born }) => born === day);
  return nth < 0 ? undefined : ({ children }) => children[nth as 0 | 1].born;
}

/** Names in pieces, and the gender: a single word or letter that is a person's by its field's name. */
function personFill(
  { main }: Layout,
  { fieldName, exampleValue, isNullable }: Field,
  owner?: StoryClient,
): Fill | undefined {
  const isOwners = exampleValue === owner?.gender;
  if (/Gender/.test(fieldName) && isOwners) return (_, { household }) => household.gender;
  if (/Last Name/.test(fieldName) && exampleValue === main.client.last) {
    return (_, { household }) => household.client.last;
  }
  if (!/Middle|\bMI\b/.test(fieldName)) return undefined;
  const missing = isNullable ? null : '';
  const ownMiddle = owner?.name.match(/ ([A-Z])\. /)?.[1] ?? main.client.middle;
  if (exampleValue === ownMiddle) return (_, { household }) => household.client.middle || missing;
  if (exampleValue === main.partner.middle)
    return (_, { household }) => household.partner.middle || missing;
  return undefined;
}

function textFill(layout: Layout, field: Field, owner: StoryClient | undefined): Fill {
  const { exampleValue: text, dataType, readAs } = field;
  const rewrite =
    text !== null && isStringLike(readAs ?? dataType)
      ? rewritingOf(text, owner, layout)
      : undefined;
  if (!rewrite || text === null) return () => text;
  return ({ shift }, { household }) => rewrite(text, household, shift);
}
