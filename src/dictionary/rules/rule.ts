import type { LoadedData } from '../load/load';
import type { Entity, Field } from '../model/dictionary';
import type { Place, Report } from '../model/problem';
import type { ProseFile } from './pages';
import type { Speller } from './speller';

/**
 * What rules look at: the data, the texts of hand-written pages and of components, and a dictionary of
 * words.
 */
export type CheckedData = LoadedData & Readonly<{ prose: readonly ProseFile[]; speller: Speller }>;

/** A named rule about the content. */
export type Rule = Readonly<{
  name: string;
  /** What it asks for, in a line. */
  description: string;
  /** Warnings are printed; what is none is an error, which fails `npm run check`. */
  severity?: 'warning';
  /** Reports what breaks the rule. */
  check: (data: CheckedData, report: Report) => void;
  /** What fixes it, where that takes no thought. */
  fix?: (data: CheckedData) => readonly Edit[];
}>;

/** A field with its entity, and where each of its keys is written. */
export type PlacedField = Field & Readonly<{ entity: Entity; place: (key: keyof Field) => Place }>;

/** Every field of the dictionary, entity by entity. */
export function fieldsOf({ dictionary, placeIn }: LoadedData): PlacedField[] {
  return dictionary.entities.flatMap((entity) =>
    entity.fields.map((field, at) => ({
      ...field,
      entity,
      place: (key) => placeIn(entity.slug, ['fields', at, key]),
    })),
  );
}

/** The check of a rule that looks at each field by itself. */
export function eachField(look: (field: PlacedField, report: Report) => void): Rule['check'] {
  return (data, report) => fieldsOf(data).forEach((field) => look(field, report));
}

/** A piece of a file that another text takes the place of. */
export type Edit = Readonly<{
  /** Path from the project's root. */
  file: string;
  start: number;
  end: number;
  text: string;
}>;

/**
 * Makes edits in a text, which otherwise stays as it was written. Of edits that overlap the first is
 * made; the others can follow in another run.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let edited = '';
  let done = 0;
  for (const { start, end, text: inserted } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < done) continue;
    edited += text.slice(done, start) + inserted;
    done = end;
  }
  return edited + text.slice(done);
}
