import { faultOf } from './faultOf';
import type { Database } from './databases';

/** Runs a published file block by block, so that a block that fails is named and the others still run. */
export async function runBlocks(database: Database, path: string, sql: string): Promise<string[]> {
  const broken: string[] = [];
  let line = 1;
  for (const block of sql.split('\n\n')) {
    try {
      if (/^(?!--)\S/m.test(block)) await database.run(block);
    } catch (error) {
      const culprits = await culpritsOf(database, block);
      const at =
        line +
        Math.max(
          0,
          block.split('\n').findIndex((each) => /^(?!--)\S/.test(each)),
        );
      const names = culprits.length > 0 ? ` ${culprits.join(', ')}` : '';
      broken.push(`${path}:${at}${names}: ${faultOf(error)}`);
    }
    line += block.split('\n').length + 1;
  }
  return broken;
}

const INSERT = /^INSERT INTO (.+?) \((.+)\)\nSELECT ([^]*?)\n(FROM [^]*)$/m;

/** The columns by which a loading fails: those that do not take what is read for them. */
async function culpritsOf(database: Database, block: string): Promise<string[]> {
  const [, table, names = '', reads = '', from] = INSERT.exec(block) ?? [];
  if (!table) return [];
  const columns = names.split(/(?<="), (?=")/);
  const culprits: string[] = [];
  for (const [at, read] of reads.split(',\n  ').entries()) {
    const column = columns[at] ?? '';
    try {
      // A table of that one column, without its constraints.
      await database.run(`CREATE TABLE ehi_probe AS SELECT ${column} FROM ${table} LIMIT 0;`);
      await database.run(`INSERT INTO ehi_probe SELECT ${read}\n${from}`);
    } catch {
      culprits.push(`${table} ${column}`);
    }
    await database.run('DROP TABLE IF EXISTS ehi_probe;');
  }
  return culprits;
}
