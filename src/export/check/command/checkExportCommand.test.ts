import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { version } from '../../../../package.json';
import { checkRules } from '../../../outputs/artefacts/programs/checkRules';
import { zipOf } from '../../../outputs/artefacts/sampleExport/sampleZip';
import { casesOf } from '../../../testing/cases';
import { dictionary } from '../../../testing/guides/projectGuides';
import type { Finding } from '../../model/report';
import { checkExportCommand } from './checkExportCommand';
import { progressLine } from './openSource';

const rules = checkRules(dictionary);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'check-'));
const inFolder = (name: string, content: string | Uint8Array) => {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
  return file;
};

const run = (...args: string[]) => runOn(false, ...args);

async function runOn(isTTY: boolean, ...args: string[]) {
  const written = { stdout: '', stderr: '' };
  const stream = (name: 'stdout' | 'stderr') => ({
    isTTY,
    write: (text: string) => (written[name] += text),
  });
  const streams = { stdout: stream('stdout'), stderr: stream('stderr') };
  const exitCode = await checkExportCommand(rules, args, streams, 'How to use it.');
  return { exitCode, ...written };
}

/** What the report as JSON has. */
const parsed = async (...args: string[]) =>
  JSON.parse((await run(...args, '--format', 'json')).stdout);

const sample = inFolder('sample.zip', zipOf(dictionary));
const PAYER =
  '{"Payer Id":1,"Insurance Name":"A","Address 1":null,"Address 2":null,"City":null,"State":null,"Zip":null,"Phone":null}\n';
const broken = inFolder(
  'ContentPayer.json',
  PAYER.replace('"A"', '5') + PAYER.replace(':1,', ':2,').replace('"A"', 'null'),
);

describe('the exit code', () => {
  it('is 0 for the sample export, which strictly read is 1', async () => {
    const { exitCode, stdout, stderr } = await run(sample);
    expect(stdout).toMatch(
      /^All 106 files are there\. Formatting differences only\.\n[\d,]+ records: no problems, 5 formatting differences\.\n/,
    );
    expect([exitCode, stderr]).toEqual([0, '']);
    expect((await run(sample, '--strict')).exitCode).toBe(1);
  });

  it('is 1 where something was found', async () => {
    const { exitCode, stdout } = await run(broken);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('ContentPayer.json · Insurance Name: 1 of 2 records (50%), in line 1');
  });

  type Case = [args: string[], exitCode: number, stderr: string, firstLine?: string];
  it.each(Object.values(casesOf<Case>('src/export/check/command/exitCodes')))(
    'of %j is %i',
    async (args, exitCode, says, firstLine = '') => {
      const { stdout, stderr, ...run } = await runOn(false, ...args);
      expect([run.exitCode, stderr, stdout.split('\n')[0]]).toEqual([exitCode, says, firstLine]);
    },
  );
});

it('is 2, with a report, for what cannot be checked', async () => {
  const text = inFolder('letter.zip', 'Dear Sir or Madam');
  const empty = path.join(folder, 'empty');
  fs.mkdirSync(empty);
  for (const [given, says] of [
    [text, 'letter.zip is not a zip'],
    [empty, 'empty contains no files'],
  ] as const) {
    const { exitCode, stdout, stderr } = await run(given);
    expect([exitCode, stderr]).toEqual([2, '']);
    expect(stdout).toMatch(new RegExp(`^Not checked: ${says}\\.\n`));
  }
});

it.each(['openSync', 'readSync'] as const)(
  'is 2, with a report, where the disk fails in %s while a zip or folder is read',
  async (name) => {
    const ofFolder = path.dirname(inFolder('disk/ContentPayer.json', PAYER));
    const failing = vi.spyOn(fs, name).mockImplementation(() => {
      throw Object.assign(new Error(), { code: 'EIO' });
    });
    const [ofZip, ofFiles] = [await run(sample), await run(ofFolder)];
    failing.mockRestore();
    expect([ofZip.exitCode, ofFiles.exitCode]).toEqual([2, 2]);
    expect(ofZip.stdout).toMatch(/^Not checked: sample.zip could not be read\.\n/);
    expect(ofFiles.stdout).toMatch(/^Not checked: disk could not be read\.\n0 of 106 files, 1 not/);
  },
);

