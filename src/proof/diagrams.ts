import { importer, Parser } from '@dbml/core';
import { counted } from '../dictionary/model/counted';
import type { Naming } from '../dictionary/model/columnNames';
import { nameIn } from '../outputs/artefacts/columns';
import { definitionIn } from '../outputs/artefacts/ddl/ddl';
import { differences, type Outcome, type Proof, type Subject } from './subject/proof';

/** SQL Server's tables, which no database runs here: `@dbml/core` parses them. */
export const PARSED_PROOFS = (['exported', 'snake'] as const).map((naming): Proof => {
  const path = `ddl/${naming === 'snake' ? 'snake/' : ''}sqlserver.sql`;
  return {
    artefact: path,
    how: 'parsed, not run: tables and fields compared; the loading is not even parsed',
    run: (subject) => {
      const definition = definitionIn(subject.text(path));
      return compareTables(subject, path, importer.import(definition, 'mssql'), naming);
    },
  };
});

function compareTables(subject: Subject, path: string, dbml: string, naming: Naming): Outcome {
  const [schema] = new Parser().parse(dbml, 'dbmlv2').schemas;
  const found = new Map(
    schema?.tables.map(({ name, fields }) => [name, fields.map((one) => one.name)]),
  );
  const broken: string[] = [];
  for (const table of subject.tables) {
    const name = nameIn(naming, table);
    const fields = table.columns.map((column) => nameIn(naming, column));
    broken.push(
      ...differences(
        fields,
        found.get(name) ?? [],
        (field) => `${path} ${name} has no "${field}"`,
        (field) => `${path} ${name} has "${field}", which is no field`,
      ),
    );
  }
  const columns = [...found.values()].flat().length;
  return { counted: `${counted(found.size, 'table')}, ${counted(columns, 'field')}`, broken };
}
