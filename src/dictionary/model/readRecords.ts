import type { Entity } from './dictionary';
import { customExportFileName, exportFileName } from './exampleRecord';
import { textIn, type SampleRecord } from './sample';

/** Reads an export's files, in which each line is a record in JSON. */
export function readRecords(
  entities: readonly Pick<Entity, 'slug' | 'fileName'>[],
  textOf: (file: string) => string | undefined,
): SampleRecord[] {
  const files = [
    ...entities.map(({ slug, fileName }) => [slug, exportFileName(fileName), false] as const),
    ...entities.map(({ slug, fileName }) => [slug, customExportFileName(fileName), true] as const),
  ];
  return files.flatMap(([slug, file, isCustom]) =>
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
        ...{ slug, isCustom, file, line: at + 1, text, members },
        get: (fieldName) => textIn(find(fieldName)?.spelled),
        place: (fieldName) => ({
          file: `data/sample/${file}`,
          position: { line: at + 1, column: find(fieldName)?.column ?? 1 },
          path: fieldName ?? '',
          about: { entity: slug, field: fieldName },
        }),
      };
      return text === '' ? [] : record;
    }),
  );
}

const MEMBER = /\s*[{,]\s*("(?:[^"\\]|\\.)*")\s*:\s*("(?:[^"\\]|\\.)*"|[^\s",}]+)/gy;
