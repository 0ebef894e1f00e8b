import { tellAppointments } from './appointments';
import { tellAttachments } from './attachments';
import { tellAuthorizations } from './authorizations';
import { tellFamily } from './family';
import { tellMedication } from './medication';
import { tellMoney } from './money';
import type { Narrative } from './narrative';
import { tellPaymentPlans } from './paymentPlans';
import { tellPlans } from './plans';
import { tellStatements } from './statements';
import { tellStates } from './states';
import { tellTexts } from './texts';
import { tellVisits } from './visit';
import { tellWays } from './ways';

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
