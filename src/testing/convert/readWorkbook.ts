import { strFromU8, unzipSync } from 'fflate';
import type { Cell } from '../../export/convert/tables';

/** A workbook's sheets, as rows of cells; what is no number is text. */
export function readWorkbook(zip: Uint8Array): Map<string, Cell[][]> {
  const parts = unzipSync(zip);
  const names = [
    ...strFromU8(parts['xl/workbook.xml']!).matchAll(/<sheet name="([^"]+)" sheetId="(\d+)"/g),
  ];
  return new Map(
    names.map(([, name = '', number = '']) => {
      const xml = strFromU8(parts[`xl/worksheets/sheet${number}.xml`]!);
      const rows = [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) => {
        const cells: Cell[] = [];
        for (const cell of row.matchAll(
          /<c r="([A-Z]+)\d+"(?: s="\d")?(?: t="inlineStr"><is><t xml:space="preserve">(.*?)<\/t><\/is>|><v>(.*?)<\/v>)<\/c>/gs,
        )) {
          const column = [...(cell[1] ?? '')].reduce(
            (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
            0,
          );
          cells[column - 1] = cell[3] === undefined ? unescaped(cell[2] ?? '') : Number(cell[3]);
        }
        return Array.from(cells, (cell) => cell ?? null);
      });
      return [unescaped(name), rows];
    }),
  );
}

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
