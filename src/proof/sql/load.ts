import fs from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { counted } from '../../dictionary/model/counted';
import { exportFileName } from '../../dictionary/model/exampleRecord';
import type { Table } from '../../outputs/artefacts/columns';
import { SAID } from '../../outputs/artefacts/ddl/loader';
import type { DatabaseName } from '../subject/databases';
import { inFolder, type Outcome, type Proof, type Subject } from '../subject/proof';
import { FAULTS, MARK, takesFault, type Faulty, type Reported } from './faults';
import { PROGRAMS, type Printed, type Program } from './programs';

const HOW: Readonly<Record<DatabaseName, string>> = {
  sqlite: 'sqlite3 loads',
  postgresql: 'psql loads into a server',
  duckdb: 'DuckDB, without its command line, loads',
};

/** The published statements, run as their users run them, on the files of a folder. */
export const LOAD_PROOFS: readonly Proof[] = (Object.keys(PROGRAMS) as DatabaseName[]).map(
  (name): Proof => ({
    artefact: `ddl/${name}.sql`,
    how: `${HOW[name]} the sample, twice, and with faults; what is printed and loaded compared`,
    run: (subject) => proveLoad(subject, name),
  }),
);

async function proveLoad(subject: Subject, name: DatabaseName): Promise<Outcome> {
  const program = PROGRAMS[name]();
  if (typeof program === 'string') return { notRun: program };
  try {
    return await inFolder((folder) => new Loads(subject, name, program, folder).prove());
  } finally {
    program.close();
  }
}

/** The loads of one database, and what was wrong with them. */
class Loads {
  private readonly broken: string[] = [];
  private readonly file: string;
  private readonly strict: string;

  constructor(
    private readonly subject: Subject,
    private readonly name: DatabaseName,
    private readonly program: Program,
    private readonly folder: string,
  ) {
    this.file = this.write('load.sql', subject.text(`ddl/${name}.sql`));
    this.strict = this.write('strict.sql', subject.text(`ddl/strict/${name}.sql`));
  }

  async prove(): Promise<Outcome> {
    const sample = this.unpack('sample');
    const reports = new Map(this.subject.tables.map((table) => [table, this.reportOf(table)]));
    await this.program.create();
    await this.expectReport('the sample', await this.program.load(sample, this.file), reports);
    this.expectRefusal('a second run', await this.program.load(sample, this.file), SAID.exists);
    await this.expectRows('a second run', reports);
    const faulty = this.makeFaulty();
    for (const [table, { reported }] of faulty.made) {
      reports.set(table, { ...this.reportOf(table), ...reported });
    }
    await this.program.create();
    const loaded = await this.program.load(faulty.folder, this.file);
    await this.expectReport('faults', loaded, reports);
    for (const [table, fault] of faulty.made) await this.expectFaulty(table, fault);
    await this.program.create();
    const strict = await this.program.load(faulty.folder, this.strict);
    this.expectRefusal('strict with nulls', strict, /null/i);
    await this.expectNothing('strict with nulls');
    const empty = path.join(this.folder, 'empty');
    fs.mkdirSync(empty);
    await this.program.create();
    this.expectRefusal('an empty folder', await this.program.load(empty, this.file), SAID.noFiles);
    await this.expectNothing('an empty folder');
    const said = `5 loads, ${counted(faulty.made.size, 'fault')}`;
    return { counted: said, broken: this.broken };
  }

  private write(name: string, content: string): string {
    const file = path.join(this.folder, name);
    fs.writeFileSync(file, content);
    return file;
  }

  private unpack(name: string): string {
    const folder = path.join(this.folder, name);
    fs.mkdirSync(folder);
    for (const [file, content] of Object.entries(
      unzipSync(this.subject.bytes('sample-export.zip')),
    )) {
      fs.writeFileSync(path.join(folder, file), content);
    }
    return folder;
  }

  /** What is reported of a file without faults; an agency's own fields have no column. */
  private reportOf({ entity }: Table): Reported {
    const records = this.subject.sample.of(entity.slug);
    const known = new Set(entity.fields.map(({ fieldName }) => fieldName));
    const others = records.flatMap(({ members }) =>
      members.filter(([key, value]) => !known.has(key) && value !== 'null'),
    );
    return {
      records: records.length,
      rows: records.length,
      values_left_out: others.length,
      note: others.length > 0 ? 'see ehi_left_out' : '',
    };
  }

  private makeFaulty(): { folder: string; made: Map<Table, Faulty> } {
    const folder = this.unpack('faults');
    const tables = this.subject.tables.filter(takesFault);
    const made = new Map<Table, Faulty>();
    for (const [at, make] of Object.values(FAULTS).entries()) {
      const table = tables[at];
      if (!table) break;
      const file = path.join(folder, exportFileName(table.entity.fileName));
      const lines = fs.readFileSync(file, 'utf8').trimEnd().split('\n');
      const fault = make(lines, table);
      made.set(table, this.asLoaded(fault));
      if (fault.content === null) fs.rmSync(file);
      else fs.writeFileSync(file, fault.content);
    }
    return { folder, made };
  }

