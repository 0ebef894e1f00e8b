import type { Sureness } from '../../dictionary/model/relationships';
import type { ClassName } from '../../dictionary/model/sensitivity';
import type { KindWords } from '../../dictionary/model/written';
import type { Kind } from '../../dictionary/model/findingKinds';

/** What values of a field look like, without any of them. */
export type Shape = Readonly<{
  /** Types of JSON that occur; text that looks like a date or a GUID has a type of its own. */
  types: readonly string[];
  nulls: number;
  /** How many different values there are; stops at a limit. */
  distinct: number;
  isDistinctCapped: boolean;
  /** The characters of the longest, as it is written. */
  longest: number;
}>;

/** One kind of difference in one field of one file. It never holds a value. */
export type Finding = Readonly<{
  kind: Kind;
  /** The file's name as the dictionary has it, or what stands for it; the name of what was checked; or empty. */
  file: string;
  /** The field's name, or what stands for a name that could hold data; null for the whole file. */
  field: string | null;
  count: number;
  /** The first lines (in a JSON array: records), from 1. */
  lines: readonly number[];
  /** Of how many it was found: records of the file, or references that were followed. */
  of: number;
  share: number;
  page?: string;
  /** How sure it is that there is a rule at all: of joins and keys. */
  sureness?: Sureness;
  target?: Readonly<{ file: string; field: string }>;
  suggestion?: string;
  shape?: Shape;
  format?: string;
  /** The files, where one finding is about several; `file` is empty then. */
  files?: readonly string[];
  /** Findings that this one explains. They are in no other list, and count for nothing. */
  consequences?: readonly Finding[];
}>;

export type FileReport = Readonly<{
  file: string;
  slug?: string;
  page?: string;
  state: 'waiting' | 'reading' | 'read' | 'unread';
  /** Bytes as unpacked, by the list of files and as read so far. */
  size: number;
  bytes: number;
  lines: number;
  records: number;
  matters: number;
  spelling: number;
}>;

/** What a check comes to, decided in one place for the page, the command and every format. */
export type Verdict = Readonly<{
  /** `formatting` and `clean` are without problems; what could not be judged is `not-checked`. */
  state: 'not-checked' | 'problems' | 'formatting' | 'clean';
  text: string;
}>;

export type Subject = Readonly<{
  /** The name of the file or folder, or words for what has none. */
  name: string;
  /** Bytes as given: a zip's before it is unpacked, those of all files of a folder. */
  size: number;
  /** Of the whole file as given; null for a folder, for several files, and where it was not computed. */
  sha256: string | null;
  checkedAt: string;
}>;

export type Versions = Readonly<{
  /** The version of the export that the vendor's dictionary states. */
  export?: string;
  format: string;
  dictionary: string;
  checker: string;
}>;

export type CheckReport = Readonly<{
  kinds: KindWords;
  verdict: Verdict;
  subject: Subject;
  versions: Versions;
  summary: string;
  isFinished: boolean;
  /** How many of the dictionary's files are there, and how many it has. */
  files: number;
  filesKnown: number;
  /** How many more are there but could not be read to their end. */
  unread: number;
  attachments: number;
  records: number;
  bytes: number;
  size: number;
  /** Problems, formatting differences, and what is good to know; each in the order of kinds. */
  findings: readonly Finding[];
  spelling: readonly Finding[];
  notes: readonly Finding[];
  perFile: readonly FileReport[];
  /** How many records have a value in a field of each class, where there are any. It never says safe. */
  sensitivity: Readonly<{
    note: string;
    classes: readonly Readonly<{ class: ClassName; words: string; records: number }>[];
  }>;
}>;
