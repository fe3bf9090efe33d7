import { activitiesRoom } from './activities/activities.routes.tsx';
import { apiTokensRoom } from './apiTokens/apiTokens.routes.tsx';
import { approvalsRoom } from './approvals/approvals.routes.tsx';
import { clipCardsRoom } from './clipCards/clipCards.routes.tsx';
import { companyRoom } from './company/company.routes.tsx';
import { companyAccessRoom } from './companyAccess/companyAccess.routes.tsx';
import { companyAuditRoom } from './companyAudit/companyAudit.routes.tsx';
import { dashboardRoom } from './dashboard/dashboard.routes.tsx';
import { departmentsRoom } from './departments/departments.routes.tsx';
import { eventsRoom } from './events/events.routes.tsx';
import { installationsRoom } from './installations/installations.routes.tsx';
import { integrationsRoom } from './integrations/integrations.routes.tsx';
import { invitationsRoom } from './invitations/invitations.routes.tsx';
import { licensesRoom } from './licenses/licenses.routes.tsx';
import { providerRoom } from './login/provider.routes.tsx';
import { paymentsRoom } from './payments/payments.routes.tsx';
import { personalDataRoom } from './personalData/personalData.routes.tsx';
import { profileRoom } from './profile/profile.routes.tsx';
import type { ClientRoom } from './room.ts';
import { seatsRoom } from './seats/seats.routes.tsx';
import { securityRoom } from './security/security.routes.tsx';
import { serviceAgreementsRoom } from './serviceAgreements/serviceAgreements.routes.tsx';
import { tasksRoom } from './tasks/tasks.routes.tsx';
import { termsRoom } from './terms/terms.routes.tsx';
import { usedHoursRoom } from './usedHours/usedHours.routes.tsx';
import { usersRoom } from './users/users.routes.tsx';

/** The rooms of customers, and the pages behind the links of mails. Menus list their entries in this order. */
export const rooms: ClientRoom[] = [
  providerRoom,
  invitationsRoom,
  termsRoom,
  dashboardRoom,
  licensesRoom,
  seatsRoom,
  serviceAgreementsRoom,
  clipCardsRoom,
  usedHoursRoom,
  tasksRoom,
  eventsRoom,
  departmentsRoom,
  installationsRoom,
  integrationsRoom,
  usersRoom,
  paymentsRoom,
  approvalsRoom,
  apiTokensRoom,
  companyAccessRoom,
  companyAuditRoom,
  companyRoom,
  activitiesRoom,
  profileRoom,
  personalDataRoom,
  securityRoom,
];
