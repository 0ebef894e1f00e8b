import { entityPath } from '../../dictionary/model/addresses';
import { version as checker } from '../../../package.json';
import type { FileState } from '../files/fileState';
import { KIND_NAMES, kindTexts, type Kind, type Level } from '../model/kinds';
import type { CheckReport, FileReport, Finding } from '../model/report';
import type { CheckState, FileNote } from './checkState';
import { fileFindings } from './fileFindings';
import { linkFindings } from './linkFindings';
import { summarize } from './summarize';
import { verdictOf } from './verdict';

const RANKS = new Map(KIND_NAMES.map((kind, at) => [kind, at]));

/** Puts together what has been found. */
export function makeReport(state: CheckState): CheckReport {
  const { rules, states, attachments, isFinished, isPart, subject } = state;
  const all = [
    ...nameFindings(state),
    ...states.flatMap((file) => fileFindings(file, state.names)),
    ...linkFindings(state),
  ].sort((a, b) => (RANKS.get(a.kind) ?? 0) - (RANKS.get(b.kind) ?? 0));
  const levelOf = (kind: Kind): Level => {
    const { level } = kindTexts(kind);
    return level === 'spelling' && state.isStrict ? 'matters' : level;
  };
  const ofLevel = (level: Level) => all.filter(({ kind }) => levelOf(kind) === level);
  const [findings, spelling] = [ofLevel('matters'), ofLevel('spelling')];
  const counts = {
    isFinished,
    files: states.filter(({ isCustom }) => !isCustom).length,
    filesKnown: rules.entities.length,
    unread: 0,
    attachments: attachments.count,
    records: sum(states.map(({ check }) => check.records)),
    bytes: sum(states.map(({ bytes }) => bytes)),
    size: sum(states.map(({ entry, bytes }) => Math.max(entry.size, bytes))),
  };
  return {
    verdict: verdictOf({ subject, isFinished, isPart, findings, spelling }),
    subject,
    versions: { export: rules.exportVersion, dictionary: rules.version, checker },
    summary: summarize({ ...counts, isPart, findings, spelling }),
    ...counts,
    findings,
    spelling,
    notes: ofLevel('note'),
    perFile: states.map((file) => fileReport(file, findings, spelling)),
  };
}

function fileReport(
  { name, rule, state, entry, bytes, lines, check }: FileState,
  findings: readonly Finding[],
  spelling: readonly Finding[],
): FileReport {
  const own = ({ file }: Finding) => file === name;
  return {
    file: name,
    slug: rule.slug,
    page: entityPath(rule.slug),
    state,
    size: entry.size,
    bytes,
    lines,
    records: check.records,
    matters: findings.filter(own).length,
    spelling: spelling.filter(own).length,
  };
}

/** What the names of the files tell: which are missing, and which are not known. */
function nameFindings({ rules, states, notes, isPart, attachments }: CheckState): Finding[] {
  const counted = new Map<string, FileNote & { count: number }>();
  for (const note of notes) {
    const id = `${note.kind} ${note.file}`;
    counted.set(id, { ...note, count: (counted.get(id)?.count ?? 0) + 1 });
  }
  const told = [...counted.values()].map(({ kind, file, count }) => wholeFile(kind, file, count));
  const isNone = states.length === 0 && attachments.count === 0;
  if (isNone && notes.some(({ kind }) => kind.startsWith('file-'))) {
    return [wholeFile('not-an-export', '', notes.length), ...told];
  }
  if (isPart || isNone) return told;
  const there = new Set(states.map(({ rule }) => rule.file));
  const unread = new Set(notes.map(({ file }) => file));
  const missing = rules.entities
    .filter(({ file }) => !there.has(file) && !unread.has(`${file}.json`))
    .map(({ file, slug }) => ({
      ...wholeFile('file-missing', `${file}.json`),
      page: entityPath(slug),
    }));
  return [...told, ...missing];
}

/** A finding on a file as a whole, or on the whole export. */
function wholeFile(kind: Kind, file: string, count = 1): Finding {
  return { kind, file, field: null, count, lines: [], of: count, share: 1 };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
