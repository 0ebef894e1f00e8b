/** What a finding is: a problem, a formatting difference, or a fact that is good to know. */
export const LEVELS = ['matters', 'spelling', 'note'] as const;

export type Level = (typeof LEVELS)[number];

/** What the count of a finding counts. */
export const COUNTED = ['records', 'lines', 'files', 'fields'] as const;

/** What Check an export can find; `data/finding-kinds.yaml` has the words for each, and the order. */
export const FINDING_KINDS = [
  // What was chosen, and its packing.
  ...['file-blank', 'not-a-zip', 'other-archive', 'export-empty', 'not-an-export', 'no-records'],
  ...['archive-cut', 'archive-damaged', 'file-unreadable', 'check-sum-differs', 'file-encrypted'],
  ...['packing-unknown', 'archive-bomb', 'path-unsafe', 'archive-nested'],
  // Files and lines.
  ...['file-missing', 'file-unknown', 'file-doubled', 'cut-off', 'not-json', 'not-object'],
  ...['line-too-long', 'invalid-utf-8'],
  // Fields and values.
  ...['field-missing', 'field-absent', 'field-unknown', 'key-repeated', 'wrong-type'],
  ...['out-of-range', 'more-digits-than-kept', 'text-unsafe', 'text-damaged', 'null-unexpected'],
  ...['not-in-list', 'impossible-date', 'date-before-1900', 'date-in-future', 'end-before-begin'],
  // What leads from record to record, and to attachments.
  ...['key-duplicate', 'orphan', 'attachment-without-file', 'attachment-without-record'],
  ...['attachment-size'],
  // Spellings.
  ...['json-array', 'bom', 'utf-16', 'crlf', 'line-blank', 'file-name-case', 'file-other-name'],
  ...['field-name-case', 'null-doubted', 'empty-text', 'date-spelling', 'flag-spelling'],
  ...['guid-spelling', 'bytes-spelling', 'number-spelling'],
  // What is good to know.
  ...['join-unchecked', 'join-over-limit', 'file-empty', 'file-other', 'attachment-remote'],
  ...['field-custom', 'key-repeated-as-documented'],
] as const;

export type Kind = (typeof FINDING_KINDS)[number];
