import { conditionHolds } from '../../dictionary/story/holds';
import { timeOf } from '../../dictionary/story/localTime';
import { writeAttachments, writeWays } from './attachments';
import { writeAuthorizations } from './authorizations';
import { writeFamily } from './family';
import { writeMedication, writePlans } from './clinical';
import { writeMoney } from './money';
import type { Narrative } from './narrative';
import { writePaymentPlans, writeStatements } from './statements';
import { writeTexts } from './texts';
import { writeAppointments, writeVisits } from './visits';

/** The state of a record fits its dates, as `data/coherence.yaml` states. */
const writeStates: Narrative = ({ layout, pen, rows }) => {
  const { coherence, story } = layout.dictionary;
  for (const { when, is, then = {}, otherwise = {} } of coherence.state) {
    const [slug = '', fieldName = ''] = when.split(/\/(.*)/s);
    const { entity, places } = layout.entities.get(slug) ?? {};
    const field = entity?.fields[places?.get(fieldName) ?? -1];
    for (const row of field ? rows(slug) : []) {
      const text = pen.get(row, fieldName);
      const time = text && field ? timeOf(slug, field, text, story) : undefined;
      const value = text ? { text, number: Number(text), time } : null;
      const isSo = conditionHolds(value, is, story);
      if (isSo === undefined) continue;
      for (const [place, to] of Object.entries(isSo ? then : otherwise)) {
        if (place.startsWith(`${slug}/`)) pen.set(row, place.slice(slug.length + 1), to);
      }
    }
  }
};

/** What makes a client's records agree with each other, in order: what pays before what is stated. */
export const NARRATIVES: readonly Narrative[] = [
  writeTexts,
  writeVisits,
  writeAppointments,
  writeMoney,
  writeStatements,
  writePaymentPlans,
  writeAuthorizations,
  writeMedication,
  writePlans,
  writeFamily,
  writeStates,
  writeWays,
  writeAttachments,
];
