import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { loadData } from '../../dictionary/load/load';
import type { Entity } from '../../dictionary/model/dictionary';
import { exampleLine } from '../../dictionary/model/exampleRecord';
import { dictionary } from './projectGuides';

const { story } = loadData(path.join(__dirname, '../../../data')).shared;
const { staff, visits, clients } = story.value;

/** What a record has instead of the example: fields by name, spelled as examples are. */
type Instead = Readonly<Record<string, string | null>>;

const [avery] = clients;

/** Visits that were entered or signed later than the others. */
const ENTERED: Readonly<Record<string, string>> = { '58900': '2025-03-14T08:40' };
const SIGNED: Readonly<Record<string, string>> = {
  '58640': '2025-02-24T17:05',
  '58813': '2025-03-04T11:20',
  '58900': '2025-03-14T08:55',
};

const visitRecords = visits
  .filter(({ client }) => client === avery?.id)
  .map(({ id, from, minutes, type, program, coverage }): Instead => {
    const end = new Date(`${from}:00Z`);
    end.setUTCMinutes(end.getUTCMinutes() + minutes);
    const isExample = id === '58813';
    return {
      'Client Visit Id': id,
      'Time In': `${from}:00`,
      'Time Out': end.toISOString().slice(0, 19),
      'Created Date': `${ENTERED[id] ?? from}:00`,
      Signed: `${SIGNED[id] ?? from}:00`,
      'Visit Type': type ?? null,
      Program: program ?? null,
      'Primary Client Insurance Id': coverage ?? null,
      ...(isExample ? {} : { 'Planner Id': `${Number(id) + 193_220}`, 'Client Paid': '0.00' }),
    };
  });

const WRITTEN = load(
  fs.readFileSync(path.join(__dirname, 'storyRecords.yaml'), 'utf8'),
) as Readonly<Record<string, readonly Instead[]>>;

/** The records beside or instead of the single example, by slug. */
const INSTEAD: Readonly<Record<string, readonly Instead[]>> = {
  'visit-service': visitRecords,
  employee: staff.map(({ id, name, credentials }) => ({
    'Employee Id': id,
    'First Name': name.split(' ')[0] ?? null,
    'Last Name': name.split(' ').at(-1) ?? null,
    Credentials: credentials ?? null,
  })),
  ...WRITTEN,
};

/** The records of an entity as lines: its example, or those that continue the story. */
export function storyLines({ slug, fields }: Entity): string[] {
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
export const STORY: ReadonlyMap<string, readonly string[]> = new Map(
  dictionary.entities.map((entity) => [entity.fileName, storyLines(entity)]),
);

/** The files of the story, a record a line. */
export function storyFiles(): Record<string, string> {
  const files = [...STORY].map(([name, lines]) => [`${name}.json`, `${lines.join('\n')}\n`]);
  return Object.fromEntries(files);
}
