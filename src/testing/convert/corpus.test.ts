import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openText } from '../../dictionary/model/openQuestions';
import { type Condition, surenessOf } from '../../dictionary/model/relationships';
import { ConvertError } from '../../export/convert/convertExport';
import { zipOf } from '../../outputs/artefacts/sampleExport/sampleZip';
import { numbers, type Chance } from '../damagedData';
import { FAULTS, MARKER, plant } from '../exportCheck/faults';
import { copyOf, madeUpFiles } from '../exportCheck/madeUpFiles';
import { convertFiles, convertZip, dictionary } from './inMemory';
import { lostOf } from './lost';

const sample = madeUpFiles(dictionary, 12);
const copy = () => copyOf(sample);

const isJson = (path: string) => /\.json$/i.test(path);

describe('an export with every planted fault', async () => {
  const broken = copy();
  for (const fault of FAULTS) if (fault.kind !== 'file-doubled') plant(broken, fault);
  const converted = await convertFiles(broken);

  it('loses no record and no value', () => {
    const lost = [...broken].flatMap(([path, content]) =>
      isJson(path) && path !== 'ContentBogus.json' ? lostOf(path, content, converted) : [],
    );
    expect(lost).toEqual([]);
  });

  it('has as many rows and rejected records as there are records, in each file', () => {
    for (const { file, records, rows, rejected } of converted.loads) {
      expect([file, rows + rejected]).toEqual([file, records]);
    }
    expect(
      converted.rowsOf('_rejected').map(({ _file, _line, reason }) => [_file, _line, reason]),
    ).toEqual(
      expect.arrayContaining([
        ['ContentClientPreviousAddress.json', 104, 'cut-off'],
        ['ContentClientPreviousFullName.json', 3, 'not-json'],
        ['ContentInsuranceVisitType.json', 7, 'not-object'],
      ]),
    );
    expect(converted.rowsOf('_rejected')).toHaveLength(4);
  });

  it('lists each file that has no table, and the check finds problems', () => {
    const states = converted.loads.flatMap(({ file, state }) =>
      state === 'loaded' ? [] : [[file, state]],
    );
    expect(states).toContainEqual(['ContentBogus.json', 'not in the dictionary']);
    expect(states).toContainEqual([`${MARKER}.zip`, 'not in the dictionary']);
    expect(states).toContainEqual([`${MARKER}.docx`, 'other']);
    expect(converted.loads).toHaveLength(broken.size);
    expect(converted.report.verdict.state).toBe('problems');
  });

  it('says what the dictionary says of its fields and joins, under the names of the tables', () => {
    const { entities, relationships } = dictionary;
    const fields = entities.flatMap((entity) => entity.fields);
    expect(
      converted
        .rowsOf('_field')
        .map((row) => [row.field, row.described_by, row.code_system, row.open_questions]),
    ).toEqual(
      fields.map((field) => [
        ...[field.fieldName, field.describedBy?.mark ?? null],
        ...[field.values?.codeSystem?.name ?? null, openText(field) || null],
      ]),
    );
    expect(converted.rowsOf('_entity').map((row) => [row.note, row.open_questions])).toEqual(
      entities.map(({ note, open }) => [note ?? null, open?.join('; ') ?? null]),
    );
    const file = (slug: string) => entities.find((entity) => entity.slug === slug)!.fileName;
    const said = (one?: Condition) => (one ? `${one.fieldName} is ${one.value}` : null);
    expect(converted.rowsOf('_join').map(Object.values)).toEqual(
      relationships.joins.map(({ from, to, with: beside, when, where, ...join }) => [
        ...[file(from.slug), from.fieldName, file(to.slug), to.fieldName],
        ...[beside.join('; ') || null, said(when), said(where)],
        ...[join.cardinality, surenessOf(join), join.basis],
      ]),
    );
  });
});

it.each([
  ['of a text', '{"Payer Id":1,"City":"\\n_","State":"_"}'],
  ['of a field that nobody knows', '{"Payer Id":1,"Own":"_"}'],
  ['in its name', '{"Payer Id":1,"_":1}'],
  ['below a value', '{"Payer Id":1,"City":{"a":"_"}}'],
  ['of a repeated field', '{"Payer Id":1,"City":"b","City":"_"}'],
])('lists a line once, as its bytes, where some %s are not UTF-8', async (_, line) => {
  const bytes = new TextEncoder().encode(line).map((byte) => (byte === 0x5f ? 0xe9 : byte));
  const { rowsOf } = await convertFiles(new Map([['ContentPayer.json', bytes]]));
  const listed = rowsOf('_misfit').filter(({ reason }) => reason === 'invalid-utf-8');
  expect(listed.map(({ column_name, value }) => [column_name, value])).toEqual([
    ['_extra', `0x${Buffer.from(bytes).toString('hex')}`],
  ]);
});

it('keeps a record that cannot be read as its bytes where they are not UTF-8', async () => {
  const bytes = Uint8Array.of(0x7b, 0x09, 0xe9, 0x0a);
  const { rowsOf } = await convertFiles(new Map([['ContentPayer.json', bytes]]));
  expect(rowsOf('_rejected').map(({ record }) => record)).toEqual(['0x7b09e9']);
});

it('refuses an export that has a file twice, before anything is written', async () => {
  const files = copy();
  plant(
    files,
    FAULTS.find(({ kind }) => kind === 'file-doubled')!,
  );
  await expect(convertFiles(files)).rejects.toThrow(
    'export.zip contains two files for ContentCarePlan: ContentCarePlan.json and again/ContentCarePlan.json',
  );
});

/** A zip of the first records of some files, because reading a whole export takes long. */
function smallZip(): Uint8Array {
  const all = Object.entries(unzipSync(zipOf(dictionary)));
  const some = all
    .filter((_, at) => at % 9 === 0)
    .map(([name, bytes]) => [name, bytes.subarray(0, bytes.indexOf(10, 2000) + 1 || undefined)]);
  return zipSync(Object.fromEntries(some));
}

/** A copy with up to six changes by chance: bytes changed, cut out or doubled. */
function damaged(sound: Uint8Array, chance: Chance): Uint8Array {
  let bytes = Buffer.from(sound);
  for (let change = chance(6) + 1; change > 0; change--) {
    // Half of all changes hit the list of files, which is where a zip tells what it is.
    const from = chance(2) === 0 ? Math.max(0, bytes.length - 9000) : 0;
    const at = from + chance(Math.max(1, bytes.length - from));
    const end = Math.min(at + 1 + chance(64), bytes.length);
    const way = chance(4);
    if (way === 0) bytes[at] = chance(256);
    else if (way === 1) bytes.fill(chance(256), at, end);
    else if (way === 2) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(end)]);
    else bytes = Buffer.concat([bytes.subarray(0, end), bytes.subarray(at)]);
  }
  return bytes;
}

it('takes damaged zips as they are, or says in a line why not', async () => {
  const chance = numbers(20260301);
  const zip = smallZip();
  for (let run = 0; run < 150; run++) {
    await convertZip(damaged(zip, chance)).catch((error: unknown) => {
      if (!(error instanceof ConvertError)) throw new Error(`run ${run}`, { cause: error });
    });
  }
});
