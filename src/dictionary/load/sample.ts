import path from 'node:path';
import { isStringLike, misfitOf, TODO } from '../model/dataTypes';
import type { Entity, Field, JoinedEntities } from '../model/dictionary';
import { customExportFileName, exportFileName } from '../model/exampleRecord';
import { didYouMean } from '../model/nearestName';
import type { Position, Report } from '../model/problem';
import type { Oddity } from '../model/written';
import { type RecordsOf, type SampleRecord, alongJoin, bySlug, textIn } from '../model/sample';
import { CLIENT } from '../model/relations';
import { filesIn } from './readFiles';
import { readText } from './sourceFile';

/** Reads the records of `data/sample`, and reports what of them is none of the dictionary's. */
export function readSample(
  dataFolder: string,
  dictionary: JoinedEntities,
  oddities: readonly Oddity[],
  report: Report,
): SampleRecord[] {
  const { entities } = dictionary;
  const known = filesOf(entities).map(({ file }) => file);
  const texts = new Map<string, string>();
  let isSound = true;
  for (const { name } of filesIn(dataFolder, 'sample', report)) {
    const file = `data/sample/${name}`;
    const refuse = (message: string, position?: Position) => {
      isSound = false;
      report({ file, position, path: '' }, message);
    };
    const read = readText(path.join(dataFolder, 'sample', name));
    if (!known.includes(name)) {
      report({ file, path: '' }, `is no file of the export${didYouMean(name, known)}`);
    } else if ('problem' in read) refuse(read.problem);
    else texts.set(name, soundLines(read.text, refuse));
  }
  const records = readRecords(entities, (name) => texts.get(name));
  const of = bySlug(records);
  for (const entity of entities) {
    const odd = oddities.filter(({ field }) => field.startsWith(`${entity.slug}/`));
    for (const record of of(entity.slug)) lookAtFields(record, entity, odd, report);
  }
  // To what cannot be read, others would seem to lead nowhere.
  if (isSound) lookAtIds(dictionary, of, report);
  return records;
}

/** A text with an empty line in the place of each that is no record. */
function soundLines(text: string, refuse: (message: string, position: Position) => void): string {
  const lines = text.split('\n').map((line, at, { length }) => {
    const wrong = line !== '' || at < length - 1 ? wrongRecord(line) : undefined;
    if (wrong) refuse(wrong.message, { line: at + 1, column: wrong.column });
    return wrong ? '' : line;
  });
  return lines.join('\n');
}

type SampledEntity = Pick<Entity, 'slug' | 'fileName' | 'customConfiguration'>;

/** The files that an export can have; second ones, of custom fields alone, are last. */
const filesOf = (entities: readonly SampledEntity[]) =>
  [exportFileName, customExportFileName].flatMap((nameOf, at) =>
    entities
      .filter(({ customConfiguration }) => at === 0 || !customConfiguration.isCustomOnly)
      .map(({ slug, fileName }) => ({ slug, file: nameOf(fileName), isCustom: at === 1 })),
  );

/** Reads an export's files, in which each line is a record in JSON. */
export function readRecords(
  entities: readonly SampledEntity[],
  textOf: (file: string) => string | undefined,
): SampleRecord[] {
  return filesOf(entities).flatMap(({ slug, file, isCustom }) =>
    (textOf(file) ?? '').split('\n').flatMap((text, at) => {
      const members = [...text.matchAll(MEMBER)].map(
        ({ 0: all, 1: name = '', 2: spelled = '', index }) => ({
          name: JSON.parse(name) as string,
          spelled,
          column: index + all.length - spelled.length + 1,
        }),
      );
      const find = (fieldName?: string) => members.find(({ name }) => name === fieldName);
      const record: SampleRecord = {
        slug,
        isCustom,
        file,
        line: at + 1,
        text,
        members,
        get: (fieldName) => textIn(find(fieldName)?.spelled),
        place: (fieldName) => ({
          file: `data/sample/${file}`,
          position: { line: at + 1, column: find(fieldName)?.column ?? 1 },
          path: fieldName ?? '',
        }),
      };
      return text === '' ? [] : record;
    }),
  );
}

const MEMBER = /\s*[{,]\s*("(?:[^"\\]|\\.)*")\s*:\s*("(?:[^"\\]|\\.)*"|[^\s",}]+)/gy;

function wrongRecord(text: string): { column: number; message: string } | undefined {
  try {
    const record = JSON.parse(text) as unknown;
    if (typeof record === 'object' && record !== null && !Array.isArray(record)) {
      const nested = Object.entries(record).find(([, value]) => typeof value === 'object' && value);
      return nested && { column: 1, message: `"${nested[0]}" holds several values; write one` };
    }
    return { column: 1, message: 'is no record; write {"Field Name":value,…}' };
  } catch (error) {
    const { message } = error as Error;
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    return { column: at + 1, message: `is invalid JSON: ${message}` };
  }
}

function lookAtFields(
  { slug, line, members, place }: SampleRecord,
  { fields, customConfiguration: { isCustomOnly } }: Entity,
  oddities: readonly Oddity[],
  report: Report,
) {
  const names = fields.map(({ fieldName }) => fieldName);
  let next = 0;
  for (const { name, spelled, column } of members) {
    const at = names.indexOf(name, next);
    const field = fields[at];
    const tell = (message: string | undefined) =>
      message && report({ ...place(name), position: { line, column } }, message);
    if (field) {
      next = at + 1;
      const isOdd = oddities.some(
        (odd) => odd.field === `${slug}/${name}` && new RegExp(odd.spelled).test(spelled),
      );
      if (!isOdd) tell(wrongValue(spelled, field));
    } else if (names.includes(name)) {
      tell(`follows "${names[next - 1]}", but stands before it in the dictionary`);
    } else if (!isCustomOnly) tell(`is no field of the entity${didYouMean(name, names)}`);
  }
}

function wrongValue(spelled: string, field: Field): string | undefined {
  const type = field.readAs ?? field.dataType;
  const isQuoted = spelled.startsWith('"');
  if (type === TODO || spelled === '""') return undefined;
  if (spelled !== 'null' && isQuoted !== isStringLike(type)) {
    return `${spelled} is ${isQuoted ? 'in' : 'without'} quotes; a value of type ${type} is ${isQuoted ? 'without' : 'in'} them`;
  }
  return misfitOf(textIn(spelled) ?? null, field);
}

/** Reports ids that lead to no record, or to another client's. */
function lookAtIds(
  { entities, relationships: { joins } }: JoinedEntities,
  of: RecordsOf,
  report: Report,
) {
  for (const join of joins) {
    const { from, to } = join;
    for (const [record, target] of alongJoin(join, of)) {
      const [client, other] = [record, target].map((each) => each?.get('Client Id'));
      const tell = (message: string) =>
        report(record.place(from.fieldName), `"${record.get(from.fieldName)}" leads ${message}`);
      if (!target) {
        const { fileName = to.slug } = entities.find(({ slug }) => slug === to.slug) ?? {};
        const file = `data/sample/${exportFileName(fileName)}`;
        tell(`nowhere: no record of ${file} has it as "${to.fieldName}"`);
      } else if (client && other && client !== other && to.slug !== CLIENT) {
        tell(`to a record of client ${other}, from one of client ${client}`);
      }
    }
  }
}
