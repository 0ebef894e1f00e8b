import type { ClientCase } from '../engine/client';
import type { Layout } from '../engine/layout';
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
