import { csvLines, csvText } from '../../code/csv';
import { entityPath } from '../../dictionary/model/addresses';
import { download } from '../browser';

/**
 * Hands the reader fields as a CSV file: lines of the published one, which knows more of them than the table says.
 *
 * @param ids the fields in their order, each as the end of its address: `payer#zip`
 * @throws Error if that cannot be had
 */
export async function downloadCsv(ids: readonly string[], address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const content = linesOf(await response.text(), ids);
  download('fields.csv', content, 'text/csv;charset=utf-8');
}

export function linesOf(csv: string, ids: readonly string[]): string {
  const [headings = [], ...lines] = csvLines(csv);
  const address = headings.indexOf('address');
  const byAddress = new Map(lines.map((cells) => [cells[address], cells]));
  const picked = ids.flatMap((id) =>
    [byAddress.get(entityPath(id))].filter((cells) => cells !== undefined),
  );
  return csvText([headings, ...picked]);
}
