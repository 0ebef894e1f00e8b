import { tellAttachments, tellWays } from './attachments';
import { tellAuthorizations } from './authorizations';
import { tellFamily } from './family';
import { tellMedication, tellPlans } from './clinical';
import { tellMoney } from './money';
import type { Narrative } from './narrative';
import { tellPaymentPlans, tellStatements } from './statements';
import { tellStates } from './states';
import { tellTexts } from './texts';
import { tellAppointments, tellVisits } from './visits';

/** What makes a client's records agree with each other, in order: what pays before what is stated. */
export const NARRATIVES: readonly Narrative[] = [
  tellTexts,
  tellVisits,
  tellAppointments,
  tellMoney,
  tellStatements,
  tellPaymentPlans,
  tellAuthorizations,
  tellMedication,
  tellPlans,
  tellFamily,
  tellStates,
  tellWays,
  tellAttachments,
];
