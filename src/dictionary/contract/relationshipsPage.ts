import type { Entity } from '../model/dictionary';
import type { Identity, Relationships } from '../model/relationships';

/** An entity as the pages on relationships know it: of its fields, those that hold an identifier. */
export type JoinedEntity = Pick<Entity, 'slug' | 'name' | 'fileName' | 'area'> &
  Readonly<{
    fields: readonly Readonly<{
      fieldName: string;
      anchor: string;
      identity: Pick<Identity, 'outcome' | 'identifier'>;
    }>[];
  }>;

export type RelationshipsData = Omit<Relationships, 'homes'> &
  Readonly<{ entities: readonly JoinedEntity[] }>;