describe('what is checked', () => {
  it('is a folder with all that is in it', async () => {
    inFolder('unpacked/a/ContentPayer.json', PAYER);
    inFolder('unpacked/ContentGeoArea.json', '');
    const report = await parsed(path.join(folder, 'unpacked'));
    expect([report.files, report.records]).toEqual([2, 1]);
    expect(report.notes.map(({ kind }: Finding) => kind)).not.toContain('file-other');
    expect(report.findings.filter(({ kind }: Finding) => kind === 'file-missing')).toHaveLength(
      104,
    );
  });

  it('is a zip of any size, of which each byte is read as it is', async () => {
    const hash = (at: number) => createHash('sha512').update(String(at)).digest('base64');
    const note = (at: number) =>
      JSON.stringify({ 'Client Id': 1, 'Client Note': hash(at), 'Is Public': 0 });
    const lines = Array.from({ length: 40_000 }, (_, at) => `${note(at)}\n`).join('');
    const zip = zipSync({ 'ContentClientNotes.json': strToU8(lines) });
    // Longer than several pieces that are read at once.
    expect(zip.length).toBeGreaterThan(2_000_000);
    const { records, findings } = await parsed(inFolder('large.zip', zip));
    const kinds = findings.map(({ kind }: Finding) => kind);
    expect([records, new Set(kinds)]).toEqual([40_000, new Set(['file-missing', 'field-missing'])]);
  });
});

describe('the formats', () => {
  const { size } = fs.statSync(broken);
  const format = rules.formatVersion;
  const about = {
    verdict: { state: 'problems', text: '2 problems.' },
    subject: { name: 'ContentPayer.json', size },
    versions: { export: 'V20251217.1', format, dictionary: rules.version, checker: version },
  };

  it('JSON names the verdict, what was checked, when, and with which versions, and has each finding', async () => {
    const before = new Date().toISOString();
    const report = await parsed(broken);
    expect(report).toMatchObject(about);
    expect(report.subject.checkedAt >= before).toBe(true);
    expect([report.files, report.records]).toEqual([1, 2]);
    const finding = { file: 'ContentPayer.json', field: 'Insurance Name', count: 1 };
    expect(report.findings).toMatchObject([
      { ...finding, kind: 'wrong-type', lines: [1] },
      { ...finding, kind: 'null-unexpected', lines: [2] },
    ]);
  });

  it('names the SHA-256 of a zip or a small file, of nothing else', async () => {
    const sha256Of = async (...paths: string[]) => (await parsed(...paths)).subject.sha256;
    const large = inFolder('ContentGeoArea.json', ' '.repeat(64 * 2 ** 20 + 1));
    expect(await sha256Of(large)).toBeNull();
    for (const file of [sample, broken]) {
      const sum = createHash('sha256').update(fs.readFileSync(file)).digest('hex');
      expect(await sha256Of(file)).toBe(sum);
      expect((await run(file)).stdout).toContain(`SHA-256:    ${sum}\n`);
    }
    expect(await sha256Of(path.join(folder, 'unpacked'))).toBeNull();
    const { subject, summary } = await parsed(broken, broken);
    expect(subject).toMatchObject({ name: '2 files', sha256: null });
    expect(summary).toBe('1 file, 2 records: 3 problems.');
  });

  it('text names the same', async () => {
    const versions = [rules.version, `version ${format} · as of V20251217.1`, version];
    const text = (await run(broken)).stdout;
    expect(text).toMatch(/^2 problems\.\n/);
    for (const named of ['ContentPayer.json', `${size} bytes`, ...versions]) {
      expect(text.split(/: +|\n/)).toContain(named);
    }
  });
});

