import type { Chart } from '../chart';
import { spellDay } from '../spell';

/** What stands on every sheet of paper, as style sheets take it. */
export function sheetLines({ name, id, export: given }: Chart): Record<string, string> {
  const sum = given.sha256 ? `SHA-256 ${given.sha256} · ` : '';
  return {
    '--portal-sheet-site': JSON.stringify(`${name}, client ${id} · ${given.name}`),
    '--portal-sheet-address': JSON.stringify(`${sum}read on ${spellDay(given.readOn)}`),
  };
}
