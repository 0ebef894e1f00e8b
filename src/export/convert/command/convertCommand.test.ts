import fs from 'node:fs';
import path from 'node:path';
import { Database } from 'node-sqlite3-wasm';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../testing/cases';
import { convert, PAYER, runIn, zipOfPayer } from '../../../testing/convert/runConvert';
import { handMadeZip } from '../../../testing/exportCheck/handMadeZip';
import { makeFolder } from '../../../testing/guides/exportFolder';

function rowsOf(file: string, sql: string) {
  const database = new Database(file, { readOnly: true });
  try {
    return database.all(sql);
  } finally {
    database.close();
  }
}

it('writes a database with a table for each file of an export, and says how many rows there are', async () => {
  const { exitCode, stdout, stderr, target, left } = await convert(zipOfPayer(PAYER));
  expect([exitCode, stderr]).toEqual([0, '']);
  expect(stdout).toContain('1 record of 1 file read: 1 row, 0 rejected records.\n');
  expect(stdout).toMatch(/^- 1 of 1 record: Internal ID$/m);
  expect(left).toEqual(['ehi.sqlite', 'export.zip']);
  expect(rowsOf(target, 'SELECT * FROM ContentPayer')).toEqual([
    { ...JSON.parse(PAYER), _file: 'ContentPayer.json', _line: 1, _extra: null },
  ]);
  expect(rowsOf(target, 'SELECT count(*) AS rows FROM ContentLocation')).toEqual([{ rows: 0 }]);
  const phone =
    "SELECT position FROM _field WHERE (table_name, column_name) = ('ContentPayer', 'Phone')";
  expect(rowsOf(target, phone)).toEqual([{ position: 8 }]);
});

it('keeps rejected records, other keys, and values of another type; shows none; and ends with 1', async () => {
  const lines = [
    PAYER.replace('"A"', '"Secret","Own":[1, 2],"City":"Second"').trim(),
    PAYER.replace(':1,', ':"Secret",').trim(),
    '{"Payer Id": "Secret"',
  ];
  const { exitCode, stdout, stderr, target } = await convert(zipOfPayer(lines.join('\n')));
  expect(exitCode).toBe(1);
  expect(stdout).toContain('3 records of 1 file read: 2 rows, 1 rejected record.');
  expect(stdout + stderr).not.toContain('Secret');
  expect(rowsOf(target, 'SELECT _extra, City FROM ContentPayer')).toEqual([
    { _extra: '{"Own":[1, 2],"City":null}', City: 'Second' },
    { _extra: null, City: null },
  ]);
  expect(rowsOf(target, 'SELECT * FROM _rejected')).toEqual([
    { _file: 'ContentPayer.json', _line: 3, record: lines[2], reason: 'cut-off' },
  ]);
  expect(rowsOf(target, 'SELECT * FROM _misfit')).toEqual([
    {
      ...{ _file: 'ContentPayer.json', _line: 2, table_name: 'ContentPayer' },
      ...{ column_name: 'Payer Id', value: 'Secret', reason: 'wrong-type' },
    },
  ]);
  expect(rowsOf(target, 'SELECT records, rows, rejected, misfits, extras FROM _load')).toEqual([
    { records: 3, rows: 2, rejected: 1, misfits: 1, extras: 1 },
  ]);
});

it('lists what SQLite cannot keep of a text or a number, as exported', async () => {
  const charges = ['1e400', '1E-400', '9007199254740993'];
  const texts = ['a\\u0000b', 'a\\ud800b', 'a\\u0000b'];
  const lines = charges.map((number, at) => `{"Charges":${number},"ICN":"${texts[at]}"}`);
  const zip = zipSync({ 'ContentClaims.json': strToU8(lines.join('\n')) });
  const { target } = await convert(zip);
  const kept = [null, null, 9007199254740992];
  expect(rowsOf(target, 'SELECT Charges, ICN FROM ContentClaims')).toEqual(
    kept.map((number) => ({ Charges: number, ICN: null })),
  );
  const listed = rowsOf(target, 'SELECT _line, value, reason FROM _misfit ORDER BY _line, value');
  expect(listed.map((row) => Object.values(row))).toEqual(
    charges.flatMap((value, at) => [
      [at + 1, value, kept[at] ? 'more-digits-than-kept' : 'out-of-range'],
      [at + 1, texts[at], 'text-not-kept'],
    ]),
  );
});

it('has null for empty text in columns of other types', async () => {
  const names = ['Summary', 'Client Id', 'ASAM Assessment Report Id', 'Created Date UTC'];
  const record = JSON.stringify(Object.fromEntries(names.map((name) => [name, ''])));
  const { target } = await convert(zipSync({ 'ContentASAMAssessment.json': strToU8(record) }));
  const columns = names.map((name) => `"${name}"`).join();
  const [row = {}] = rowsOf(target, `SELECT ${columns} FROM ContentASAMAssessment`);
  expect(Object.values(row)).toEqual(['', null, null, null]);
});

