import type { Entity, Field } from '../model/dictionary';
import type { LoadedData } from '../load/load';
import type { Problem } from '../model/problem';
import type { Path } from '../load/yamlDocument';

/** One rule about the content of the data: what breaks it becomes problems. */
export type Check = (data: LoadedData) => Problem[];

/** A field with its entity, and problems that point at it. */
export type FieldPlace = Readonly<{
  entity: Entity;
  field: Field;
  problem: (key: keyof Field, message: string) => Problem;
}>;

/** Every field of the dictionary, entity by entity. */
export function fieldPlaces({ dictionary, problemAt }: LoadedData): FieldPlace[] {
  return dictionary.entities.flatMap((entity) =>
    entity.fields.map((field, at) => ({
      entity,
      field,
      problem: (key, message) => problemAt(entity.slug, ['fields', at, key], message),
    })),
  );
}

/** A text that a person wrote, and problems that point at it. */
export type Text = Readonly<{
  text: string;
  kind: 'example' | 'prose';
  problem: (message: string) => Problem;
}>;

/** Every text of the data that a reader sees, field names and codes apart. */
export function texts(data: LoadedData): Text[] {
  const { dictionary, problemAt, sharedProblemAt } = data;
  const ofEntities = dictionary.entities.flatMap(({ slug, description, note, fields }) => {
    const text = (path: Path, content: string | null | undefined, kind: Text['kind'] = 'prose') =>
      content
        ? [{ text: content, kind, problem: (message: string) => problemAt(slug, path, message) }]
        : [];
    return [
      ...text(['description'], description),
      ...text(['note'], note),
      ...fields.flatMap((field, at) => [
        ...text(['fields', at, 'description'], field.description),
        ...text(['fields', at, 'basis'], field.basis),
        ...text(['fields', at, 'exampleValue'], field.exampleValue, 'example'),
      ]),
    ];
  });
  const ofAbbreviations = dictionary.abbreviations.map(({ expansion, meaning = '' }, at) => ({
    text: `${expansion}. ${meaning}`,
    kind: 'prose' as const,
    problem: (message: string) => sharedProblemAt('abbreviations', ['abbreviations', at], message),
  }));
  return [...ofEntities, ...ofAbbreviations];
}
