import { version as checker } from '../../../../package.json';
import { entityPath } from '../../../dictionary/model/addresses';
import { counted } from '../../../dictionary/model/counted';
import type { Kind, Level } from '../../../dictionary/model/findingKinds';
import { CLASSES } from '../../../dictionary/model/sensitivity';
import type { CheckReport, FileReport, Finding, Verdict } from '../../model/report';
import type { FileCheck } from '../counting/fileCheck';
import { type CheckState, fileFindings, findingOf, linkFindings, wholeFindings } from './collect';

export function makeReport(state: CheckState): CheckReport {
  const { rules, files, attachments, isFinished, isPart, subject } = state;
  const { kinds } = rules;
  const order = Object.keys(kinds);
  const found = [
    ...wholeFindings(state),
    ...files.flatMap((file) => fileFindings(file, state.names, kinds)),
    ...linkFindings(state),
  ]
    // Of files that were not given nothing is known.
    .filter(
      ({ kind }) => !(isPart && kind === 'attachment-without-file' && attachments.count === 0),
    )
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const stop = whyNotChecked(state, found);
  const others = found.filter((finding) => finding !== stop);
  const all = stop ? [explaining(stop, others)] : fold(found);
  const ofLevel = (wanted: Level) =>
    all.filter(({ kind }) => {
      const { level } = kinds[kind]!;
      return wanted === (level === 'spelling' && state.isStrict ? 'matters' : level);
    });
  const [findings, spelling, notes] = [ofLevel('matters'), ofLevel('spelling'), ofLevel('note')];
  const ofEntities = files.filter(({ isCustom }) => !isCustom);
  const unread = ofEntities.filter(({ problem }) => problem).length;
  const counts = {
    isFinished,
    files: ofEntities.length - unread,
    filesKnown: rules.entities.length,
    unread,
    attachments: attachments.count,
    records: sum(files.map(({ records }) => records)),
    bytes: sum(files.map(({ bytes }) => bytes)),
    size: sum(files.map(({ entry, bytes }) => Math.max(entry.size, bytes))),
    findings,
    spelling,
    notes,
  };
  return {
    kinds,
    verdict: verdictOf(state, stop, counts),
    subject,
    versions: {
      export: rules.exportVersion,
      format: rules.formatVersion,
      dictionary: rules.version,
      checker,
    },
    summary: summarize(counts, isPart, stop !== undefined),
    ...counts,
    perFile: files.map((file) => fileReport(file, findings, spelling)),
    sensitivity: sensitivityOf(state),
  };
}

/** Without what names no person: that one field of a record does not says nothing of the others. */
function sensitivityOf({ rules, files }: CheckState): CheckReport['sensitivity'] {
  const { note, classes } = rules.sensitivity;
  const found = files.flatMap((file) => [...file.classes]);
  const counted = CLASSES.map((name, at) => {
    const having = found.filter(([bits]) => (bits >> at) & 1);
    return { class: name, words: classes[name].words, records: sum(having.map(([, n]) => n)) };
  });
  const isShown = (one: (typeof counted)[number]) => one.records > 0 && one.class !== 'operational';
  return { note, classes: counted.filter(isShown) };
}

