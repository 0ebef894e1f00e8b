/*
 * What is written in `data/`, in the types that its schemas infer: types alone, so that the model needs no schema.
 */
export type { CauseEntry } from '../load/schemas/changes';
export type { Oddity } from '../load/schemas/coherence';
export type { DownloadKind, KindTexts, KindWords, Texts } from '../load/schemas/downloads';
export type { FieldGroup, WrittenEntity, WrittenField } from '../load/schemas/entity';
export type { MappedField, Mapping, Mark, Sensitivity } from '../load/schemas/judgments';
export type { Misfit } from '../load/schemas/parts';
export type { EntityReading, Reading } from '../load/schemas/reading';
export type {
  Abbreviation,
  CodeSystem,
  Coverage,
  CoverageTopic,
  Criterion,
  FirstQuestion,
  Reach,
  SearchWords,
  Site,
  Source,
} from '../load/schemas/shared';