it('gives an agency’s own fields columns, where a file describes them', async () => {
  const folder = makeFolder({
    'custom.yaml': 'ContentPayer_Custom: {Shoe Size: {dataType: integer, description: US size.}}\n',
    'in/a/ContentPayer_Custom.json': '{"Payer Id":1,"Shoe Size":9}\n',
  });
  const target = path.join(folder, 'ehi.db');
  const custom = path.join(folder, 'custom.yaml');
  expect((await runIn(path.join(folder, 'in'), target, '--custom', custom)).exitCode).toBe(0);
  expect(rowsOf(target, 'SELECT "Shoe Size", _file, _extra FROM ContentPayer_Custom')).toEqual([
    { 'Shoe Size': 9, _file: 'a/ContentPayer_Custom.json', _extra: '{"Payer Id":1}' },
  ]);
  const described =
    "SELECT table_name, column_name, description FROM _field WHERE described_by = 'agency'";
  expect(rowsOf(target, described)).toEqual([
    { table_name: 'ContentPayer_Custom', column_name: 'Shoe Size', description: 'US size.' },
  ]);
});

it('converts several files of an export', async () => {
  const folder = makeFolder({ 'ContentPayer.json': PAYER, 'ContentGeoArea.json': '{}' });
  const names = ['ContentPayer.json', 'ContentGeoArea.json', 'ehi.db'];
  const paths = names.map((name) => path.join(folder, name));
  expect((await runIn(...paths)).stdout).toMatch(/^2 records of 2 files read: 2 rows, /);
  const [row] = rowsOf(paths[2]!, 'SELECT _file FROM ContentPayer');
  expect(row).toEqual({ _file: 'ContentPayer.json' });
});

it('tells of a join on which condition it leads there, and which holds there', async () => {
  const { target } = await convert(zipOfPayer(PAYER));
  const goals = "SELECT DISTINCT condition FROM _join WHERE condition_there = 'Item Type is Goal'";
  expect(rowsOf(target, goals)).toContainEqual({ condition: 'Parent Item is Goal' });
});

describe('other formats', () => {
  it.each(['csv', 'ndjson', 'sql'])(
    'are written as %s into a new folder, a file for each table',
    async (format) => {
      const { file, folder } = await convert(zipOfPayer(PAYER));
      const out = path.join(folder, 'out');
      const run = await runIn(file, '--to', format, `${out}/`);
      expect([run.exitCode, run.stderr]).toEqual([0, '']);
      // Nobody else may read them.
      const modes = [out, path.join(out, fs.readdirSync(out)[0]!)].map(
        (name) => fs.statSync(name).mode,
      );
      expect(modes.map((mode) => mode & 0o777)).toEqual([0o700, 0o600]);
      const written = fs.readdirSync(out);
      expect(written).toEqual(
        expect.arrayContaining(
          ['ContentPayer', '_load', '_field'].map(
            (name) => `${name}.${format === 'sql' ? 'csv' : format}`,
          ),
        ),
      );
      expect(written).not.toContain(`ContentLocation.${format}`);
      const again = await runIn(file, '--to', format, out);
      expect(again.stderr).toContain('exists; --overwrite replaces it');
      expect((await runIn(file, '--to', format, out, '--overwrite')).exitCode).toBe(0);
      expect(fs.readdirSync(folder).sort()).toEqual(['ehi.sqlite', 'export.zip', 'out']);
    },
  );

  it('overwrite no folder that has other files', async () => {
    const { file, folder } = await convert(zipOfPayer(PAYER));
    const run = await runIn(file, '--to', 'csv', folder, '--overwrite');
    const stderr = `${folder} has other files; name a new folder\n`;
    expect(run).toEqual({ exitCode: 2, stdout: '', stderr });
    expect(fs.existsSync(file)).toBe(true);
  });
});

