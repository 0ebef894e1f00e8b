import { entityPath } from '../../dictionary/model/addresses';
import type { Kind } from '../model/kinds';
import type { Finding } from '../model/report';
import type { CheckState, FileNote } from './checkState';

/** What is wrong with the export as a whole, and with files as a whole: by their names, or because they cannot be read. */
export function wholeFindings(state: CheckState): Finding[] {
  const { problems, subject, notes } = state;
  const ofExport = problems.map(({ kind, format }) => ({
    ...wholeFile(kind, subject.name),
    ...(format && { format }),
  }));
  const counted = new Map<string, FileNote & { count: number }>();
  for (const note of notes) {
    const id = `${note.kind} ${note.file}`;
    counted.set(id, { ...note, count: (counted.get(id)?.count ?? 0) + 1 });
  }
  const ofFiles = [...counted.values()].map(({ kind, file, count }) =>
    wholeFile(kind, file, count),
  );
  return [...ofExport, ...ofFiles, ...unreadFindings(state), ...missingFiles(state)];
}

/** A finding on a file as a whole, or on the whole export. */
export function wholeFile(kind: Kind, file: string, count = 1): Finding {
  return { kind, file, field: null, count, lines: [], of: count, share: 1 };
}

/** One finding for each reason why files could not be read. */
function unreadFindings({ states, unread, listed }: CheckState): Finding[] {
  const kinds = new Set([...states, ...unread].map(reasonOf));
  return [...kinds].flatMap((kind) => {
    if (!kind) return [];
    const ofRecords = states.filter(({ problem }) => problem === kind);
    const others = unread.filter((note) => note.kind === kind);
    const count = ofRecords.length + others.length;
    const [first] = ofRecords;
    const finding = { ...wholeFile(kind, '', count), of: listed, share: count / listed };
    if (count > 1) return { ...finding, files: ofRecords.map(({ name }) => name) };
    return first
      ? { ...finding, file: first.name, page: entityPath(first.rule.slug) }
      : { ...finding, file: others[0]?.file ?? '' };
  });
}

const reasonOf = (file: Readonly<{ problem: Kind | undefined }> | FileNote) =>
  'problem' in file ? file.problem : file.kind;

function missingFiles({ rules, states, isPart }: CheckState): Finding[] {
  // Where no file of an export is there at all, it is none.
  if (isPart || states.length === 0) return [];
  const there = new Set(states.map(({ rule }) => rule.file));
  return rules.entities
    .filter(({ file }) => !there.has(file))
    .map(({ file, slug }) => ({
      ...wholeFile('file-missing', `${file}.json`),
      page: entityPath(slug),
    }));
}
