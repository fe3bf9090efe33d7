import { activitiesRoom } from './activities/activities.routes.tsx';
import { auditRoom } from './admin/audit/audit.routes.tsx';
import { adminClipCardsRoom } from './admin/clipCards/adminClipCards.routes.tsx';
import { adminCompaniesRoom } from './admin/companies/adminCompanies.routes.tsx';
import { adminEventsRoom } from './admin/events/adminEvents.routes.tsx';
import { adminLicenseRequestsRoom } from './admin/licenseRequests/adminLicenseRequests.routes.tsx';
import { adminPersonalDataRoom } from './admin/personalData/adminPersonalData.routes.tsx';
import { adminPricesRoom } from './admin/prices/adminPrices.routes.tsx';
import { adminRenewalsRoom } from './admin/renewals/adminRenewals.routes.tsx';
import { adminServiceAgreementsRoom } from './admin/serviceAgreements/adminServiceAgreements.routes.tsx';
import { adminTeamRoom } from './admin/team/adminTeam.routes.tsx';
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
import { landingRoom } from './landing/landing.routes.tsx';
import { licensesRoom } from './licenses/licenses.routes.tsx';
import { loginRoom } from './login/login.routes.tsx';
import { paymentsRoom } from './payments/payments.routes.tsx';
import { personalDataRoom } from './personalData/personalData.routes.tsx';
import { playgroundRoom } from './playground/playground.routes.tsx';
import { profileRoom } from './profile/profile.routes.tsx';
import { registrationRoom } from './registration/registration.routes.tsx';
import type { ClientRoom } from './room.ts';
import { securityRoom } from './security/security.routes.tsx';
import { serviceAgreementsRoom } from './serviceAgreements/serviceAgreements.routes.tsx';
import { tasksRoom } from './tasks/tasks.routes.tsx';
import { termsRoom } from './terms/terms.routes.tsx';
import { usersRoom } from './users/users.routes.tsx';

/** All rooms of the client. Menus list their entries in this order. */
export const rooms: ClientRoom[] = [
  loginRoom,
  invitationsRoom,
  landingRoom,
  registrationRoom,
  termsRoom,
  dashboardRoom,
  licensesRoom,
  serviceAgreementsRoom,
  clipCardsRoom,
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
  adminCompaniesRoom,
  adminServiceAgreementsRoom,
  adminClipCardsRoom,
  adminLicenseRequestsRoom,
  adminRenewalsRoom,
  adminPricesRoom,
  adminTeamRoom,
  adminEventsRoom,
  auditRoom,
  adminPersonalDataRoom,
  playgroundRoom,
];
