import { expect, it } from 'vitest';
import type { CheckReport, Finding } from '../../export/model/report';
import { jsonReport, textReport } from '../../export/check/findings/formats';
import { checkRules } from '../../outputs/artefacts/programs/checkRules';
import { dictionary } from '../guides/projectGuides';
import { checkFiles } from './checkFiles';
import { ELSEWHERE, FAULTS, MARKER, plant } from './faults';
import { copyOf, madeUpFiles } from './madeUpFiles';

const rules = checkRules(dictionary);
const sample = madeUpFiles(dictionary, 12);
const copy = () => copyOf(sample);

const unfold = (findings: readonly Finding[]): Finding[] =>
  findings.flatMap((finding) => [finding, ...unfold(finding.consequences ?? [])]);
const all = ({ findings, spelling, notes }: CheckReport) =>
  unfold([...findings, ...spelling, ...notes]);

/** A finding in one line; what stands for a name is cut to what is not by chance. */
const spell = ({
  kind,
  file,
  field,
  count,
  lines,
}: Pick<Finding, 'kind' | 'file' | 'field' | 'count' | 'lines'>) =>
  `${kind} ${file} ${field} ${count} [${lines}]`.replaceAll(/#[0-9a-f]{5}/g, '#');

const options = { longestLine: 100_000 };
const clean = await checkFiles(rules, copy(), options);
const broken = copy();
for (const fault of FAULTS) plant(broken, fault);
const report = await checkFiles(rules, broken, options);

it('finds nothing that matters in the clean sample, and only the spellings that it is made with', () => {
  expect(clean.findings).toEqual([]);
  expect(clean.spelling.map(spell)).toEqual([
    expect.stringMatching(/^null-doubted ContentClientAttachments.json Attachment 26 /),
    expect.stringMatching(/^date-spelling ContentClientAttachments.json Created Date 13 /),
    expect.stringMatching(/^flag-spelling ContentClientAttachments.json Is Public 13 /),
    expect.stringMatching(/^flag-spelling ContentClientAttachments.json Is Summary 13 /),
    expect.stringMatching(/^guid-spelling ContentClientAttachments.json Attachment 117 /),
  ]);
  expect(clean.verdict.text).toBe('All 106 files are there. Formatting differences only.');
  expect(clean.summary).toBe('24,714 records: no problems, 5 formatting differences.');
});

it('plants each kind of fault', () => {
  const planted = new Set<string>(FAULTS.map(({ kind }) => kind));
  const found = new Set(all(clean).map(({ kind }) => kind));
  const missing = Object.keys(dictionary.findingKinds).filter(
    (kind) => !planted.has(kind) && !found.has(kind) && !ELSEWHERE.includes(kind),
  );
  expect(missing).toEqual([]);
});

it('finds what is planted, with its count and its lines, and nothing else', () => {
  const before = new Set(all(clean).map(spell));
  const found = all(report)
    .map(spell)
    .filter((finding) => !before.has(finding));
  expect(found.sort()).toEqual(FAULTS.map(spell).sort());
});

it('writes no planted value in any format', () => {
  for (const write of [textReport, jsonReport]) {
    const text = write(report);
    expect(text.length).toBeGreaterThan(1000);
    expect(text).not.toContain(MARKER);
    expect(text).not.toContain('999999999');
  }
});
