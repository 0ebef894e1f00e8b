import { KIND_NAMES, type Kind } from '../../../exportCheck/model/kinds';

/** The kinds of finding that need the bytes of a zip or of a line, which SQL does not see. */
export const KINDS_NOT_IN_SQL: readonly Kind[] = [
  'file-blank',
  'not-a-zip',
  'other-archive',
  'export-empty',
  'not-an-export',
  'no-records',
  'archive-cut',
  'archive-damaged',
  'file-unreadable',
  'check-sum-differs',
  'file-encrypted',
  'packing-unknown',
  'archive-bomb',
  'path-unsafe',
  'cut-off',
  'line-too-long',
  'invalid-utf-8',
  'bom',
  'utf-16',
  'crlf',
  'line-blank',
  'join-over-limit',
];

/** The kinds of finding that DuckDB finds in export files, as often as the check of an export does. */
export const KINDS_IN_SQL: readonly Kind[] = KIND_NAMES.filter(
  (kind) => !KINDS_NOT_IN_SQL.includes(kind),
);
