import type { Chart } from '../chart';
import { spellDay } from '../spell';

/** What stands on every sheet of paper, as style sheets take it. */
export function sheetLines({ name, id, hidden, export: given }: Chart): Record<string, string> {
  const sum = given.sha256 ? `SHA-256 ${given.sha256} · ` : '';
  const left = hidden.values > 0 ? ' · some values are hidden' : '';
  return {
    '--portal-sheet-site': JSON.stringify(
      `${name}${id && `, client ${id}`} · ${given.name}${left}`,
    ),
    '--portal-sheet-address': JSON.stringify(`${sum}read on ${spellDay(given.readOn)}`),
  };
}
