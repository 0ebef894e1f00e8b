import type { Entity } from '../../dictionary/model/dictionary';
import type { ValueSet } from '../../dictionary/model/valueSets';
import type { Reading } from '../../dictionary/model/written';
import type { CheckRules } from '../model/rules';

export type FieldWords = Readonly<{
  description: string;
  unit?: string | undefined;
  values?: Pick<ValueSet, 'codes'> | undefined;
}>;

/** The words of the dictionary that a record is read in; places are those of the check's rules. */
export type Words = Readonly<{
  entities: readonly Readonly<
    Pick<Entity, 'name' | 'area' | 'description'> & { fields: readonly FieldWords[] }
  >[];
}>;

export type ReadingRules = Reading &
  Readonly<{
    /** Place of the key by which records name their client. */
    client: number;
    /** The style sheet of a record that is saved as one file. */
    style: string;
  }>;

export type RecordRules = Readonly<{ check: CheckRules; words: Words; reading: ReadingRules }>;
