import type { ConvertRules } from '../../export/convert/convertExport';
import type { CheckReport } from '../../export/model/report';
import type { CheckRules } from '../../export/model/rules';
import type { CustomFields } from '../../export/check/startCheck';

export type GivenFile = Readonly<{ path: string; blob: Blob }>;

export type Given =
  | Readonly<{
      files: readonly GivenFile[];
      /** Whether they are a folder with the whole export; then files can be missing. */
      isFolder: boolean;
    }>
  | Readonly<{ text: string }>
  | Readonly<{ sampleAddress: string; isBroken: boolean }>;

export type Chosen = Readonly<{ given: Given; name: string }>;

export type ToWorker =
  | Readonly<{ check: Chosen }>
  | Readonly<{ order: Order }>
  | Readonly<{ save: SaveFormat }>
  /** All that may be needed later is to be loaded now. */
  | Readonly<{ prepare: true }>
  | Readonly<{ describe: GivenFile }>;

type DescribeFields = (
  rules: CheckRules,
  file: string,
  text: string,
) =>
  | Readonly<{ errors: readonly string[] }>
  | Readonly<{
      custom: CustomFields;
      files: readonly Readonly<{ path: string; content: string | Uint8Array }>[];
    }>;

/** What is loaded when it is wanted: that, and what a conversion for databases knows in addition to the check's rules. */
export type LoadedLater = Readonly<{
  describe: DescribeFields;
  tables: Omit<Required<ConvertRules>, 'check'>;
}>;

export type SaveFormat = 'csv' | 'xlsx' | 'sql';

export type Order = 'pause' | 'resume' | 'cancel';

export const START_ERRORS = {
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
} as const;

export type StartError = keyof typeof START_ERRORS;

export type Progress = Readonly<{
  /** As unpacked: read so far, and in all. */
  bytes: number;
  size: number;
  file: string;
  /** For how long the check has run, without pauses. */
  seconds: number;
}>;

export type FromWorker =
  | Readonly<{ is: 'loaded' }>
  | Readonly<{ is: 'recognized'; file: string }>
  | Readonly<{ is: 'under way'; progress: Progress; report: CheckReport }>
  /** With a draft of the file that describes custom fields, if there are any. */
  | Readonly<{ is: 'finished' | 'canceled'; report: CheckReport; draft?: string }>
  | Readonly<{ is: 'failed'; error: StartError }>
  /** Of what was checked, so much is converted, from 0 to 1. */
  | Readonly<{ is: 'saving'; share: number }>
  | Readonly<{ is: 'saved'; format: SaveFormat; blob: Blob; message: string }>
  | Readonly<{ is: 'not saved'; reason: string }>
  | Readonly<{ is: 'prepared' }>
  /** An agency's own fields are known now; the zip is its dictionary. */
  | Readonly<{ is: 'described'; message: string; zip: Blob }>
  | Readonly<{ is: 'not described'; errors: readonly string[] }>
  | Readonly<{ is: 'dismissed' }>;
