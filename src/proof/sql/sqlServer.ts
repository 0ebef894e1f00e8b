import { importer, Parser } from '@dbml/core';
import { counted } from '../../dictionary/model/counted';
import { differences, type Proof } from '../subject/proof';

const PATH = 'ddl/sqlserver.sql';

/** SQL Server's tables, which no database runs here: `@dbml/core` parses them. */
export const SQL_SERVER_PROOF: Proof = {
  artefact: PATH,
  how: 'parsed, not run; tables and fields compared with the dictionary',
  run: ({ tables, text }) => {
    const [schema] = new Parser().parse(importer.import(text(PATH), 'mssql'), 'dbmlv2').schemas;
    const found = new Map(
      schema?.tables.map(({ name, fields }) => [name, fields.map((one) => one.name)]),
    );
    const broken = tables.flatMap(({ name, columns }) =>
      differences(
        columns.map((column) => column.name),
        found.get(name) ?? [],
        (field) => `${PATH} ${name} has no "${field}"`,
        (field) => `${PATH} ${name} has "${field}", which is no field`,
      ),
    );
    const columns = [...found.values()].flat().length;
    return { counted: `${counted(found.size, 'table')}, ${counted(columns, 'field')}`, broken };
  },
};
