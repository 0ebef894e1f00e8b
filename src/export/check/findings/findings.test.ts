import { strToU8, zipSync, type Zippable } from 'fflate';
import { expect, it } from 'vitest';
import { casesOf } from '../../../testing/cases';
import {
  checkFiles,
  checkZip,
  filesOf,
  inMemory,
  SHORT_KINDS,
  smallRules,
} from '../../../testing/exportCheck/checkFiles';
import { handMadeZip, type HandMade } from '../../../testing/exportCheck/handMadeZip';
import type { CheckReport, Finding } from '../../model/report';
import type { CheckRules } from '../../model/rules';
import { type CheckOptions, startCheck } from '../startCheck';
import { plainFile } from '../../records/source';
import { draftCustom, jsonReport, textReport } from './formats';

const RULES = smallRules('attachments');
const GUID = '3C9E1F52-7A64-4D0B-9E18-2B5D8C7F6A11';
const people = [1, 2, 3].map((id) => `{"Person Id":${id}}\n`).join('');
const WHOLE: Readonly<Record<string, string>> = {
  'ContentVisit.json': people,
  'ContentAttached.json': `{"Name":"${GUID}","Size":1,"Location":null}\n`,
  'ContentPerson.json': people,
  [GUID]: 'a',
};
type Change = Readonly<Record<string, string | null>>;
const changed = (change: Change) =>
  Object.entries({ ...WHOLE, ...change }).flatMap(([name, text]) =>
    text === null ? [] : [[name, strToU8(text)] as const],
  );
const packed = (change: Change = {}, level: 0 | 6 = 0) =>
  zipSync(Object.fromEntries(changed(change)) as Zippable, { level });
/** A zip of which some files differ. */
const made = (names: RegExp, more: Partial<HandMade>, change: Change = {}) =>
  handMadeZip(
    changed(change).map(([name, content]) => ({ name, content, ...(names.test(name) && more) })),
  );

const check = (zip: Uint8Array, options?: CheckOptions) =>
  checkZip(RULES, zip, { subject: { name: 'x.zip' }, ...options });

/** Findings with what they explain, each as its kind, count and files. */
const spell = (findings: readonly Finding[]): string[] =>
  findings.map(({ kind, count, file, files = [file], consequences }) => {
    const explained = consequences ? ` > ${spell(consequences).join(', ')}` : '';
    return `${kind} ${count} ${files.join(' ')}`.trim() + explained;
  });
const summed = ({ files, unread, records }: CheckReport) => [files, unread, records];

type Case = {
  change?: Change;
  made?: Partial<HandMade> & { of: string };
  /** What stands in a file in place of something as long, once the zip is packed. */
  rewritten?: [from: string, to: string];
  only?: string[];
  longestLine?: number;
};

it.each(Object.entries(casesOf<Case>('src/export/check/findings/findings')))(
  '%s',
  async (_, { change, made: differing, rewritten = ['', ''], only, longestLine, ...expected }) => {
    const { of, ...more } = differing ?? {};
    const zip = Buffer.from(of ? made(new RegExp(of), more, change) : packed(change));
    const [from, to] = rewritten;
    zip.write(to, zip.indexOf(from), 'latin1');
    const report = await (only ? checkPart(only, change) : check(zip, { longestLine }));
    const { findings, spelling, notes, verdict, summary, perFile } = report;
    const found = { finds: spell(findings), spelling: spell(spelling), notes: spell(notes) };
    const having = perFile.flatMap(({ file, matters }) => (matters > 0 ? file : []));
    const states = perFile.map(({ state }) => state);
    const said = { verdict: verdict.text, summary, states };
    expect({ ...found, ...said, having, read: summed(report) }).toMatchObject(expected);
  },
);

async function checkPart(names: readonly string[], change?: Change): Promise<CheckReport> {
  const given = changed({ ...change }).filter(([name]) => names.includes(name));
  const files = given.map(([path, bytes]) => plainFile(path, inMemory(bytes)));
  const started = startCheck(RULES, { isPart: true });
  await started.run({ files, problems: [] });
  return started.report();
}

it('a damaged file counts as unread, and is reported once with all that follows', async () => {
  const zip = Buffer.from(packed({}, 6));
  const bytes = zip.indexOf('ContentPerson.json') + 'ContentPerson.json'.length;
  zip.fill(0xff, bytes, bytes + 4);
  const report = await check(zip);
  expect(spell(report.findings)).toEqual([
    'archive-damaged 1 ContentPerson.json > join-unchecked 1 ContentPerson.json',
  ]);
  expect(summed(report)).toEqual([2, 1, 4]);
  expect(report.notes).toEqual([]);
  const having = report.perFile.flatMap(({ file, matters }) => (matters > 0 ? file : []));
  expect(having).toEqual(['ContentPerson.json']);
});

