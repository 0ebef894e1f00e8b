import type { RecordEvents } from '../../../contract/guideFacts';
import type { Entities } from '../../../dictionary/model/dictionary';

/**
 * By which names a field says that something happened to its record, when, or by whom. A field counts for the first
 * that fits: when a signature was created is when it was signed.
 */
const NAMES = {
  signed:
    /^(is )?signed\b|\bsignature( \d)? (.*\bdate|datetime|(employee )?name|employee id|printed)/i,
  approved: /^(is )?approved\b|\bapproval date\b/i,
  deleted: /\bdeleted\b/i,
  updated: /\bupdated (date|by)\b|^date updated$|^change date$/i,
  created: /\b(created|added) (date|by)\b/i,
} as const;

/** The entities whose fields say who entered, changed, signed, approved or deleted a record, and when. */
export function recordEvents({ entities }: Entities): RecordEvents[] {
  return entities
    .map(({ slug, name, fields }) => {
      const events: RecordEvents = {
        slug,
        name,
        ...{ created: [], updated: [], signed: [], approved: [], deleted: [] },
      };
      for (const { fieldName, anchor } of fields) {
        const [event] = EVENTS.filter((each) => NAMES[each].test(fieldName));
        if (event) events[event].push({ fieldName, anchor });
      }
      return events;
    })
    .filter((events) => EVENTS.some((event) => events[event].length > 0));
}

const EVENTS = Object.keys(NAMES) as (keyof typeof NAMES)[];
