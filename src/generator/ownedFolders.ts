import { SCHEMA_MARK } from '../outputs/editorSchema/render';
import { CSV_MARK } from '../outputs/generatedCsv';
import { JSON_MARK } from '../outputs/generatedJson';
import { MDX_MARK } from '../outputs/site/pages/render';
import type { OwnedFolder } from './writer/writeFiles';

const beginsWith =
  (...marks: string[]): OwnedFolder['isOurs'] =>
  (content) =>
    marks.some((mark) => content.subarray(0, mark.length).toString() === mark);

/** The folders that generated files stand in, and how those are told from hand-written ones. */
export const OWNED_FOLDERS: readonly OwnedFolder[] = [
  { folder: 'docs/entities', isOurs: beginsWith(MDX_MARK, JSON_MARK) },
  { folder: 'docs/lists', isOurs: beginsWith(JSON_MARK) },
  { folder: 'static', isOurs: beginsWith(JSON_MARK) },
  { folder: 'static/downloads', isOurs: beginsWith(CSV_MARK) },
  { folder: 'data/schema', isOurs: beginsWith(SCHEMA_MARK) },
];
