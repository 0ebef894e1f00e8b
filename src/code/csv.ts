/*! Contains d3-dsv, https://github.com/d3/d3-dsv, Copyright Mike Bostock @license ISC */
import { csvFormatValue, csvParseRows } from 'd3-dsv';

/** What a spreadsheet takes for a formula and would run. */
const FORMULA = /^[=+\-@\t\r]/;

const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** Writes lines of cells as a CSV file (RFC 4180) in which no text is a formula; numbers keep their sign. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

export function csvCell(text: string): string {
  return csvFormatValue(withoutFormula(text));
}

export function csvLines(text: string): string[][] {
  return csvParseRows(text);
}

function withoutFormula(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}