  /** SQLite keeps text in any column, so that nothing is left out for its type. */
  private asLoaded(fault: Faulty): Faulty {
    const isKept = this.name === 'sqlite' && fault.leftOut?.startsWith('not of the type');
    return isKept ? { content: fault.content } : fault;
  }

  private async expectReport(
    what: string,
    { status, printed }: Printed,
    reports: ReadonlyMap<Table, Reported>,
  ): Promise<void> {
    // Without its tables nothing else can be looked at.
    if (status !== 0) throw new Error(`${what} ends with ${status}: ${printed.slice(0, 200)}`);
    this.expectNoValue(what, printed);
    const sum = (of: (one: Reported) => number) =>
      [...reports.values()].reduce((all, one) => all + of(one), 0);
    const records = sum((one) => one.records);
    const rows = sum((one) => one.rows);
    const values = sum((one) => one.values_left_out);
    const missing = sum(({ note }) => (note === 'missing' ? 1 : 0));
    const differences = `files missing: ${missing}, records left out: ${records - rows}, values left out: ${values}`;
    const note = missing + records - rows + values === 0 ? 'no difference' : differences;
    const last = printed.split('\n').find((line) => /^\s*Sum\b/.test(line)) ?? '';
    const said = last.replaceAll(/[\s|]+/g, ' ').trim();
    const expected = `Sum ${records} ${rows} ${values} ${note}`;
    if (said !== expected) this.note(what, `prints "${said}", not "${expected}"`);
    await this.expectRows(what, reports);
  }

  private async expectRows(what: string, reports: ReadonlyMap<Table, Reported>): Promise<void> {
    const found = await this.program.rows('SELECT * FROM ehi_load');
    const counts = await this.program.rows(
      [...reports.keys()]
        .map(({ name }) => `SELECT '${name}' AS name, count(*) AS loaded FROM "${name}"`)
        .join(' UNION ALL '),
    );
    for (const [table, expected] of reports) {
      const file = exportFileName(table.entity.fileName);
      const row = found.find(({ file_name: each }) => each === file);
      const loaded = counts.find(({ name }) => name === table.name)?.loaded;
      const got = [row?.records, row?.rows, row?.values_left_out, row?.note, loaded].join();
      const { records, rows, values_left_out: values, note } = expected;
      const wanted = [records, rows, values, note, rows].join();
      if (got !== wanted) this.note(what, `${file} is reported as ${got}, not ${wanted}`);
    }
  }

  private async expectFaulty(table: Table, { leftOut, text }: Faulty): Promise<void> {
    const file = exportFileName(table.entity.fileName);
    const rows = await this.program.rows(
      `SELECT reason FROM ehi_left_out WHERE file_name = '${file}'`,
    );
    const reasons = rows.map(({ reason }) => String(reason));
    if (reasons.length !== (leftOut ? 1 : 0) || !reasons.every((one) => one.startsWith(leftOut!))) {
      this.note('faults', `${file} is left out as ${reasons.join()}, not ${leftOut ?? 'nothing'}`);
    }
    if (!text) return;
    const values = await this.program.rows(
      `SELECT "${text.column.name}" AS value FROM "${table.name}"`,
    );
    if (!values.some(({ value }) => value === text.value)) {
      this.note('faults', `${file} "${text.column.name}" has changed on its way`);
    }
  }

  private expectRefusal(what: string, { status, printed }: Printed, says: string | RegExp): void {
    if (status === 0) this.note(what, 'ends with 0');
    const isSaid = typeof says === 'string' ? printed.includes(says) : says.test(printed);
    if (!isSaid) this.note(what, `does not say ${says}, but ${printed.slice(0, 200)}`);
    this.expectNoValue(what, printed);
  }

  private expectNoValue(what: string, printed: string): void {
    if (printed.includes(MARK)) this.note(what, 'prints a value');
  }

  /** No table may be left. */
  private async expectNothing(what: string): Promise<void> {
    const schema = this.name === 'sqlite' ? 'sqlite_schema' : 'information_schema.tables';
    const name = this.name === 'sqlite' ? 'name' : 'table_name';
    const [row] = await this.program.rows(
      `SELECT count(*) AS found FROM ${schema} WHERE ${name} LIKE 'Content%' OR ${name} LIKE 'ehi_load'`,
    );
    if (Number(row?.found) !== 0) this.note(what, `leaves ${String(row?.found)} tables`);
  }

  private note(what: string, says: string): void {
    this.broken.push(`ddl/${this.name}.sql, ${what}: ${says}`);
  }
}
