/*
 * What is written in `data/`, in the types that its schemas infer: types alone, so that the model needs no schema.
 */
export type * from '../load/schemas/changes';
export type * from '../load/schemas/coherence';
export type * from '../load/schemas/downloads';
export type * from '../load/schemas/entity';
export type * from '../load/schemas/judgments';
export type * from '../load/schemas/identifiers';
export type { Misfit } from '../load/schemas/parts';
export type * from '../load/schemas/reading';
export type * from '../load/schemas/shared';
export type { Content } from '../load/sharedFiles';