it('of a file that is damaged further on, records count, and references to the rest are not judged', async () => {
  const many = Array.from({ length: 90_000 }, (_, at) => `{"Person Id":${at * 7919}}\n`).join('');
  const visits = '{"Person Id":712702081}\n{"Person Id":7919}\n';
  const zip = packed({ 'ContentPerson.json': many, 'ContentVisit.json': visits }, 6);
  const central = Buffer.from(zip).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  zip.fill(0xff, central - 3000, central - 2000);
  const report = await check(zip);
  expect(report.records).toBeGreaterThan(1000);
  // Damaged bytes may unpack to a line that is no record, which the damage explains, too.
  expect(spell(report.findings)).toEqual([
    expect.stringMatching(
      /^archive-damaged 1 ContentPerson\.json > .*join-unchecked 1 ContentPerson\.json$/,
    ),
  ]);
});

it('a zip that is cut off explains the files that are missing, and what follows from them', async () => {
  const zip = packed();
  const report = await check(zip.slice(0, Buffer.from(zip).indexOf('ContentPerson.json') - 30));
  expect(spell(report.findings)).toEqual([
    'archive-cut 1 x.zip > file-missing 1 ContentPerson.json, attachment-without-file 1 ContentAttached.json, ' +
      'join-unchecked 1 ContentPerson.json',
  ]);
  expect(report.verdict.text).toBe('The zip is cut off: 1 of 3 files is missing.');
});

it('a zip that is cut off explains sizes that only its list has', async () => {
  const files = changed({}).map(([name, content]) => ({ name, content, hasDescriptor: true }));
  const report = await check(handMadeZip(files).slice(0, -30));
  expect(spell(report.findings)).toEqual([
    'archive-cut 1 x.zip > attachment-size 1 ContentAttached.json',
  ]);
});

it('a file of a folder that cannot be read counts as unread', async () => {
  const files = changed({}).map(([path, bytes]) => ({
    ...plainFile(path, inMemory(bytes)),
    ...(path === 'ContentVisit.json' && { problem: 'file-unreadable' as const }),
  }));
  const started = startCheck(RULES);
  await started.run({ files, problems: [] });
  const report = started.report();
  expect(spell(report.findings)).toEqual(['file-unreadable 1 ContentVisit.json']);
  expect(summed(report)).toEqual([2, 1, 4]);
});

it.each([
  [false, 'problems', '1 problem so far.', '2 of 3 files'],
  [true, 'not-checked', 'No problems so far.', '2 files'],
])('a check that is not finished is never clean', async (isPart, state, found, there) => {
  const started = startCheck(RULES, { isPart });
  const stop = AbortSignal.abort();
  const names = ['ContentPerson.json', 'ContentAttached.json', GUID];
  const files = names.map((name) => plainFile(name, inMemory(people)));
  await expect(started.run({ files, problems: [] }, { signal: stop })).rejects.toThrow();
  const { verdict, summary } = started.report();
  expect(verdict).toEqual({ state, text: `Not finished. ${found}` });
  expect(summary).toBe(`${there}, 3 records: ${found.replace('No', 'no')}`);
});

it('the text shows a finding and what it explains', async () => {
  const report = await check(made(/Person|Attached/, { flags: 1 }));
  expect(textReport(report)).toContain(
    `Password-protected files: ContentAttached.json, ContentPerson.json
  - ContentAttached.json, ContentPerson.json: 2 of 4 files (50%)
    This explains: Attached file without a record (1 file); References that could not be checked (1 field)
`,
  );
});

it('the text names three files in the line and lists twenty, and says how many more', async () => {
  const many = Array.from({ length: 22 }, (_, at) => [`Content${at + 1}.json`, '{}']);
  const text = textReport(await check(packed(Object.fromEntries(many) as Change)));
  expect(text).toContain('Unknown file: Content1.json, Content2.json, Content3.json and 19 more\n');
  expect(text).toContain(
    '- Content20.json: 1 file\n  and 2 more, which the report as JSON lists\n',
  );
});

type Reported = {
  small?: string;
  rules: Partial<CheckRules>;
  options?: CheckOptions;
  files: Record<string, string>;
};

it.each(Object.entries(casesOf<Reported>('src/export/check/findings/reports')))(
  '%s is reported',
  async (_, { small = 'twoFiles', rules: own, options, files, ...expected }) => {
    const rules = { ...smallRules(small), formatVersion: '2', kinds: SHORT_KINDS, ...own };
    const report = await checkFiles(rules, filesOf(files), options);
    Object.assign(report.versions, { checker: '3' });
    const { findings, spelling, notes, perFile, ...whole } = JSON.parse(jsonReport(report));
    const lines = [whole, ...findings, ...spelling, ...notes, ...perFile];
    const json = lines.map((line) => JSON.stringify(line));
    const text = textReport(report);
    const finds = text.replaceAll(/^( {2}(It means|Do it)\.)?\n|^SENSITIVITY[^]*/gm, '');
    expect({ text, json, draft: draftCustom(report), finds }).toMatchObject(expected);
  },
);
