import type { Layout } from './layout';
import type { Row } from './row';

/** Reads and writes the fields of records by their names; what an entity lacks is passed over. */
export type Pen = Readonly<{
  get: (row: Row, fieldName: string) => string | null | undefined;
  /** Writes a field, but never into the record that stands on an entity's page. */
  set: (row: Row, fieldName: string, value: string | null) => void;
  /** Writes an amount of money. */
  amount: (row: Row, fieldName: string, value: number) => void;
}>;

/** Makes the pen for a layout. */
export function penFor({ entities }: Layout): Pen {
  const place = ({ slug }: Row, fieldName: string) => entities.get(slug)?.places.get(fieldName);
  const get: Pen['get'] = (row, fieldName) => {
    const at = place(row, fieldName);
    return at === undefined ? undefined : row.values[at];
  };
  const set: Pen['set'] = (row, fieldName, value) => {
    const at = row.isExample ? undefined : place(row, fieldName);
    if (at !== undefined) row.values[at] = value;
  };
  return { get, set, amount: (row, name, value) => set(row, name, value.toFixed(2)) };
}
