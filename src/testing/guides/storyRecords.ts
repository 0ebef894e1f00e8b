import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import type { Entity } from '../../dictionary/model/dictionary';
import { exampleLine } from '../../dictionary/model/exampleRecord';
import { bySlug, textIn } from '../../dictionary/model/sample';
import { dictionary, exampleOf } from './projectGuides';

/** What a record has instead of the example: fields by name, spelled as examples are. */
type Instead = Readonly<Record<string, string | null>>;

const WRITTEN = load(
  fs.readFileSync(path.join(__dirname, 'storyRecords.yaml'), 'utf8'),
) as Readonly<Record<string, readonly Instead[]>>;

const inSample = (slug: string) =>
  bySlug(dictionary.sample.records)(slug).map(({ members }): Instead =>
    Object.fromEntries(members.map(({ name, spelled }) => [name, textIn(spelled) ?? null])),
  );

/** The records beside or instead of the single example, by slug. */
const INSTEAD: Readonly<Record<string, readonly Instead[]>> = {
  ...WRITTEN,
  employee: inSample('employee'),
  // Visits that are written were entered or signed late; the others of the client at once.
  'visit-service': inSample('visit-service')
    .filter((visit) => visit['Client Id'] === exampleOf('visit-service', 'Client Id'))
    .map((visit) => ({
      ...visit,
      ...{ 'Created Date': visit['Time In'] ?? null, Signed: visit['Time In'] ?? null },
      ...WRITTEN['visit-service']?.find(
        (late) => late['Client Visit Id'] === visit['Client Visit Id'],
      ),
    })),
};

/** The records of an entity as lines: its example, or those that continue the story. */
function storyLines({ slug, fields }: Entity): string[] {
  return (INSTEAD[slug] ?? [{}]).map((instead) => {
    const unknown = Object.keys(instead).filter(
      (name) => !fields.some(({ fieldName }) => fieldName === name),
    );
    if (unknown.length > 0) throw new Error(`${slug} has no field ${unknown.join(', ')}`);
    return exampleLine(
      fields.map((field) => {
        const exampleValue = instead[field.fieldName];
        return exampleValue === undefined ? field : { ...field, exampleValue };
      }),
    );
  });
}

/** All records of the story, by the name of their entity's file without extension. */
const STORY: ReadonlyMap<string, readonly string[]> = new Map(
  dictionary.entities.map((entity) => [entity.fileName, storyLines(entity)]),
);

export function storyFiles(): Record<string, string> {
  const files = [...STORY].map(([name, lines]) => [`${name}.json`, `${lines.join('\n')}\n`]);
  return Object.fromEntries(files);
}
