import type { ClientCase } from '../engine/client';
import { exampleMoment, type Layout } from '../engine/layout';
import { shifted } from '../engine/moments';
import type { Pen } from '../engine/record';
import type { Row } from '../engine/row';

/** One thread of the story: what it writes makes a client's records agree. */
export type Narrative = (scene: Scene) => void;

/** What a narrative works on. */
export type Scene = Readonly<{
  layout: Layout;
  client: ClientCase;
  pen: Pen;
  /** The client's records of an entity. */
  rows: (slug: string) => readonly Row[];
}>;

/** When a field of an entity's page is, shifted as the record is; 0 where the page has no such moment. */
export function shiftedMoment(
  { entities, story }: Layout,
  { slug, shift }: Row,
  fieldName: string,
): number {
  const { entity, places } = entities.get(slug) ?? {};
  const field = entity?.fields[places?.get(fieldName) ?? -1];
  const example = field && exampleMoment(slug, field, story);
  return example === undefined ? 0 : shifted(example, shift);
}
