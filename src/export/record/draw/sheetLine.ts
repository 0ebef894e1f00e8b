import type { Chart } from '../chart';

/** What stands on every sheet of paper. */
export function sheetLine({ name, id, export: given }: Chart): string {
  const sum = given.sha256 ? `, SHA-256 ${given.sha256.slice(0, 16)}…` : '';
  return `${name}, client ${id} · ${given.name}${sum}`;
}
