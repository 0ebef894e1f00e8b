import type { FileState } from '../files/fileState';
import type { Attachments } from '../links/attachments';
import type { LinkState } from '../links/linkState';
import type { Kind } from '../model/kinds';
import type { Subject } from '../model/report';
import type { CheckRules } from '../model/rules';
import type { ExportProblem } from '../source/exportSource';
import type { Names } from './names';

/** What is found by a file's name alone, or of the whole export. */
export type FileNote = Readonly<{ kind: Kind; file: string }>;

/** Everything that a report is made from. */
export type CheckState = Readonly<{
  rules: CheckRules;
  states: readonly FileState[];
  notes: readonly FileNote[];
  /** Files that hold no records and could not be read either. */
  unread: readonly FileNote[];
  /** What is wrong with the export as a whole. */
  problems: readonly ExportProblem[];
  /** How many files the export has, of whatever kind. */
  listed: number;
  names: Names;
  links: LinkState;
  attachments: Attachments;
  subject: Subject;
  isFinished: boolean;
  /** Whether formatting differences count as problems. */
  isStrict: boolean;
  /** Whether only a part of an export is looked at. */
  isPart: boolean;
}>;
