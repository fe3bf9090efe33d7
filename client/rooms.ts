import { lazy } from 'react';
import type { ClientRoom } from './app/room.ts';
import { accountsRoom } from './customer/accounts/accounts.routes.tsx';
import { activitiesRoom } from './customer/activity/activities.routes.tsx';
import { apiTokensRoom } from './customer/apiTokens/apiTokens.routes.tsx';
import { approvalsRoom } from './customer/approvals/approvals.routes.tsx';
import { companyAuditRoom } from './customer/auditLog/companyAudit.routes.tsx';
import { clipCardsRoom } from './customer/clipCards/clipCards.routes.tsx';
import { companyRoom } from './customer/company/company.routes.tsx';
import { companyAccessRoom } from './customer/companyAccess/companyAccess.routes.tsx';
import { dashboardRoom } from './customer/dashboard/dashboard.routes.tsx';
import { departmentsRoom } from './customer/departments/departments.routes.tsx';
import { documentsRoom } from './customer/documents/documents.routes.tsx';
import { eventsRoom } from './customer/events/events.routes.tsx';
import { installationsRoom } from './customer/installations/installations.routes.tsx';
import { integrationsRoom } from './customer/integrations/integrations.routes.tsx';
import { licensesRoom } from './customer/licenses/licenses.routes.tsx';
import { paymentsRoom } from './customer/payments/payments.routes.tsx';
import { personalDataRoom } from './customer/personalData/personalData.routes.tsx';
import { seatsRoom } from './customer/seats/seats.routes.tsx';
import { secondFactorsRoom } from './customer/secondFactors/secondFactors.routes.tsx';
import { serviceAgreementsRoom } from './customer/serviceAgreements/serviceAgreements.routes.tsx';
import { tasksRoom } from './customer/tasks/tasks.routes.tsx';
import { usedHoursRoom } from './customer/usedHours/usedHours.routes.tsx';
import { usersRoom } from './customer/users/users.routes.tsx';
import { invitationsRoom } from './public/invitations/invitations.routes.tsx';
import { providerRoom } from './public/signIn/provider.routes.tsx';
import { termsRoom } from './public/terms/terms.routes.tsx';

/** Customers never load the code of the charts. */
const OverviewCharts = lazy(async () => ({
  default: (await import('./admin/invoices/LoadedOverviewCharts.tsx')).LoadedOverviewCharts,
}));

/** The rooms of customers, and the pages behind the links of mails. Menus list their entries in this order. */
export const rooms: ClientRoom[] = [
  providerRoom,
  invitationsRoom,
  termsRoom,
  dashboardRoom(OverviewCharts),
  licensesRoom,
  seatsRoom,
  serviceAgreementsRoom,
  clipCardsRoom,
  usedHoursRoom,
  tasksRoom,
  eventsRoom,
  departmentsRoom,
  documentsRoom,
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
  accountsRoom,
  personalDataRoom,
  secondFactorsRoom,
];
