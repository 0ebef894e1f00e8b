declare module 'sql.js' {
  type Value = number | string | Uint8Array | null;
  class Database {
    exec(sql: string): { columns: string[]; values: Value[][] }[];
    create_function(name: string, run: (text: string) => Value): void;
    close(): void;
  }
  export default function initSqlJs(): Promise<{ Database: typeof Database }>;
}
