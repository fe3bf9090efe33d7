import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GraphQLObjectType, GraphQLSchema, GraphQLString, isObjectType, parse } from 'graphql';
import { Context } from '../context.ts';
import { dbRoles } from '../db/roles.ts';
import { publicError } from '../errors.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { Executor } from './executor.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

describe('an operation', () => {
  test('ends with TIMEOUT when it takes too long', async () => {
    const schema = new GraphQLSchema({
      query: new GraphQLObjectType({
        name: 'Query',
        fields: { slow: { type: GraphQLString, resolve: () => new Promise((resolve) => setTimeout(resolve, 2_000)) } },
      }),
    });
    const { services } = app.portal;
    const context = await Context.of(services, { requestId: 'test', address: '127.0.0.1' }, undefined);
    const execution = new Executor(schema, { limits: app.config.limits, timeoutMs: 50 }).execute({
      document: parse('{ slow }'),
      hash: 'slow',
      context,
    });
    await expect(execution.catch((error: unknown) => Promise.reject(publicError(error)))).rejects.toMatchObject({
      code: 'TIMEOUT',
      status: 400,
    });
  });

  test('runs no statement for more than five seconds, neither in a read nor in a write', async () => {
    const { reads, writes } = app.portal.services;
    const context = { role: dbRoles.system };
    expect(await reads.runSql(context, 'show statement_timeout')).toEqual([{ statement_timeout: '5s' }]);
    expect(await writes.run(context, ({ em }) => em.execute('show statement_timeout'))).toEqual([
      { statement_timeout: '5s' },
    ]);
  });

  test('with a missing variable is answered 400 with BAD_USER_INPUT and the name of the variable', async () => {
    const answer = await app.graphql('query ($id: ID!) { node(id: $id) { id } }', { variables: {} });
    expect(answer).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'BAD_USER_INPUT' }, message: expect.stringContaining('$id') }],
    });
  });

  test('with a failing field reports path, message and code of the error', async () => {
    const answer = await app.graphql('{ viewer { user { id } } }');
    expect(answer.errors).toEqual([
      { message: 'No token provided', path: ['viewer'], extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });
});

test('a field that only reads a property has no resolver', () => {
  const computed = Object.values(app.portal.executor.schema.getTypeMap())
    .filter(
      (type) =>
        isObjectType(type) && !type.name.startsWith('__') && !['Query', 'Mutation', 'Subscription'].includes(type.name),
    )
    .flatMap((type) =>
      Object.values((type as GraphQLObjectType).getFields())
        .filter(({ resolve }) => resolve)
        .map(({ name }) => `${type.name}.${name}`),
    );
  // Each of these fields is computed or fetched. If a plain field appears here, its type has lost `simpleResolvers`.
  expect(computed.sort()).toEqual([
    'AccessRequest.providerName',
    'AccessRequestConnection.totalCount',
    'ActivityConnection.totalCount',
    'Admin.announcements',
    'Admin.apiTokens',
    'Admin.auditLog',
    'Admin.clickUpFolders',
    'Admin.clickUpSpaces',
    'Admin.clickUpTeams',
    'Admin.clipCard',
    'Admin.clipCards',
    'Admin.companies',
    'Admin.customer',
    'Admin.department',
    'Admin.dineroContacts',
    'Admin.erasureRequest',
    'Admin.erasureRequests',
    'Admin.event',
    'Admin.events',
    'Admin.invoice',
    'Admin.invoiceAges',
    'Admin.invoicedByMonth',
    'Admin.invoices',
    'Admin.licenseRequests',
    'Admin.newCompanies',
    'Admin.pendingLicenseRequests',
    'Admin.pendingServiceAgreements',
    'Admin.priceLists',
    'Admin.recurringRevenue',
    'Admin.regulations',
    'Admin.renewalCounts',
    'Admin.renewals',
    'Admin.runningAgreements',
    'Admin.seatTotals',
    'Admin.seats',
    'Admin.team',
    'Admin.teamMembers',
    'Admin.unbilledSeatCount',
    'Admin.unbilledSeats',
    'Admin.waitingErasures',
    'Admin.wrongAtDinero',
    'AgreedPrice.createdBy',
    'AgreedPrice.note',
    'AgreedPriceConnection.totalCount',
    'AgreementWorkConnection.totalCount',
    'AnnouncementConnection.totalCount',
    'ApiTokenConnection.totalCount',
    'ApiTokenInfo.issuedBy',
    'AuditEntryConnection.totalCount',
    'ClipCard.department',
    'ClipCard.entries',
    'ClipCard.hoursLeft',
    'ClipCard.hoursOver',
    'ClipCard.isLow',
    'ClipCard.tasks',
    'ClipCard.termsAcceptance',
    'ClipCard.user',
    'ClipCardConnection.totalCount',
    'Customer.accessRequests',
    'Customer.activities',
    'Customer.agreedPrices',
    'Customer.apiTokens',
    'Customer.approvalsAwaitingViewer',
    'Customer.auditLog',
    'Customer.balance',
    'Customer.clipCardHours',
    'Customer.clipCards',
    'Customer.deactivatedUsers',
    'Customer.departmentCount',
    'Customer.departments',
    'Customer.domains',
    'Customer.email',
    'Customer.installations',
    'Customer.invitations',
    'Customer.invoices',
    'Customer.justOrderedAgreement',
    'Customer.ledger',
    'Customer.licenseCount',
    'Customer.licenseRequests',
    'Customer.licenseSummary',
    'Customer.licenses',
    'Customer.licensesByDepartment',
    'Customer.nextDue',
    'Customer.nextDueInvoice',
    'Customer.nextPayment',
    'Customer.numberedActivities',
    'Customer.pointOfContact',
    'Customer.prices',
    'Customer.purchaseApprovals',
    'Customer.seatAdvice',
    'Customer.seats',
    'Customer.serviceAgreements',
    'Customer.signIn',
    'Customer.statementUrl',
    'Customer.taskBoard',
    'Customer.taskListWarnings',
    'Customer.tasksAwaiting',
    'Customer.termsAcceptances',
    'Customer.userCount',
    'Customer.users',
    'CustomerConnection.totalCount',
    'Department.activeLicenseCount',
    'Department.balance',
    'Department.cardInfo',
    'Department.clipCardHoursLeft',
    'Department.clipCardTopUp',
    'Department.clipCards',
    'Department.customer',
    'Department.installations',
    'Department.ledger',
    'Department.nextPayment',
    'Department.openServiceAgreement',
    'Department.serviceAgreements',
    'DepartmentConnection.totalCount',
    'ErasureRequest.leftovers',
    'ErasureRequest.names',
    'ErasureRequestConnection.totalCount',
    'Event.calendarLinks',
    'Event.freeUntil',
    'Event.isFull',
    'Event.publicLink',
    'Event.registrations',
    'Event.viewerRegistration',
    'EventConnection.totalCount',
    'EventRegistration.department',
    'EventRegistration.entry',
    'EventRegistration.event',
    'EventRegistration.waitingPosition',
    'EventRegistrationConnection.totalCount',
    'HelpDeskAgentConnection.totalCount',
    'HourEntry.task',
    'HourEntryConnection.totalCount',
    'Installation.activeLicense',
    'Installation.agents',
    'Installation.department',
    'Installation.integrations',
    'Installation.licenseRequests',
    'Installation.licenses',
    'Installation.orderedSeats',
    'Installation.seatAdvice',
    'Installation.seatHistory',
    'Installation.seats',
    'Installation.serviceNotices',
    'InstallationConnection.totalCount',
    'InstallationSeats.installation',
    'InstallationSeats.note',
    'InstallationSeats.noteVersion',
    'InstallationSeats.viewerCanRead',
    'InstallationSeats.viewerCanReadAgents',
    'InstallationSeatsConnection.totalCount',
    'IntegrationInstance.deliveries',
    'IntegrationInstance.health',
    'IntegrationInstance.installation',
    'IntegrationInstance.isConnected',
    'IntegrationInstance.isEnabled',
    'IntegrationInstance.manifest',
    'IntegrationInstance.obstacle',
    'Invitation.isExpired',
    'InvitationConnection.totalCount',
    'Invoice.booking',
    'Invoice.canPayNow',
    'Invoice.creditNotes',
    'Invoice.credits',
    'Invoice.customer',
    'Invoice.daysOverdue',
    'Invoice.department',
    'Invoice.documentUrl',
    'Invoice.hold',
    'Invoice.lines',
    'Invoice.mails',
    'Invoice.numberText',
    'Invoice.payTo',
    'Invoice.payments',
    'Invoice.reminders',
    'Invoice.status',
    'InvoiceConnection.totalCount',
    'InvoiceHold.note',
    'InvoicePayment.note',
    'LedgerEntry.canPayNow',
    'LedgerEntry.department',
    'LedgerEntry.failedAttempts',
    'LedgerEntry.invoice',
    'LedgerEntryConnection.totalCount',
    'License.installation',
    'License.noticeDeadline',
    'License.orderedSeats',
    'License.renewalDecision',
    'License.renewalPrices',
    'License.renewalQuantity',
    'License.seatChange',
    'License.termsAcceptance',
    'License.viewerCanReduceSeats',
    'LicenseConnection.totalCount',
    'LicenseRequest.adminNotes',
    'LicenseRequest.department',
    'LicenseRequest.installation',
    'LicenseRequest.isFulfilled',
    'LicenseRequest.termsAcceptance',
    'LicenseRequest.user',
    'LicenseRequest.viewerCanCancel',
    'LicenseRequestConnection.totalCount',
    'PersonalData.copy',
    'PersonalData.erasure',
    'PriceListPlan.isChangeable',
    'PriceListPlan.priceList',
    'PriceListPlanConnection.totalCount',
    'PurchaseApproval.approvers',
    'PurchaseApproval.customer',
    'PurchaseApproval.termsAcceptance',
    'PurchaseApproval.viewerCanDecide',
    'PurchaseApproval.viewerCanWithdraw',
    'PurchaseApprovalConnection.totalCount',
    'RegulationConnection.totalCount',
    'Renewal.customer',
    'Renewal.owner',
    'Renewal.seatAdvice',
    'RenewalConnection.totalCount',
    'RunningAgreementConnection.totalCount',
    'SeatAdvice.installation',
    'SeatAdvice.license',
    'ServiceAgreement.department',
    'ServiceAgreement.nextPeriodPrice',
    'ServiceAgreement.nextPeriodStart',
    'ServiceAgreement.noticeDeadline',
    'ServiceAgreement.renewalDecision',
    'ServiceAgreement.renewalPeriodPrice',
    'ServiceAgreement.renewalRegulation',
    'ServiceAgreement.termsAcceptance',
    'ServiceAgreement.user',
    'ServiceAgreement.viewerCanDecide',
    'ServiceAgreement.workLog',
    'ServiceAgreement.workMinutes',
    'ServiceAgreement.yearlyDiscountPercent',
    'ServiceAgreementConnection.totalCount',
    'ServiceNotice.installations',
    'SignInSecurity.authenticatorApp',
    'SignInSecurity.hasPassword',
    'SignInSecurity.identities',
    'SignInSecurity.identityProofs',
    'SignInSecurity.isRequired',
    'SignInSecurity.passkeys',
    'SignInSecurity.provedUntil',
    'SignInSecurity.recoveryCodes',
    'SignInSecurity.sessions',
    'SignInSessionConnection.totalCount',
    'Task.clipCard',
    'Task.entries',
    'Task.isApprovable',
    'TaskBoard.awaiting',
    'TaskBoard.clipCards',
    'TaskBoard.columns',
    'TaskBoard.isConfigured',
    'TaskColumn.tasks',
    'TaskConnection.totalCount',
    'TeamMemberConnection.totalCount',
    'TermsAcceptance.address',
    'TermsAcceptanceConnection.totalCount',
    'UpcomingDecision.license',
    'UpcomingDecision.serviceAgreement',
    'User.customer',
    'User.isViewer',
    'User.issuedApiTokens',
    'User.lastSeenAt',
    'User.pendingEmail',
    'User.secondFactors',
    'UserConnection.totalCount',
    'Viewer.customer',
    'Viewer.eventRegistrations',
    'Viewer.events',
    'Viewer.impersonation',
    'Viewer.integrations',
    'Viewer.mailChoices',
    'Viewer.serviceNotices',
    'Viewer.token',
    'Viewer.user',
    'Viewer.viewerCanAdminister',
    'Viewer.viewerCanApprovePurchases',
    'Viewer.viewerCanBuy',
    'Viewer.viewerCanManageCompany',
    'Viewer.viewerCanManagePeople',
    'Viewer.viewerCanOrderAutomatically',
    'WebhookDeliveryConnection.totalCount',
  ]);
});

describe('a database context', () => {
  test('is not kept on a pooled connection for the next viewer', async () => {
    const { reads } = app.portal.services;
    const [mine, other] = [await app.world.company(), await app.world.company()];
    const ids = async (customerId: string) =>
      (await reads.runSql<{ id: string }>({ role: dbRoles.customer, customerId }, 'select id from customer')).map(
        ({ id }) => id,
      );
    for (let i = 0; i < 10; i++) {
      const answers = await Promise.all([ids(mine), ids(other), ids(mine), ids(other)]);
      expect(answers).toEqual([[mine], [other], [mine], [other]]);
    }
    await expect(reads.runSql({ role: dbRoles.public }, 'select id from customer')).rejects.toThrow(
      /permission denied/,
    );
    expect(await ids(other)).toEqual([other]);
  });
});
