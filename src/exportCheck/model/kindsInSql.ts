import type { Kind } from './kinds';

/**
 * Where SQL can find a kind: in the export files as DuckDB reads them, in tables that they were loaded into
 * too, or nowhere. Counts are the same as those of this check.
 */
export type InSql = 'files' | 'files and tables' | 'nowhere';

/** Which kinds of finding the checks in SQL know. What needs the bytes of a zip or of a line, they do not. */
export const KINDS_IN_SQL: Readonly<Record<Kind, InSql>> = {
  'file-blank': 'nowhere',
  'not-a-zip': 'nowhere',
  'other-archive': 'nowhere',
  'export-empty': 'nowhere',
  'not-an-export': 'nowhere',
  'no-records': 'nowhere',
  'archive-cut': 'nowhere',
  'archive-damaged': 'nowhere',
  'file-unreadable': 'nowhere',
  'check-sum-differs': 'nowhere',
  'file-encrypted': 'nowhere',
  'packing-unknown': 'nowhere',
  'archive-bomb': 'nowhere',
  'path-unsafe': 'nowhere',
  'archive-nested': 'files',
  'file-missing': 'files',
  'file-unknown': 'files',
  'file-doubled': 'files',
  'cut-off': 'nowhere',
  'not-json': 'files',
  'not-object': 'files',
  'line-too-long': 'nowhere',
  'invalid-utf-8': 'nowhere',
  'field-missing': 'files',
  'field-absent': 'files',
  'field-unknown': 'files',
  'key-repeated': 'files',
  'wrong-type': 'files',
  'out-of-range': 'files',
  'unsafe-integer': 'files',
  'null-unexpected': 'files and tables',
  'not-in-list': 'files and tables',
  'impossible-date': 'files',
  'date-before-1900': 'files and tables',
  'date-in-future': 'files and tables',
  'end-before-begin': 'files and tables',
  'key-duplicate': 'files and tables',
  orphan: 'files and tables',
  'attachment-without-file': 'files',
  'attachment-without-record': 'files',
  'attachment-size': 'files',
  'json-array': 'files',
  bom: 'nowhere',
  'utf-16': 'nowhere',
  crlf: 'nowhere',
  'line-blank': 'nowhere',
  'file-name-case': 'files',
  'file-other-name': 'files',
  'field-name-case': 'files',
  'null-doubted': 'files and tables',
  'empty-text': 'files',
  'date-spelling': 'files',
  'flag-spelling': 'files',
  'guid-spelling': 'files',
  'bytes-spelling': 'files',
  'number-spelling': 'files',
  'join-unchecked': 'files',
  'join-over-limit': 'nowhere',
  'file-empty': 'files and tables',
  'file-other': 'files',
  'attachment-remote': 'files',
  'field-custom': 'files',
  'key-repeated-as-documented': 'files',
};

/** The kinds that are found in export files, or in tables. */
export function kindsInSql(place: 'files' | 'tables'): Kind[] {
  return (Object.keys(KINDS_IN_SQL) as Kind[]).filter((kind) => KINDS_IN_SQL[kind].includes(place));
}
