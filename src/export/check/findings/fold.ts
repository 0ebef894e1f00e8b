import type { Kind } from '../../../dictionary/model/findingKinds';
import type { Finding } from '../../model/report';

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
