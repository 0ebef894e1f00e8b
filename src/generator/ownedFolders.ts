import { ARTEFACT_MARK } from '../outputs/artefacts/provenance';
import { SOFTWARE_MARK } from '../outputs/artefacts/software/mark';
import { SCHEMA_MARK } from '../outputs/editorSchema/render';
import { CSV_MARK } from '../outputs/generatedCsv';
import { JSON_MARK } from '../outputs/generatedJson';
import { ZIP_MARK } from '../outputs/artefacts/sampleExport/render';
import { MDX_MARK } from '../outputs/site/pages/render';
import type { OwnedFolder } from './writer/writeFiles';

const beginsWith =
  (...marks: string[]): OwnedFolder['isOurs'] =>
  (content) =>
    marks.some((mark) => content.subarray(0, mark.length).toString() === mark);

const isArtefact: OwnedFolder['isOurs'] = (content) => content.includes(ARTEFACT_MARK);

const isSample: OwnedFolder['isOurs'] = (content) => {
  const { header, name, nameAt } = ZIP_MARK;
  const named = content.subarray(nameAt, nameAt + name.length).toString();
  return beginsWith(header)(content) && named === name;
};

const PAGES: OwnedFolder = {
  folder: 'docs/entities',
  isOurs: beginsWith(MDX_MARK, JSON_MARK),
};

/** The folders of which the outputs for pages make all files. */
export const PAGE_FOLDERS: readonly OwnedFolder[] = [PAGES];

/** The folders that generated files stand in, and how those are told from hand-written ones. */
export const OWNED_FOLDERS: readonly OwnedFolder[] = [
  PAGES,
  { folder: 'docs/lists', isOurs: beginsWith(JSON_MARK) },
  ...['static', 'static/entities', 'static/guides'].map((folder) => ({
    folder,
    isOurs: (content: Buffer) => beginsWith(JSON_MARK)(content) || isArtefact(content),
  })),
  {
    folder: 'static/downloads',
    isOurs: (content) => beginsWith(CSV_MARK)(content) || isArtefact(content) || isSample(content),
  },
  ...['schema', 'schema/lenient', 'ddl', 'ddl/snake', 'ddl/strict', 'types', 'dbt', 'checks'].map(
    (folder) => ({
      folder: `static/downloads/${folder}`,
      isOurs: isArtefact,
    }),
  ),
  {
    folder: 'static/downloads/software',
    isOurs: (content) => content.includes(SOFTWARE_MARK),
  },
  { folder: 'data/schema', isOurs: beginsWith(SCHEMA_MARK) },
];
