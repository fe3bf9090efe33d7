// Decorators of the rooms' classes need the metadata API when the classes are loaded.
import 'reflect-metadata';
import { auditRoom } from './platform/audit/audit.room.ts';
import { idempotencyRoom } from './platform/idempotency/idempotency.room.ts';
import { liveRoom } from './platform/live/live.room.ts';
import { mailRoom } from './platform/mail/mail.room.ts';
import type { Room } from './platform/room.ts';
import { secretsRoom } from './platform/secrets/secrets.room.ts';
import { syncRoom } from './platform/sync/sync.room.ts';
import { webhooksRoom } from './platform/webhooks/webhooks.room.ts';
import { adminRoom } from './rooms/backOffice/admin/admin.room.ts';
import { auditLogRoom } from './rooms/backOffice/auditLog/auditLog.room.ts';
import { bulkRoom } from './rooms/backOffice/bulk/bulk.room.ts';
import { companyPageRoom } from './rooms/backOffice/companyPage/companyPage.room.ts';
import { dashboardRoom } from './rooms/backOffice/dashboard/dashboard.room.ts';
import { inboxRoom } from './rooms/backOffice/inbox/inbox.room.ts';
import { personalDataRoom } from './rooms/backOffice/personalData/personalData.room.ts';
import { reportsRoom } from './rooms/backOffice/reports/reports.room.ts';
import { savedViewsRoom } from './rooms/backOffice/savedViews/savedViews.room.ts';
import { searchRoom } from './rooms/backOffice/search/search.room.ts';
import { activityRoom } from './rooms/companies/activity/activity.room.ts';
import { companyEditsRoom } from './rooms/companies/companyEdits/companyEdits.room.ts';
import { companyRegisterRoom } from './rooms/companies/companyRegister/companyRegister.room.ts';
import { customersRoom } from './rooms/companies/customers/customers.room.ts';
import { departmentsRoom } from './rooms/companies/departments/departments.room.ts';
import { externalReferencesRoom } from './rooms/companies/externalReferences/externalReferences.room.ts';
import { installationsRoom } from './rooms/companies/installations/installations.room.ts';
import { teamRoom } from './rooms/companies/team/team.room.ts';
import { eventMessagesRoom } from './rooms/events/eventMessages/eventMessages.room.ts';
import { eventsRoom } from './rooms/events/events/events.room.ts';
import { accountsRoom } from './rooms/identity/accounts/accounts.room.ts';
import { authRoom } from './rooms/identity/auth/auth.room.ts';
import { companyAccessRoom } from './rooms/identity/companyAccess/companyAccess.room.ts';
import { identitiesRoom } from './rooms/identity/identities/identities.room.ts';
import { invitationsRoom } from './rooms/identity/invitations/invitations.room.ts';
import { mailChoicesRoom } from './rooms/identity/mailChoices/mailChoices.room.ts';
import { membershipsRoom } from './rooms/identity/memberships/memberships.room.ts';
import { rightsRoom } from './rooms/identity/rights/rights.room.ts';
import { secondFactorsRoom } from './rooms/identity/secondFactors/secondFactors.room.ts';
import { signInRoom } from './rooms/identity/signIn/signIn.room.ts';
import { usersRoom } from './rooms/identity/users/users.room.ts';
import { dineroRoom } from './rooms/money/dinero/dinero.room.ts';
import { invoicesRoom } from './rooms/money/invoices/invoices.room.ts';
import { ledgerRoom } from './rooms/money/ledger/ledger.room.ts';
import { paymentsRoom } from './rooms/money/payments/payments.room.ts';
import { pricesRoom } from './rooms/money/prices/prices.room.ts';
import { remindersRoom } from './rooms/money/reminders/reminders.room.ts';
import { externalIdsRoom } from './rooms/partners/externalIds/externalIds.room.ts';
import { integrationsRoom } from './rooms/partners/integrations/integrations.room.ts';
import { partnerApiRoom } from './rooms/partners/partnerApi/partnerApi.room.ts';
import { serviceStatusRoom } from './rooms/partners/serviceStatus/serviceStatus.room.ts';
import { agreementWorkRoom } from './rooms/sales/agreementWork/agreementWork.room.ts';
import { approvalsRoom } from './rooms/sales/approvals/approvals.room.ts';
import { clipCardsRoom } from './rooms/sales/clipCards/clipCards.room.ts';
import { licensesRoom } from './rooms/sales/licenses/licenses.room.ts';
import { purchasesRoom } from './rooms/sales/purchases/purchases.room.ts';
import { registrationRoom } from './rooms/sales/registration/registration.room.ts';
import { regulationRoom } from './rooms/sales/regulation/regulation.room.ts';
import { renewalsRoom } from './rooms/sales/renewals/renewals.room.ts';
import { seatsRoom } from './rooms/sales/seats/seats.room.ts';
import { serviceAgreementsRoom } from './rooms/sales/serviceAgreements/serviceAgreements.room.ts';
import { termsRoom } from './rooms/sales/terms/terms.room.ts';
import { topUpsRoom } from './rooms/sales/topUps/topUps.room.ts';
import { usedHoursRoom } from './rooms/sales/usedHours/usedHours.room.ts';
import { zendeskConnectionsRoom } from './rooms/sales/zendeskConnections/zendeskConnections.room.ts';
import { filesRoom } from './rooms/work/files/files.room.ts';
import { taskCommentsRoom } from './rooms/work/taskComments/taskComments.room.ts';
import { tasksRoom } from './rooms/work/tasks/tasks.room.ts';

/** All rooms of the portal. A new room is added here, and declares everything else in its own folder. */
export const rooms: Room[] = [
  authRoom,
  secondFactorsRoom,
  identitiesRoom,
  companyAccessRoom,
  signInRoom,
  usersRoom,
  accountsRoom,
  rightsRoom,
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
  filesRoom,
  ledgerRoom,
  paymentsRoom,
  invoicesRoom,
  remindersRoom,
  approvalsRoom,
  purchasesRoom,
  termsRoom,
  companyEditsRoom,
  dineroRoom,
  reportsRoom,
  eventsRoom,
  eventMessagesRoom,
  serviceStatusRoom,
  integrationsRoom,
  invitationsRoom,
  partnerApiRoom,
  searchRoom,
  syncRoom,
  externalReferencesRoom,
  externalIdsRoom,
  teamRoom,
  adminRoom,
  activityRoom,
  dashboardRoom,
  mailChoicesRoom,
  membershipsRoom,
  mailRoom,
  auditLogRoom,
  auditRoom,
  webhooksRoom,
  secretsRoom,
  idempotencyRoom,
  liveRoom,
];