describe('--custom', () => {
  const record = (size: unknown) => `{"Client Id":1,"Shoe Size":${size}}\n`;
  const profile = inFolder(
    'ContentClientProfile_Custom.json',
    record(9) + record('"big"') + record(null),
  );

  it('checks an agency’s own fields by their description', async () => {
    const yaml = inFolder(
      'custom.yaml',
      'ContentClientProfile_Custom:\n  Shoe Size: {dataType: integer, isNullable: false}\n',
    );
    const { findings } = await parsed(profile, '--custom', yaml);
    expect(findings.map(({ kind, field, lines }: Finding) => [kind, field, lines])).toEqual([
      ['wrong-type', 'Shoe Size', [2]],
      ['null-unexpected', 'Shoe Size', [3]],
      ['key-duplicate', 'Client Id', [2, 3]],
    ]);
  });

  it('is 2 where the description is wrong, and says where', async () => {
    const yaml = inFolder('wrong.yaml', '\uFEFFContentNo: {}\nContentPayer:\n  B: text5\n');
    const { exitCode, stdout, stderr } = await run(profile, '--custom', yaml);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(
      /wrong\.yaml:1:1: .*\n.*wrong\.yaml:3:3: "B" of "ContentPayer" needs a data type: integer, /,
    );
  });
});

describe('--draft-custom', () => {
  const lines = ['9,"Eye Color":"brün"', '10.5', 'null', '9'].map(
    (size, at) => `{"Client Id":${at},"Shoe Size":${size},"900-12-3456":1}\n`,
  );
  const profile = inFolder('draft/ContentClientProfile_Custom.json', lines.join(''));
  const draftAs = async (name: string) => {
    const draft = path.join(folder, name);
    const { exitCode } = await run(profile, '--draft-custom', draft);
    return { exitCode, draft, text: fs.readFileSync(draft, 'utf8') };
  };

  it('drafts a description of the custom fields, without any value, that --custom reads', async () => {
    const { exitCode, draft, text } = await draftAs('draft.yaml');
    expect(exitCode).toBe(0);
    expect(text.split('\n').slice(2)).toEqual([
      '# Left out, because the name could be a value: 2 keys.',
      'ContentClientProfile_Custom:',
      '  "Shoe Size":',
      '    # 2 different values, the longest of 4 characters; null or absent in 25.0% of 4 records',
      '    dataType: decimal',
      '    isNullable: true',
      '    description: ""',
      '',
    ]);
    expect((await run(profile, '--custom', draft)).exitCode).toBe(0);
  });

  it('writes over no file', async () => {
    const { draft, text } = await draftAs('again.yaml');
    const { exitCode, stdout, stderr } = await run(profile, '--draft-custom', draft);
    expect([exitCode, stdout, stderr]).toEqual([
      2,
      '',
      `There is a ${draft} already; name a new file\n`,
    ]);
    expect(fs.readFileSync(draft, 'utf8')).toBe(text);
  });
});

it('shows on a terminal how far it is, and how long it takes', async () => {
  expect((await runOn(true, sample)).stderr).toMatch(
    /^\r\u001b\[K +\d+% {2}\d+:\d\d left.*\r\u001b\[K$/s,
  );
  vi.useFakeTimers({ now: 0 });
  const [write, size, file] = [vi.fn(), 400, ''];
  const { show } = progressLine({ isTTY: true, write });
  for (const [seconds = 0, bytes = 0] of [
    [60, 0],
    [65, 100],
    [65.1, 101],
    [130, 200],
    [200, 500],
  ]) {
    vi.setSystemTime(seconds * 1000);
    show({ bytes, size, file });
  }
  vi.useRealTimers();
  const shown = [' 25%  3:15', ' 50%  2:10', '100%  0:00'];
  expect(write.mock.calls.flat()).toEqual(shown.map((text) => `\r\u001b[K${text} left`));
});
