import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GraphQLObjectType, GraphQLSchema, GraphQLString, isObjectType, parse } from 'graphql';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { Context } from '../context.ts';
import { dbRoles } from '../db/roles.ts';
import { publicError } from '../errors.ts';
import { Metrics } from '../telemetry/metrics.ts';
import { timeLimits } from '../timeLimits.ts';
import { Executor } from './executor.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ timeLimits })));
afterAll(() => app.close());

describe('an operation', () => {
  test('ends with TIMEOUT when it takes too long', async () => {
    const schema = new GraphQLSchema({
      query: new GraphQLObjectType({
        name: 'Query',
        fields: {
          slow: {
            type: GraphQLString,
            resolve: () => new Promise((resolve) => setTimeout(resolve, 2_000)),
            extensions: { access: 'public' },
          },
        },
      }),
    });
    const { services } = app.portal;
    const context = await Context.of(services, { address: '127.0.0.1' }, undefined);
    const execution = new Executor(schema, {
      limits: app.config.limits,
      timeoutMs: 50,
      metrics: new Metrics(),
    }).execute({
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
    )
    // Rooms resolve what admins read; a list is counted, and the time of a change loaded, in the same way everywhere.
    .filter((field) => !/^Admin\.(?!id$)|\.(totalCount|updatedAt)$/.test(field));
  // Each of these fields is computed, fetched, or a stored enum. If another plain field appears here, its type has lost
  // `simpleResolvers`.
  expect(computed.sort()).toEqual([
    'AccessRequest.providerName',
    'Activity.entityType',
    'Activity.subject',
    'AgreedPrice.createdBy',
    'AgreedPrice.note',
    'ApiTokenInfo.issuedBy',
    'ApiTokenInfo.subjects',
    'BulkRun.detail',
    'BulkRun.reasons',
    'BulkRun.undoConsequence',
    'BulkRun.viewerCanCancel',
    'BulkRun.viewerCanRetry',
    'BulkRun.viewerCanUndo',
    'ClipCard.department',
    'ClipCard.discount',
    'ClipCard.entries',
    'ClipCard.externalId',
    'ClipCard.externalReferences',
    'ClipCard.hoursLeft',
    'ClipCard.hoursOver',
    'ClipCard.isLow',
    'ClipCard.plannedMinutes',
    'ClipCard.price',
    'ClipCard.tasks',
    'ClipCard.termsAcceptance',
    'ClipCard.user',
    'CompanyPrices.agreedPrices',
    'Customer.accessRequests',
    'Customer.activities',
    'Customer.administratorNames',
    'Customer.agreedPrices',
    'Customer.apiTokens',
    'Customer.approvalsAwaitingViewer',
    'Customer.auditLog',
    'Customer.balance',
    'Customer.clipCardHours',
    'Customer.clipCards',
    'Customer.connectionsToRenew',
    'Customer.deactivatedUsers',
    'Customer.departmentCount',
    'Customer.departments',
    'Customer.domains',
    'Customer.email',
    'Customer.externalId',
    'Customer.externalReferences',
    'Customer.hasAdministrator',
    'Customer.hourEntries',
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
    'Customer.rightsRequests',
    'Customer.seatAdvice',
    'Customer.seats',
    'Customer.serviceAgreements',
    'Customer.signIn',
    'Customer.statementUrl',
    'Customer.taskBoard',
    'Customer.taskListWarnings',
    'Customer.tasksAwaiting',
    'Customer.termsAcceptances',
    'Customer.unpaidInvoices',
    'Customer.usedHours',
    'Customer.userCount',
    'Customer.users',
    'Customer.viewerCommittedThisMonth',
    'Customer.viewerPurchaseApprovers',
    'Dashboard.lowClipCards',
    'DeletedNodeConnection.syncedUntil',
    'Department.activeLicenseCount',
    'Department.balance',
    'Department.cardInfo',
    'Department.clipCardHoursLeft',
    'Department.clipCardTopUp',
    'Department.clipCards',
    'Department.customer',
    'Department.externalId',
    'Department.externalReferences',
    'Department.installations',
    'Department.ledger',
    'Department.nextPayment',
    'Department.openServiceAgreement',
    'Department.serviceAgreements',
    'ErasureRequest.leftovers',
    'ErasureRequest.names',
    'Event.calendarLinks',
    'Event.freeUntil',
    'Event.isFull',
    'Event.materialLink',
    'Event.publicLink',
    'Event.queue',
    'Event.registrations',
    'Event.viewerOtherMembership',
    'Event.viewerRegistration',
    'EventFeedback.report',
    'EventFeedbackReport.average',
    'EventFeedbackReport.count',
    'EventFeedbackReport.feedback',
    'EventFeedbackReport.ratings',
    'EventMessage.failedCount',
    'EventMessage.recipientCount',
    'EventMessage.sentCount',
    'EventMessage.skippedCount',
    'EventMessage.state',
    'EventRegistration.department',
    'EventRegistration.entry',
    'EventRegistration.event',
    'EventRegistration.feedback',
    'EventRegistration.waitingPosition',
    'HourEntry.clipCard',
    'HourEntry.task',
    'HourEntry.type',
    'InboxItem.assignee',
    'InboxItem.customer',
    'InboxItem.ledgerEntry',
    'InboxItem.licenseRequest',
    'InboxItem.notes',
    'InboxItem.registration',
    'InboxItem.renewal',
    'InboxItem.serviceAgreement',
    'InboxItem.task',
    'Installation.activeLicense',
    'Installation.agents',
    'Installation.connectionSetup',
    'Installation.department',
    'Installation.externalId',
    'Installation.externalReferences',
    'Installation.integrations',
    'Installation.licenseRequests',
    'Installation.licenses',
    'Installation.orderedSeats',
    'Installation.seatAdvice',
    'Installation.seatHistory',
    'Installation.seats',
    'Installation.serviceNotices',
    'Installation.zendeskApiEmail',
    'Installation.zendeskApiKeyLast4',
    'InstallationSeats.installation',
    'InstallationSeats.note',
    'InstallationSeats.noteVersion',
    'InstallationSeats.viewerCanRead',
    'InstallationSeats.viewerCanReadAgents',
    'IntegrationBilling.type',
    'IntegrationInstance.deliveries',
    'IntegrationInstance.health',
    'IntegrationInstance.installation',
    'IntegrationInstance.isConnected',
    'IntegrationInstance.isEnabled',
    'IntegrationInstance.manifest',
    'IntegrationInstance.obstacle',
    'IntegrationInstance.previousSecretEndsAt',
    'Invitation.isExpired',
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
    'InvoiceHold.note',
    'InvoicePayment.note',
    'LedgerEntry.canPayNow',
    'LedgerEntry.department',
    'LedgerEntry.failedAttempts',
    'LedgerEntry.goods',
    'LedgerEntry.goodsType',
    'LedgerEntry.invoice',
    'License.installation',
    'License.noticeDeadline',
    'License.orderedSeats',
    'License.renewalDecision',
    'License.renewalPrices',
    'License.renewalQuantity',
    'License.termsAcceptance',
    'License.viewerCanReduceSeats',
    'LicenseRequest.adminNotes',
    'LicenseRequest.department',
    'LicenseRequest.installation',
    'LicenseRequest.isFulfilled',
    'LicenseRequest.termsAcceptance',
    'LicenseRequest.user',
    'LicenseRequest.viewerCanCancel',
    'PersonalData.copy',
    'PersonalData.erasure',
    'PriceListVersion.isChangeable',
    'PriceListVersion.priceList',
    'PurchaseApproval.approvers',
    'PurchaseApproval.customer',
    'PurchaseApproval.termsAcceptance',
    'PurchaseApproval.viewerCanDecide',
    'PurchaseApproval.viewerCanWithdraw',
    'RecurringCompany.customer',
    'Renewal.customer',
    'Renewal.owner',
    'Renewal.seatAdvice',
    'Renewal.subject',
    'RightsRequest.department',
    'RightsRequest.user',
    'SearchHit.customer',
    'SearchHit.department',
    'SearchHit.installation',
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
    'ServiceNotice.installations',
    'SettingField.type',
    'SignInSecurity.authenticatorApp',
    'SignInSecurity.hasPassword',
    'SignInSecurity.identities',
    'SignInSecurity.identityProofs',
    'SignInSecurity.isRequired',
    'SignInSecurity.passkeys',
    'SignInSecurity.provedUntil',
    'SignInSecurity.recoveryCodes',
    'SignInSecurity.sessions',
    'Task.clipCard',
    'Task.comments',
    'Task.entries',
    'Task.isApprovable',
    'Task.isNew',
    'Task.matches',
    'Task.mentionablePeople',
    'Task.pendingApproval',
    'Task.unreadComments',
    'Task.waitsFor',
    'TaskBoard.activeCards',
    'TaskBoard.awaiting',
    'TaskBoard.cards',
    'TaskBoard.clipCards',
    'TaskBoard.columns',
    'TaskBoard.filterOptions',
    'TaskBoard.isConfigured',
    'TaskBoard.tasks',
    'TaskColumn.newTasks',
    'TaskColumn.tasks',
    'TaskComment.editableUntil',
    'TaskComment.isOwn',
    'TermsAcceptance.address',
    'TimelineEntry.entityType',
    'UpcomingDecision.license',
    'UpcomingDecision.serviceAgreement',
    'UsedHoursPart.department',
    'User.customer',
    'User.departmentIds',
    'User.hasSignedIn',
    'User.isViewer',
    'User.issuedApiTokens',
    'User.lastSeenAt',
    'User.pendingEmail',
    'User.secondFactors',
    'User.subjects',
    'Viewer.customer',
    'Viewer.departmentIds',
    'Viewer.eventRegistrations',
    'Viewer.events',
    'Viewer.impersonation',
    'Viewer.integrations',
    'Viewer.mailChoices',
    'Viewer.preview',
    'Viewer.serviceNotices',
    'Viewer.subjects',
    'Viewer.token',
    'Viewer.user',
    'Viewer.viewerCanAdminister',
    'Viewer.viewerCanApprovePurchases',
    'Viewer.viewerCanBuy',
    'Viewer.viewerCanManageCompany',
    'Viewer.viewerCanManagePeople',
    'Viewer.viewerCanManageTasks',
    'Viewer.viewerCanOrderAutomatically',
    'Viewer.viewerCanPay',
    'WebhookDelivery.event',
    'WebhookDelivery.instance',
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