describe('attached files', () => {
  const GUIDS = ['0f1c2a34-5b6d-4e7f-8a90-1b2c3d4e5f60', '0F1C2A34-5B6D-4E7F-8A90-1B2C3D4E5F61'];
  const record = (guid: string, name: string) =>
    JSON.stringify({
      'Client Id': 7,
      'Attachment Area': 'Visit',
      'Attachment Area Id': 9,
      'Original Name': name,
      Attachment: guid.toUpperCase(),
    });
  const zipOfAttachments = (...names: string[]) =>
    zipSync({
      'ContentClientAttachments.json': strToU8(
        names.map((name, at) => record(GUIDS[at] ?? '', name)).join('\n'),
      ),
      ...Object.fromEntries(GUIDS.map((guid, at) => [`files/${guid}`, strToU8(`content ${at}`)])),
    });

  it('are listed with their names and owners, and written where that is asked for', async () => {
    const { folder, file, target } = await convert(zipOfAttachments('a.pdf', 'b.pdf'));
    const listed =
      'SELECT file, bytes, original_name, client_id, attached_to, attached_to_id, written_as FROM _attachment';
    expect(rowsOf(target, listed)).toContainEqual({
      file: `files/${GUIDS[0]}`,
      bytes: 9,
      original_name: 'a.pdf',
      client_id: 7,
      attached_to: 'Visit',
      attached_to_id: 9,
      written_as: null,
    });
    const out = path.join(folder, 'out');
    await runIn(file, target, '--overwrite', '--attachments', out);
    expect(fs.readdirSync(out).sort()).toEqual(
      [`${GUIDS[0]} a.pdf`, `${GUIDS[1]?.toLowerCase()} b.pdf`].sort(),
    );
    expect(fs.readFileSync(path.join(out, `${GUIDS[0]} a.pdf`), 'utf8')).toBe('content 0');
    expect(rowsOf(target, 'SELECT written_as FROM _attachment')).toContainEqual({
      written_as: `${GUIDS[0]} a.pdf`,
    });
    const again = await runIn(file, target, '--overwrite', '--attachments', out);
    expect(again.stderr).toContain('exists');
  });

  it.each(Object.values(casesOf<string>('src/export/convert/command/evilNames')))(
    'stay in their folder when their name is %j',
    async (name) => {
      const { folder, file } = await convert(zipOfAttachments(name, name.toUpperCase()));
      const out = path.join(folder, 'out');
      await runIn(file, path.join(folder, 'b.sqlite'), '--attachments', out);
      const left = fs.readdirSync(folder).sort().join();
      expect(left).toBe('b.sqlite,ehi.sqlite,export.zip,out');
      const written = fs.readdirSync(out);
      expect(written).toHaveLength(2);
      for (const each of written)
        expect(each).toMatch(/^0f1c2a34-[-\w]+( [\p{L}\p{N} ._()-]{1,111})?$/u);
    },
  );

  it('leave nothing behind where one of them is damaged', async () => {
    const zip = handMadeZip([
      { name: 'ContentClientAttachments.json', content: strToU8(record(GUIDS[0] ?? '', 'a.pdf')) },
      { name: `\u001b/${GUIDS[0]}`, content: strToU8('content'), says: 70 },
    ]);
    const { folder, file, target } = await convert(zip);
    fs.rmSync(target);
    const run = await runIn(file, target, '--attachments', path.join(folder, 'out'));
    expect([run.exitCode, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toBe(`export.zip, _/${GUIDS[0]}: File in the zip is damaged\n`);
    expect(fs.readdirSync(folder)).toEqual(['export.zip']);
  });
});

it('converts a file whose checksum differs', async () => {
  const zip = Buffer.from(zipSync({ 'ContentPayer.json': strToU8(PAYER) }, { level: 0 }));
  zip.write('B', zip.indexOf('"A"') + 1);
  expect((await convert(zip)).left).toEqual(['ehi.sqlite', 'export.zip']);
});

describe('what exists', () => {
  it('is left as it is, unless it may be overwritten', async () => {
    const first = await convert(zipOfPayer(PAYER));
    const again = await runIn(first.file, first.target);
    expect(again).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: `${first.target} exists; --overwrite replaces it\n`,
    });
    fs.writeFileSync(first.file, zipOfPayer(PAYER + PAYER));
    expect((await runIn(first.file, first.target, '--overwrite')).exitCode).toBe(0);
    const [counted] = rowsOf(first.target, 'SELECT count(*) AS rows FROM ContentPayer');
    expect(counted).toEqual({ rows: 2 });
  });

  it('of a run that was killed is removed by the next, which says so', async () => {
    const { file, folder } = await convert(zipOfPayer(PAYER));
    const [target, out] = [path.join(folder, 'b.DB'), path.join(folder, 'out')];
    fs.mkdirSync(`${target}.unfinished.lock`);
    fs.mkdirSync(`${out}.unfinished`);
    for (const left of ['', '-journal']) fs.writeFileSync(`${target}.unfinished${left}`, 'half');
    const { exitCode, stderr } = await runIn(file, target, '--attachments', out);
    const removed = (name: string) =>
      `${name}.unfinished, left by a run that was stopped, is removed\n`;
    expect([exitCode, stderr]).toEqual([0, removed(target) + removed(out)]);
    expect(fs.readdirSync(folder).sort()).toEqual(['b.DB', 'ehi.sqlite', 'export.zip', 'out']);
  });

  it('stays whole where what would replace it cannot be read', async () => {
    const first = await convert(zipOfPayer(PAYER));
    const before = fs.readFileSync(first.target);
    fs.writeFileSync(first.file, 'no zip');
    expect((await runIn(first.file, first.target, '--overwrite')).exitCode).toBe(2);
    // Compared byte by byte by the matcher, the 1 MB would take seconds.
    expect(fs.readFileSync(first.target).equals(before)).toBe(true);
  });
});
