import type { Refusal } from './messages';

/** What a reader is told whose file cannot be checked, and what to do then. */
export const REFUSALS: Readonly<Record<Refusal, string>> = {
  'not-loaded':
    'The checker could not be loaded. Check the connection, or reload the page: the site may have been updated. The command below does the same.',
  'no-sample':
    'The sample export could not be loaded. Check the connection, or choose a file of your own.',
  'nothing-chosen': 'There are no files in what you chose.',
  'nothing-pasted': 'Paste one or more records first.',
  'unknown-records':
    'No export file has fields of these names. Paste whole records, with braces and field names, one a line.',
  'several-zips': 'Choose one zip at a time, or the unpacked files of one export.',
  unreadable:
    'The file could not be read to its end. It may have been moved, changed or removed meanwhile. Choose it again.',
  'broken-off':
    'The check broke off. The fault lies with this page, not with your export. Try the command below, which does the same.',
};
