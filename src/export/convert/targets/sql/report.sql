WITH counted AS (
  SELECT '' AS table_name, 0 AS found WHERE 1 = 0{{#files}}
  UNION ALL SELECT {{name}}, count(*) FROM {{table}}{{/files}}
), report AS (
  SELECT counted.table_name, records, found, misfits FROM _load JOIN counted ON counted.table_name = _load.table_name
)
SELECT table_name, records, found AS rows, misfits FROM (
  SELECT 1 AS place, * FROM report
  UNION ALL SELECT 2, 'Sum', sum(records), sum(found), sum(misfits) FROM report
) AS lines ORDER BY place, table_name;
