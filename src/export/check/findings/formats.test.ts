import fs from 'node:fs';
import { expect, it } from 'vitest';
import type { CheckReport, Finding } from '../../model/report';
import { casesOf } from '../../../testing/cases';
import { dictionary } from '../../../testing/guides/projectGuides';
import { amountOf, byKind, classLines, formatCount, namedFiles } from './formats';

/** A finding of a field, or of a file. */
const finding = (kind: Finding['kind'], field: string | null, count = 1): Finding => ({
  ...{ kind, file: 'A.json', field, count, lines: [] },
  ...{ of: 10, share: count / 10 },
});

/** A kind as the check names it; what else is hyphenated there is an encoding, a method of packing or a verdict. */
const NAMED =
  /(?<=(?:note\(|kind: )')[a-z]+(?=')|(?<=')(?!(?:utf-8|utf-16.e|deflate-raw|not-checked)')[a-z]+(?:-[a-z\d]+)+(?=')/g;

it('has words for each kind that the code names, and for no other', () => {
  const named = fs
    .readdirSync('src/export', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(records|check)\b(?!.*(command|test)).*\.ts$/.test(file))
    .flatMap((file) => fs.readFileSync(`src/export/${file}`, 'utf8').match(NAMED) ?? []);
  expect([...new Set(named)].sort()).toEqual(Object.keys(dictionary.findingKinds).sort());
});

type Amount = [kind: Finding['kind'], of: [field: string | null, count: number][], text: string];
it.each(Object.values(casesOf<Amount>('src/export/check/findings/amounts')))(
  'says how much there is of %s',
  (kind, of, amount) => {
    const findings = of.map(([field, count]) => finding(kind, field, count));
    expect(byKind(findings, dictionary.findingKinds).map(amountOf)).toEqual([amount]);
  },
);

type Named = [findings: Pick<Finding, 'file' | 'files'>[], text: string];
it.each(Object.values(casesOf<Named>('src/export/check/findings/namedFiles')))(
  'names up to three files, each once: %j',
  (findings, named) => {
    expect(namedFiles(findings)).toBe(named);
  },
);

it('says small shares and large counts so that people can read them', () => {
  const rare = { ...finding('wrong-type', 'A'), of: 2000, share: 1 / 2000, lines: [7] };
  const { findingKinds, sensitivity } = dictionary;
  expect(formatCount(rare, findingKinds)).toBe('1 of 2,000 records (under 0.1%), in line 7');
  const classes = [{ class: 'financial' as const, words: 'Money', records: 1200 }];
  const found = { records: 1500, sensitivity: { note: sensitivity.note, classes } };
  expect(classLines(found as unknown as CheckReport)[1]).toBe('- 1,200 of 1,500 records: Money');
});