function fileReport(
  { name, rule, state, entry, bytes, lines, records }: FileCheck,
  findings: readonly Finding[],
  spelling: readonly Finding[],
): FileReport {
  const own = ({ file, files = [file] }: Finding) => files.includes(name);
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

/** What damaged bytes explain. */
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

/** What a zip that is cut off explains: files may be behind the cut, and the list that has their sizes is. */
const FROM_CUT: readonly Kind[] = [
  'file-missing',
  'archive-damaged',
  'attachment-without-file',
  'attachment-size',
];

/** Puts each finding that another one explains under that one, so that one cause is one finding. */
function fold(findings: readonly Finding[]): Finding[] {
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
  const causes = new Map(findings.map((finding) => [finding, causeOf(finding)]));
  return findings
    .filter((finding) => !causes.get(finding))
    .map((cause) =>
      explaining(
        cause,
        findings.filter((one) => causes.get(one) === cause),
      ),
    );
}

const explaining = (finding: Finding, consequences: readonly Finding[]): Finding =>
  consequences.length > 0 ? { ...finding, consequences } : finding;

/** The one finding that says why nothing of an export could be judged; nothing where there is something to judge. */
function whyNotChecked(state: CheckState, found: readonly Finding[]): Finding | undefined {
  const { rules, isFinished, files, problems, listed, subject } = state;
  if (!isFinished || files.some(({ records }) => records > 0)) return undefined;
  const make = (kind: Kind) => findingOf({ kind, file: subject.name });
  const ofKind = (kind: Kind | undefined) => found.find((finding) => finding.kind === kind);
  if (files.length === 0) {
    const problem = ofKind(problems[0]?.kind);
    if (problem) return problem;
    return listed === 0
      ? make('export-empty')
      : (ofKind('archive-nested') ?? make('not-an-export'));
  }
  const cut = ofKind('archive-cut');
  if (cut || files.every(({ problem }) => problem)) return cut ?? ofKind(files[0]?.problem);
  const hasOther = found.some(
    ({ kind }) => kind !== 'file-missing' && rules.kinds[kind]!.level === 'matters',
  );
  return hasOther ? undefined : make('no-records');
}

type Found = Pick<CheckReport, 'findings' | 'spelling' | 'notes'>;

function verdictOf(state: CheckState, stop: Finding | undefined, found: Found): Verdict {
  const { isFinished, isPart, rules, subject } = state;
  if (stop) {
    return { state: 'not-checked', text: `Not checked: ${subject.name} ${isWhat(stop, isPart)}.` };
  }
  const { findings, spelling, notes } = found;
  const problems = kindsOf(findings);
  const amount = counted(problems, 'problem');
  if (!isFinished) {
    const text = `Not finished. ${problems > 0 ? amount : 'No problems'} so far.`;
    return { state: problems > 0 ? 'problems' : 'not-checked', text };
  }
  if (problems > 0) return { state: 'problems', text: harmText(findings, state) };
  const hasLimit = notes.some(({ kind }) => kind === 'join-over-limit');
  const text = [
    isPart
      ? 'No problems in what was given.'
      : `All ${counted(rules.entities.length, 'file')} are there.`,
    spelling.length > 0 ? 'Formatting differences only.' : 'No differences from the dictionary.',
    hasLimit && 'Some references were not checked.',
  ];
  return {
    state: spelling.length > 0 ? 'formatting' : 'clean',
    text: text.filter(Boolean).join(' '),
  };
}

/** The harm, by files: those that are missing or lack records, then those with other problems. */
function harmText(findings: readonly Finding[], { rules, files, isPart }: CheckState): string {
  const cut = findings.find(({ kind }) => kind === 'archive-cut');
  const filesOf = (all: readonly Finding[], isWanted: (kind: Kind) => boolean) =>
    new Set(all.filter(({ kind }) => isWanted(kind)).flatMap(({ file, files = [file] }) => files));
  const missing = filesOf(cut?.consequences ?? findings, (kind) => kind === 'file-missing');
  const lacking = filesOf(findings, (kind) => LACKING.includes(kind) && kind !== 'file-missing');
  const others = filesOf(findings, (kind) => !LACKING.includes(kind));
  const ofExport = (names: ReadonlySet<string>) =>
    files.filter(({ name }) => names.has(name) && !(names === others && lacking.has(name))).length;
  const counts = [
    [missing.size, 'is missing', 'are missing'],
    [ofExport(lacking), 'is incomplete', 'are incomplete'],
    [ofExport(others), 'has other problems', 'have other problems'],
  ] as const;
  const [first, ...more] = counts.filter(([count]) => count > 0);
  if (!first || isPart) return `${counted(kindsOf(findings), 'problem')}.`;
  const [count, one, many] = first;
  const all = counted(rules.entities.length, 'file');
  const text = [
    `${count} of ${all} ${(count === 1 ? one : many).replace('other ', '')}`,
    ...more.map(([count, one, many]) => `${count} ${count === 1 ? one : many}`),
  ].join(', ');
  return `${cut ? 'The zip is cut off: ' : ''}${text}.`;
}

/** The end of a sentence on why something could not be checked. */
function isWhat({ kind, format }: Finding, isPart: boolean): string {
  if (kind === 'not-a-zip' && !format) return 'is not a zip';
  if (kind === 'not-a-zip' || kind === 'other-archive') {
    return `is ${/^[Xa]/.test(format ?? 'archive') ? 'an' : 'a'} ${format ?? 'archive'}, not a zip`;
  }
  if (kind === 'not-an-export' && isPart) return 'is not a file of an export';
  return IS_WHAT[kind] ?? 'could not be read';
}

const IS_WHAT: Partial<Record<Kind, string>> = {
  'file-blank': 'is empty (0 bytes)',
  'export-empty': 'contains no files',
  'archive-nested': 'contains only another archive',
  'file-encrypted': 'is protected by a password',
  'archive-cut': 'is cut off, and nothing in it could be read',
  'not-an-export': 'contains no file of an export',
  'no-records': 'contains no records',
};

/** How many kinds of finding there are: each is one line of the report. */
const kindsOf = (findings: readonly Finding[]) => new Set(findings.map(({ kind }) => kind)).size;

type Counts = Pick<CheckReport, 'isFinished' | 'files' | 'filesKnown' | 'unread' | 'records'>;

/** One sentence on an export: `105 of 106 files, 1,204,331 records: 1 problem, 5 formatting differences.`; files count the latter alike. */
function summarize(counts: Counts & Found, isPart: boolean, isStopped: boolean): string {
  const { isFinished, files, filesKnown, unread, records, findings, spelling } = counts;
  const join = (parts: readonly (string | false)[]) => parts.filter(Boolean).join(', ');
  const problems = kindsOf(findings);
  // The verdict above says it already where nothing is wrong.
  const isSaid = isFinished && !isStopped && problems === 0;
  const there = isPart
    ? counted(files, 'file')
    : files < filesKnown
      ? `${files} of ${counted(filesKnown, 'file')}`
      : !isSaid && `All ${counted(files, 'file')}`;
  const what = join([there, unread > 0 && `${unread} not read`, counted(records, 'record')]);
  if (isStopped) return `${what}.`;
  const found = join([
    problems > 0 ? counted(problems, 'problem') : 'no problems',
    spelling.length > 0 && counted(spelling.length, 'formatting difference'),
  ]);
  return `${what}: ${found}${isFinished ? '' : ' so far'}.`;
}
