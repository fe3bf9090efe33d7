// Decorators of the rooms' classes need the metadata API when the classes are loaded.
import 'reflect-metadata';
import { accountingRoom } from './accounting/accounting.room.ts';
import { activityRoom } from './activity/activity.room.ts';
import { adminRoom } from './admin/admin.room.ts';
import { agreementWorkRoom } from './agreementWork/agreementWork.room.ts';
import { approvalsRoom } from './approvals/approvals.room.ts';
import { auditRoom } from './audit/audit.room.ts';
import { authRoom } from './auth/auth.room.ts';
import { backOfficeRoom } from './backOffice/backOffice.room.ts';
import { bookingsRoom } from './bookings/bookings.room.ts';
import { bulkRoom } from './bulk/bulk.room.ts';
import { clipCardsRoom } from './clipCards/clipCards.room.ts';
import { companyAccessRoom } from './companyAccess/companyAccess.room.ts';
import { companyPageRoom } from './companyPage/companyPage.room.ts';
import { companyRegisterRoom } from './companyRegister/companyRegister.room.ts';
import { customersRoom } from './customers/customers.room.ts';
import { dashboardRoom } from './dashboard/dashboard.room.ts';
import { departmentsRoom } from './departments/departments.room.ts';
import { eventMessagesRoom } from './eventMessages/eventMessages.room.ts';
import { eventsRoom } from './events/events.room.ts';
import { externalIdsRoom } from './externalIds/externalIds.room.ts';
import { idempotencyRoom } from './idempotency/idempotency.room.ts';
import { identitiesRoom } from './identities/identities.room.ts';
import { inboxRoom } from './inbox/inbox.room.ts';
import { installationsRoom } from './installations/installations.room.ts';
import { integrationsRoom } from './integrations/integrations.room.ts';
import { invitationsRoom } from './invitations/invitations.room.ts';
import { invoicesRoom } from './invoices/invoices.room.ts';
import { licensesRoom } from './licenses/licenses.room.ts';
import { liveRoom } from './live/live.room.ts';
import { mailRoom } from './mail/mail.room.ts';
import { partnerApiRoom } from './partnerApi/partnerApi.room.ts';
import { paymentsRoom } from './payments/payments.room.ts';
import { personalDataRoom } from './personalData/personalData.room.ts';
import { pricesRoom } from './prices/prices.room.ts';
import { registrationRoom } from './registration/registration.room.ts';
import { regulationRoom } from './regulation/regulation.room.ts';
import { remindersRoom } from './reminders/reminders.room.ts';
import { renewalsRoom } from './renewals/renewals.room.ts';
import { reportsRoom } from './reports/reports.room.ts';
import type { Room } from './room.ts';
import { savedViewsRoom } from './savedViews/savedViews.room.ts';
import { searchRoom } from './search/search.room.ts';
import { seatsRoom } from './seats/seats.room.ts';
import { secondFactorsRoom } from './secondFactors/secondFactors.room.ts';
import { secretsRoom } from './secrets/secrets.room.ts';
import { serviceAgreementsRoom } from './serviceAgreements/serviceAgreements.room.ts';
import { serviceStatusRoom } from './serviceStatus/serviceStatus.room.ts';
import { syncRoom } from './sync/sync.room.ts';
import { taskCommentsRoom } from './taskComments/taskComments.room.ts';
import { tasksRoom } from './tasks/tasks.room.ts';
import { teamRoom } from './team/team.room.ts';
import { termsRoom } from './terms/terms.room.ts';
import { topUpsRoom } from './topUps/topUps.room.ts';
import { usedHoursRoom } from './usedHours/usedHours.room.ts';
import { usersRoom } from './users/users.room.ts';
import { webhooksRoom } from './webhooks/webhooks.room.ts';
import { zendeskConnectionsRoom } from './zendeskConnections/zendeskConnections.room.ts';

/** All rooms of the portal. A new room is added here, and declares everything else in its own folder. */
export const rooms: Room[] = [
  authRoom,
  secondFactorsRoom,
  identitiesRoom,
  companyAccessRoom,
  usersRoom,
  personalDataRoom,
  registrationRoom,
  companyRegisterRoom,
  customersRoom,
  departmentsRoom,
  installationsRoom,
  zendeskConnectionsRoom,
  pricesRoom,
  licensesRoom,
  seatsRoom,
  serviceAgreementsRoom,
  agreementWorkRoom,
  renewalsRoom,
  inboxRoom,
  companyPageRoom,
  bulkRoom,
  savedViewsRoom,
  regulationRoom,
  clipCardsRoom,
  usedHoursRoom,
  topUpsRoom,
  tasksRoom,
  taskCommentsRoom,
  paymentsRoom,
  invoicesRoom,
  bookingsRoom,
  remindersRoom,
  approvalsRoom,
  termsRoom,
  backOfficeRoom,
  accountingRoom,
  reportsRoom,
  eventsRoom,
  eventMessagesRoom,
  serviceStatusRoom,
  integrationsRoom,
  invitationsRoom,
  partnerApiRoom,
  searchRoom,
  syncRoom,
  externalIdsRoom,
  teamRoom,
  adminRoom,
  activityRoom,
  dashboardRoom,
  mailRoom,
  auditRoom,
  webhooksRoom,
  secretsRoom,
  idempotencyRoom,
  liveRoom,
];
