import { writeAttachments, writeWays } from './attachments';
import { writeAuthorizations } from './authorizations';
import { writeFamily } from './family';
import { writeMedication, writePlans } from './clinical';
import { writeMoney } from './money';
import type { Narrative } from './narrative';
import { writePaymentPlans, writeStatements } from './statements';
import { writeStates } from './states';
import { writeTexts } from './texts';
import { writeAppointments, writeVisits } from './visits';

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
