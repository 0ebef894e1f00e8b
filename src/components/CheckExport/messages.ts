import type { CheckReport } from '../../export/model/report';
import type { CheckRules } from '../../export/model/rules';
import type { CustomFields, Progress } from '../../export/check/startCheck';

export type GivenFile = Readonly<{ path: string; blob: Blob }>;

export type Given =
  | Readonly<{
      files: readonly GivenFile[];
      /** Whether they are a folder with the whole export; then files can be missing. */
      isFolder: boolean;
    }>
  | Readonly<{ sampleAddress: string; isBroken: boolean }>;

export type Chosen = Readonly<{ given: Given; name: string }>;

export type ToWorker =
  | Readonly<{ check: Chosen }>
  | Readonly<{ cancel: true }>
  | Readonly<{ save: SaveFormat }>
  | Readonly<{ describe: GivenFile }>;

/** Reads the file in which an agency describes its own fields, and makes the files of its dictionary. */
export type DescribeFields = (
  rules: CheckRules,
  file: string,
  text: string,
) =>
  | Readonly<{ errors: readonly string[] }>
  | Readonly<{
      custom: CustomFields;
      files: readonly Readonly<{ path: string; content: string | Uint8Array }>[];
    }>;

export type SaveFormat = 'csv' | 'xlsx' | 'sql';

export const START_ERRORS = {
  'not-loaded':
    'The program of this page could not be loaded. Check the connection, or reload the page: the site may have been updated. The command below does the same.',
  'no-sample':
    'The sample export could not be loaded. Check the connection, or choose a file of your own.',
  'nothing-chosen': 'There are no files in what you chose.',
  'several-zips': 'Choose one zip at a time, or the unpacked files of one export.',
  unreadable:
    'The file could not be read to its end. It may have been moved, changed or removed meanwhile. Choose it again.',
  'broken-off':
    'Reading the export broke off. The fault lies with this page, not with your export. Try the command below, which does the same.',
} as const;

export type StartError = keyof typeof START_ERRORS;

/** How much is done, from 0 to 1. */
export function shareDone({ bytes, size }: Pick<Progress, 'bytes' | 'size'>): number {
  return size === 0 ? 1 : Math.min(1, bytes / size);
}

export type PageState = Readonly<{
  /** What is checked, in words; never part of a report. */
  name?: string;
  report?: CheckReport;
  /** The draft of the file in which an agency describes the fields that it defined itself. */
  draft?: string | undefined;
  progress?: Progress;
  error?: StartError | undefined;
  /** Whether the checker has come, so that no network is needed any more. */
  isLoaded?: boolean;
  /** How the saving of what was checked goes, in a sentence, and whether it goes on. */
  saving?: Readonly<{ text: string; isUnderWay: boolean }>;
  /** What is known of an agency's own fields; the zip is its dictionary. */
  described?: Readonly<{ message: string; zip: Blob }>;
  /** What is wrong with the file that describes them; what was known before stays. */
  notDescribed?: readonly string[] | undefined;
  announced?: string;
}>;

/** What the worker finds out, which the page takes over; with `error` a check is over, also where there was none. */
export type FromWorker = PageState & Readonly<{ saved?: Readonly<{ name: string; blob: Blob }> }>;
