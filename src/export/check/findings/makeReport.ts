import { entityPath } from '../../../dictionary/model/addresses';
import { version as checker } from '../../../../package.json';
import type { FileCheck } from '../fileCheck';
import type { Kind, Level } from '../../../dictionary/model/findingKinds';
import { bitOf, CLASSES } from '../../../dictionary/model/sensitivity';
import type { CheckReport, FileReport, Finding } from '../../model/report';
import { type CheckState, fileFindings, linkFindings, wholeFindings } from './collect';
import { summarize, verdictOf, whyNotChecked } from './verdict';

export function makeReport(state: CheckState): CheckReport {
  const { rules, states, attachments, isFinished, isPart, subject } = state;
  const { kinds } = rules;
  const order = Object.keys(kinds);
  const found = [
    ...wholeFindings(state),
    ...states.flatMap((file) => fileFindings(file, state.names, kinds)),
    ...linkFindings(state),
  ]
    // Of files that were not given nothing is known.
    .filter(
      ({ kind }) => !(isPart && kind === 'attachment-without-file' && attachments.count === 0),
    )
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const stop = whyNotChecked(state, found);
  const all = stop ? [only(stop, found)] : fold(found);
  const levelOf = (kind: Kind): Level => {
    const { level } = kinds[kind];
    return level === 'spelling' && state.isStrict ? 'matters' : level;
  };
  const ofLevel = (level: Level) => all.filter(({ kind }) => levelOf(kind) === level);
  const [findings, spelling, notes] = [ofLevel('matters'), ofLevel('spelling'), ofLevel('note')];
  const ofEntities = states.filter(({ isCustom }) => !isCustom);
  const counts = {
    isFinished,
    files: ofEntities.filter(({ problem }) => !problem).length,
    filesKnown: rules.entities.length,
    unread: ofEntities.filter(({ problem }) => problem).length,
    attachments: attachments.count,
    records: sum(states.map(({ records }) => records)),
    bytes: sum(states.map(({ bytes }) => bytes)),
    size: sum(states.map(({ entry, bytes }) => Math.max(entry.size, bytes))),
  };
  return {
    kinds,
    verdict: verdictOf({ state, stop, findings, spelling, notes }),
    subject,
    versions: { export: rules.exportVersion, dictionary: rules.version, checker },
    summary: summarize({ ...counts, isPart, isStopped: stop !== undefined, findings, spelling }),
    ...counts,
    findings,
    spelling,
    notes,
    perFile: states.map((file) => fileReport(file, findings, spelling)),
    sensitivity: sensitivityOf(state),
  };
}

/** Without what names no person: that one field of a record does not says nothing of the others. */
function sensitivityOf({ rules, states }: CheckState): CheckReport['sensitivity'] {
  const { note, classes } = rules.sensitivity;
  const found = states.flatMap((file) => [...file.classes]);
  const counted = CLASSES.filter((name) => name !== 'operational').map((name) => {
    const having = found.filter(([bits]) => bits & bitOf(name));
    return { class: name, words: classes[name].words, records: sum(having.map(([, n]) => n)) };
  });
  return { note, classes: counted.filter(({ records }) => records > 0) };
}

/** The finding that everything else follows from. */
function only(stop: Finding, found: readonly Finding[]): Finding {
  const consequences = found.filter((finding) => finding !== stop);
  return { ...stop, ...(consequences.length > 0 && { consequences }) };
}

function fileReport(
  { name, rule, state, entry, bytes, lines, records }: FileCheck,
  findings: readonly Finding[],
  spelling: readonly Finding[],
): FileReport {
  const own = ({ file, files }: Finding) => file === name || files?.includes(name) === true;
  return {
    file: name,
    slug: rule.slug,
    page: entityPath(rule.slug),
    state,
    size: entry.size,
    bytes,
    lines,
    records,
    matters: findings.filter(own).length,
    spelling: spelling.filter(own).length,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Findings that damaged bytes explain. */
const OF_BYTES: readonly Kind[] = [
  'cut-off',
  'not-json',
  'not-object',
  'line-too-long',
  'invalid-utf-8',
];

/** What keeps records of a file from being there, the gravest last: references to them cannot be judged. */
const LACKING: readonly Kind[] = [
  'file-empty',
  'cut-off',
  'check-sum-differs',
  'file-missing',
  'archive-damaged',
  'file-unreadable',
  'path-unsafe',
  'archive-bomb',
  'packing-unknown',
  'file-encrypted',
];

/** Puts each finding that another one explains under that one, so that one cause is one finding. */
export function fold(findings: readonly Finding[]): Finding[] {
  const cut = findings.find(({ kind }) => kind === 'archive-cut');
  const lacking = new Map<string, Finding>();
  for (const kind of LACKING) {
    for (const finding of findings.filter((one) => one.kind === kind)) {
      for (const file of finding.files ?? [finding.file]) lacking.set(file, finding);
    }
  }
  const causeOf = (finding: Finding): Finding | undefined => {
    const { kind, file, target } = finding;
    if (cut && FROM_CUT.includes(kind)) return cut;
    const damage = lacking.get(target?.file ?? file);
    const isExplained =
      kind === 'join-unchecked' ||
      kind === 'attachment-without-record' ||
      kind === 'orphan' ||
      (OF_BYTES.includes(kind) &&
        (damage?.kind === 'archive-damaged' || damage?.kind === 'check-sum-differs'));
    if (!isExplained || !damage || damage === finding) return undefined;
    return causeOf(damage) ?? damage;
  };
  const folded = new Map<Finding, Finding[]>();
  const shown: Finding[] = [];
  for (const finding of findings) {
    const cause = causeOf(finding);
    if (!cause) shown.push(finding);
    else folded.set(cause, [...(folded.get(cause) ?? []), finding]);
  }
  return shown.map((finding) => {
    const consequences = folded.get(finding);
    return consequences ? { ...finding, consequences } : finding;
  });
}

/** What a zip that is cut off explains: files may be behind the cut, and the list that has their sizes is. */
const FROM_CUT: readonly Kind[] = [
  'file-missing',
  'archive-damaged',
  'attachment-without-file',
  'attachment-size',
];
