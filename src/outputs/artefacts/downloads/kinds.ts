/** A kind of downloads as the Downloads page tells of it. */
type Kind = Readonly<{
  title: string;
  /** The files below `/downloads/` that are of this kind. */
  has: RegExp;
  use: string;
  proof: string;
}>;

/** Every kind, those first that most readers come for. */
export const DOWNLOAD_KINDS: readonly Kind[] = [
  {
    title: 'Spreadsheets',
    has: /^[a-z-]+\.(csv|xlsx)$/,
    use: 'All entities, fields, values, joins and open questions, to filter and to compare. The workbook has the tables of the CSV files as its sheets.',
    proof:
      'The tests count the lines against the dictionary and make the workbook in three time zones, with the same bytes.',
  },
  {
    title: 'SQL: tables and loading',
    has: /^ddl\//,
    use: 'Makes a table for each export file and loads the files into them. Names are as exported, or in the folder snake in small letters and underscores. Descriptions are comments; keys and joins are comments too, for no source promises them. Null is refused where the dictionary says so and nothing contradicts it.',
    proof:
      'PostgreSQL, SQLite and DuckDB run these files in the tests, on the example of each entity and on records as the vendor’s process page shows them, and compare what has arrived. SQL Server’s table definitions are parsed, not run; its loading statements are neither.',
  },
  {
    title: 'JSON Schema',
    has: /^schema\/(?!catalog)/,
    use: 'Checks records, in the 2020-12 draft. The strict schemas ask for each documented field, spelled as documented. The lenient ones take null and absent fields, and each spelling of dates, flags and GUIDs that a source shows. The one for all holds the strict schemas of all files.',
    proof:
      'The tests check the example of each entity with ajv against both. On records in the shape of the vendor’s own sample the lenient schema finds nothing, and the strict one names the differences.',
  },
  {
    title: 'Types for programs',
    has: /^types\//,
    use: 'The records of all files as TypeScript interfaces and as Python TypedDicts.',
    proof:
      'The tests compile the TypeScript strictly with the example of each entity, and import the Python.',
  },
  {
    title: 'Data Package',
    has: /^datapackage\.json$/,
    use: 'Describes the export to tools that know the Data Package standard 2.0: put it into the folder of the files. Joins that hold for every record are its foreign keys.',
    proof:
      'The tests check it against the standard’s own profile where that is at hand, and each foreign key against the fields.',
  },
  {
    title: 'DBML',
    has: /\.dbml$/,
    use: 'Tables and joins for tools that draw diagrams.',
    proof: 'The tests parse it and count tables, fields and joins.',
  },
  {
    title: 'dbt',
    has: /^dbt\//,
    use: 'The tables of the SQL with small letters as a dbt source (1.8 and later), with tests of nulls, closed lists and joins. What is inferred only warns.',
    proof:
      'The tests read it as YAML and compare tables, fields and tests with the dictionary. dbt itself does not run it.',
  },
  {
    title: 'Catalog of this site',
    has: /^schema\/catalog/,
    use: 'The schema of the catalog, /catalog.json, which the search of this site reads too: entities, fields, values and joins.',
    proof: 'The tests check the catalog against it.',
  },
];
