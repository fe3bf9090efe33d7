import { globSync, readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  activateServiceAgreement,
  buyClipCard,
  buyServiceAgreement,
  createLicense,
} from '../testing/browser/companyObjects.ts';
import { findOverflow } from '../testing/browser/findOverflow.ts';
import { UNREACHABLE_ADDRESS } from '../testing/browser/integrationCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { clearSession, sharedAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { connectToStandIn } from '../testing/browser/standIns.ts';
import { createTaskCompany, type TaskCompany, waitForTask } from '../testing/browser/taskCompany.ts';
import { uniqueName } from '../testing/browser/testCompany.ts';
import { createUpcomingEvent, deleteCreatedEvents, publicEventPath } from '../testing/browser/upcomingEvent.ts';

/** A long name without spaces or hyphens, so that the browser finds no place to break the line. */
const long = (length = 200) => `${uniqueName('M').replace('-', '')}${'M7'.repeat(length)}`.slice(0, length);
/** The longest number that there is: a plus and fifteen digits. */
const LONG_PHONE = `+46${'7'.repeat(13)}`;
const longEmail = () => `${long(60)}@${'m7'.repeat(30)}.example`.toLowerCase();

const routeFiles = ['client/routes.tsx', 'client/portalRoutes.tsx', ...globSync('client/**/*.routes.tsx')];

/** Paths without a page of their own: unknown paths, the gallery of components, and a company's path without a tab. */
const SKIPPED_PATHS = new Set(['*', '/dev/ui', '']);

/** On a phone, a slider shows the name of its current step alone, which may extend over the neighbouring steps. */
const INTENDED_OVERFLOW = /^li\S* in ol\._steps_/;

interface TestData {
  company: TaskCompany;
  customerId: string;
  departmentId: string;
  installationId: string;
  taskId: string;
  invoiceId: string;
  runId: string;
  publicEvent: string;
}

/** The addresses to open for each path in the routes. */
const addresses: Record<string, (data: TestData) => string[]> = {
  '/login': () => ['/login'],
  '/reset-password': () => ['/reset-password?token=x'],
  '/invitation': () => ['/invitation?token=x'],
  '/confirm-email': () => ['/confirm-email?token=x'],
  '/pay': () => ['/pay?key=x'],
  '/events/registration': () => ['/events/registration?key=x'],
  '/events/offer': () => ['/events/offer?key=x'],
  '/events/feedback': () => ['/events/feedback?key=x'],
  '/events/mails': () => ['/events/mails?key=x'],
  '/events/public': () => ['/events/public'],
  '/': () => ['/'],
  '/register': () => ['/register'],
  '/events/public/:publicLink': ({ publicEvent }) => [publicEvent],
  '/dashboard': () => ['/dashboard'],
  '/licenses': () => ['/licenses'],
  '/licenses/installation/:installationId': ({ installationId }) => [`/licenses/installation/${installationId}`],
  '/service-agreement': () => ['/service-agreement'],
  '/service-agreement/purchase': () =>
    ['afdeling', 'periode', 'betaling', 'gennemse'].map((step) => `/service-agreement/purchase?trin=${step}`),
  '/clip-cards': () => ['/clip-cards', '/clip-cards?buy=1'],
  '/clip-cards/hours': () => ['/clip-cards/hours', '/clip-cards/hours?opdel=TYPE&periode=THIS_YEAR'],
  '/clip-cards/hours/entries': () => ['/clip-cards/hours/entries'],
  '/clipcard/purchase': () => ['/clipcard/purchase'],
  '/tasks': () => ['/tasks', '/tasks?view=list'],
  ':taskId': ({ taskId }) => [`/tasks/${taskId}`],
  '/events': () => ['/events', '/events/past'],
  '/activities': () => ['/activities'],
  '/departments': () => ['/departments'],
  '/payments': ({ departmentId }) => ['/payments', `/payments?department=${departmentId}`],
  '/profile': () => ['/profile'],
  '/profile/notifikationer': () => ['/profile/notifikationer'],
  '/profile/data': () => ['/profile/data'],
  '/profile/sikkerhed': () => ['/profile/sikkerhed'],
  '/zendesk-instances': () => ['/zendesk-instances'],
  '/integrations': () => ['/integrations'],
  '/users': () => ['/users'],
  '/login/callback': () => ['/login/callback?state=ukendt'],
  '/join': () => ['/join?ticket=ukendt'],
  '/approvals': () => ['/approvals'],
  '/keys': () => ['/keys'],
  '/audit-log': () => ['/audit-log'],
  '/company': () => ['/company'],
  '/admin/service-agreements': () => ['/admin/service-agreements'],
  '/admin/clip-cards': () => ['/admin/clip-cards'],
  '/admin/license-requests': () => ['/admin/license-requests'],
  '/admin/inbox': () => ['/admin/inbox', '/admin/inbox?liste=ALL'],
  '/admin/announcements': () => ['/admin/announcements'],
  '/admin/overview': () => ['/admin/overview', '/admin/overview?periode=DAYS_30&mod=NONE'],
  '/admin/overview/companies': () => ['/admin/overview/companies'],
  '/admin/overview/tasks': () => ['/admin/overview/tasks'],
  '/admin/overview/promises': () => ['/admin/overview/promises'],
  '/admin/comments': () => ['/admin/comments'],
  '/admin/tasks/:taskId': ({ taskId }) => [`/admin/tasks/${taskId}`],
  '/admin/seats': () => ['/admin/seats', '/admin/seats?status=FREE'],
  '/admin/team': () => ['/admin/team'],
  '/admin/renewals': () => ['/admin/renewals', '/admin/renewals?group=ALL'],
  '/admin/events': () => ['/admin/events'],
  '/admin/unbilled-seats': () => ['/admin/unbilled-seats'],
  '/admin/audit-log': () => ['/admin/audit-log'],
  '/admin/personal-data': () => ['/admin/personal-data'],
  '/admin/prices': () => ['/admin/prices'],
  '/admin/runs': () => ['/admin/runs'],
  '/admin/runs/:runId': ({ runId }) => [`/admin/runs/${runId}`],
  '/admin/invoices': () => ['/admin/invoices'],
  '/admin/invoices/:invoiceId': ({ invoiceId }) => [`/admin/invoices/${invoiceId}`],
  '/admin/companies': () => ['/admin/companies', '/admin/companies?opret=1'],
  '/admin/companies/:customerId': ({ customerId }) => [`/admin/companies/${customerId}`],
  ...Object.fromEntries(
    [
      'aktivitet',
      'oplysninger',
      'brugere',
      'licenser',
      'anmodninger',
      'serviceaftaler',
      'klippekort',
      'priser',
      'konfiguration',
      'fakturaer',
    ].map((tab) => [tab, ({ customerId }: TestData) => [`/admin/companies/${customerId}/${tab}`]]),
  ),
};
const isPublicPath = (path: string) =>
  [
    '/login',
    '/reset-password',
    '/invitation',
    '/confirm-email',
    '/pay',
    '/',
    '/register',
    '/events/public/:publicLink',
    '/events/registration',
    '/events/offer',
    '/events/feedback',
    '/events/mails',
    '/events/public',
  ].includes(path);
const isAdminPath = (path: string) => path.startsWith('/admin/') || !/^[:/]/.test(path);

async function seed(request: APIRequestContext): Promise<TestData> {
  const task = long();
  const company = await createTaskCompany(request, {
    tasks: [
      { name: task, status: 'client approval', description: long(), tags: [{ name: long(60), color: '#87909e' }] },
    ],
  });
  const { queryApi, queryApiAsAdmin, departmentId, installationId, clipCardId, id: customerId } = company;
  await queryApiAsAdmin(
    'mutation ($id: ID!, $input: AdminCompanyInput!) { updateCompanyAsAdmin(id: $id, input: $input) { deletedId } }',
    {
      id: customerId,
      input: {
        name: long(),
        contactPerson: long(),
        billingEmail: longEmail(),
        street: long(),
        city: long(),
        poNumber: long(60),
      },
    },
  );
  await queryApi(
    'mutation ($id: ID!, $changes: DepartmentChanges!) { updateDepartment(id: $id, changes: $changes) { deletedId } }',
    {
      id: departmentId,
      changes: {
        name: long(),
        contactPerson: long(),
        street: long(),
        city: long(),
        billingEmail: longEmail(),
        poNumber: long(60),
      },
    },
  );
  await queryApi('mutation ($input: DepartmentInput!) { createDepartment(input: $input) { deletedId } }', {
    input: { name: long(), contactPerson: long() },
  });
  await queryApiAsAdmin(
    `mutation ($id: ID!, $input: AdminInstallationInput!) {
      updateInstallationAsAdmin(id: $id, input: $input) { deletedId }
    }`,
    {
      id: installationId,
      input: {
        subdomain: long(63).toLowerCase(),
        licenseType: 'PLAN_SUITE_TEAM',
        paymentInterval: 'MONTHLY',
        contractTerm: 12,
      },
    },
  );
  await readAgentsWithLongNames(request, company);
  await createLicense(company, { quantity: 5 });
  await company.orderLicenses(3);
  const {
    viewer: {
      user: { email },
    },
  } = await queryApi('{ viewer { user { email } } }');
  await queryApi('mutation ($input: ProfileInput!) { updateProfile(input: $input) { id } }', {
    input: { name: long(), email },
  });
  await queryApi('mutation ($input: CreateUserInput!) { createUser(input: $input) { deletedId } }', {
    input: { name: long(), email: longEmail(), password: 'frisk-adgangskode' },
  });
  await queryApi('mutation ($input: InviteUserInput!) { inviteUser(input: $input) { deletedId } }', {
    input: { name: long(), email: longEmail() },
  });
  const colleague = await queryApi(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { node { id } } } }',
    { input: { name: long(), email: longEmail(), password: 'frisk-adgangskode' } },
  );
  await queryApi('mutation ($id: ID!) { deactivateColleague(id: $id) { active { deletedId } } }', {
    id: colleague.createUser.edge!.node.id,
  });
  await buyClipCard(company);
  await queryApi('mutation { setApprovalLimit(limit: 0) { id } }');
  await request.post(`/api/departments/${departmentId}/clip-cards`, {
    headers: { authorization: `Bearer ${company.token}` },
    data: { hours: 20 },
  });
  const agreementId = await buyServiceAgreement(company);
  await activateServiceAgreement(company, agreementId);
  await queryApiAsAdmin(
    `mutation ($id: ID!, $input: AgreementWorkInput!) {
      logAgreementWork(agreementId: $id, input: $input) { deletedId }
    }`,
    {
      id: agreementId,
      input: { workedOn: '2026-11-20', minutes: 30, description: long(), requestId: crypto.randomUUID() },
    },
  );
  await queryApiAsAdmin(
    'mutation ($id: ID!, $input: HourEntryInput!) { logHours(clipCardId: $id, input: $input) { deletedId } }',
    { id: clipCardId, input: { workedOn: '2026-11-20', minutes: 30, description: long(), reason: long() } },
  );
  await queryApi(
    `mutation ($id: ID!, $settings: JSONObject!) {
      setIntegration(installationId: $id, pluginId: "webhooks", isEnabled: true, settings: $settings) { signingSecret }
    }`,
    { id: installationId, settings: { address: `${UNREACHABLE_ADDRESS}/${long()}`, events: { user_created: true } } },
  );
  const { createTeamMember } = await queryApiAsAdmin(
    'mutation ($input: TeamMemberInput!) { createTeamMember(input: $input) { edge { node { id } } } }',
    { input: { name: long(), title: long(), email: longEmail(), phone: LONG_PHONE } },
  );
  createdMembers.push(createTeamMember.edge.node.id);
  await queryApiAsAdmin(
    'mutation ($id: ID!, $member: ID!) { setPointOfContact(customerId: $id, pointOfContactId: $member) { deletedId } }',
    { id: customerId, member: createTeamMember.edge.node.id },
  );
  await queryApiAsAdmin(
    'mutation ($id: ID!, $name: String!) { issueApiToken(customerId: $id, name: $name, scope: READ) { token } }',
    { id: customerId, name: long(100) },
  );
  const event = await createUpcomingEvent(request, {
    title: long(),
    location: long(),
    description: `<h1>${long()}</h1><p>${long()}</p>`,
    isListed: true,
  });
  await createUpcomingEvent(request, {
    title: long(),
    isOnline: true,
    meetingLink: `https://meet.example/${long()}`,
    date: '2090-06-01',
  });
  await queryApiAsAdmin(
    `mutation ($id: ID!, $input: EventRegistrationInput!) {
      addRegistration(eventId: $id, input: $input, status: REGISTERED) { deletedId }
    }`,
    {
      id: event.id,
      input: { name: long(), email: longEmail(), company: long(), phone: LONG_PHONE, dietaryRestrictions: long() },
    },
  );
  return {
    company,
    customerId,
    departmentId,
    installationId,
    taskId: await waitForTask(company, task),
    invoiceId: await createLongInvoice(company),
    runId: await startLongRun(company),
    publicEvent: publicEventPath(event),
  };
}

/** An invoice with a payment, a credit note and a hold, all with long texts. Returns its id. */
async function createLongInvoice({ queryApiAsAdmin, id: customerId }: TaskCompany): Promise<string> {
  const { issueInvoices } = await queryApiAsAdmin(
    'mutation ($id: ID!) { issueInvoices(customerId: $id) { id version } }',
    { id: customerId },
  );
  const { id: invoiceId, version } = issueInvoices[0]!;
  const { recordInvoicePayment } = await queryApiAsAdmin(
    'mutation ($input: InvoicePaymentInput!) { recordInvoicePayment(input: $input) { version } }',
    { input: { invoiceId, version, amount: 1_00, paidOn: '2026-11-20', note: long() } },
  );
  await queryApiAsAdmin('mutation ($input: CreditInvoiceInput!) { creditInvoice(input: $input) { id } }', {
    input: { invoiceId, version: recordInvoicePayment.version, reason: long(), lines: [{ position: 1, net: 1_00 }] },
  });
  await queryApiAsAdmin('mutation ($input: HoldInvoiceInput!) { holdInvoice(input: $input) { id } }', {
    input: { invoiceId, kind: 'DISPUTED', note: long() },
  });
  return invoiceId;
}

/** A run about the licence request of the company. Returns its id. */
async function startLongRun({ queryApi, queryApiAsAdmin }: TaskCompany): Promise<string> {
  const { viewer } = await queryApi('{ viewer { customer { licenseRequests(first: 1) { edges { node { id } } } } } }');
  const ids = viewer.customer.licenseRequests.edges.map(({ node }) => node.id);
  const request = { action: 'LICENSE_REQUEST_STATUS', options: { status: 'PROCESSING' }, ids };
  const { admin } = await queryApiAsAdmin(
    'query ($request: BulkRequestInput!) { admin { bulkPreview(request: $request) { fingerprint } } }',
    { request },
  );
  const { fingerprint } = admin.bulkPreview;
  const { startBulkRun } = await queryApiAsAdmin(
    'mutation ($input: StartBulkRunInput!) { startBulkRun(input: $input) { id } }',
    { input: { ...request, fingerprint, requestId: crypto.randomUUID() } },
  );
  return startBulkRun.id;
}

/** Stores credentials, and waits until the agents of the help desk are read, with their names. */
async function readAgentsWithLongNames(request: APIRequestContext, company: TaskCompany): Promise<void> {
  const { queryApi, installationId: id } = company;
  const seats = async () =>
    (
      await queryApi('query ($id: ID!) { node(id: $id) { ... on Installation { subdomain agents { totalCount } } } }', {
        id,
      })
    ).node!;
  const { subdomain } = await seats();
  const zendesk = await connectToStandIn(company, request, 'zendesk');
  await zendesk('setAgents', subdomain, [{ name: long() }, { name: long(), kind: 'CUSTOM', roleName: long() }]);
  await queryApi(
    `mutation ($id: ID!, $input: ApiCredentialsInput!) {
      saveApiCredentials(installationId: $id, input: $input) { deletedId }
    }`,
    { id, input: { zendeskApiKey: 'a'.repeat(40), zendeskApiEmail: longEmail() } },
  );
  await queryApi('mutation ($id: ID!) { chooseAgentNames(installationId: $id, isOn: true) { id } }', { id });
  await expect.poll(async () => (await seats()).agents?.totalCount, { timeout: 90_000 }).toBe(2);
}

const createdMembers: string[] = [];
test.afterEach(async ({ request }) => {
  await deleteCreatedEvents(request);
  const token = await sharedAdminToken(request);
  for (const id of createdMembers.splice(0)) {
    await request.post('/graphql', {
      data: { query: 'mutation ($id: ID!) { deleteTeamMember(id: $id) { deletedId } }', variables: { id } },
      headers: { authorization: `Bearer ${token}` },
    });
  }
});

/** Tables hear of a new width with the next frame. */
const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [role="status"][aria-label^="Indlæser"]')).toHaveCount(0);
}

test('no page scrolls sideways on a phone and no text leaves its box, however long the names are', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  const data = await seed(request);
  const paths = routeFiles
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/path: '([^']*)'/g)].map(([, path]) => path!))
    .filter((path) => !SKIPPED_PATHS.has(path));
  expect(
    [...new Set(paths)].filter((path) => !addresses[path]),
    'routes that this test does not know',
  ).toEqual([]);
  const found: Record<string, string[]> = {};
  const checkPaths = async (matches: (path: string) => boolean, widths: number[]) => {
    for (const address of Object.keys(addresses)
      .filter(matches)
      .flatMap((path) => addresses[path]!(data))) {
      await open(page, address);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        await nextFrames(page);
        const problems = (await findOverflow(page)).filter((problem) => !INTENDED_OVERFLOW.test(problem));
        if (problems.length) found[`${address} at ${width}`] = problems;
      }
    }
  };
  await clearSession(page);
  await checkPaths(isPublicPath, [390]);
  await signInWithToken(page, data.company.token);
  await checkPaths((path) => !isPublicPath(path) && !isAdminPath(path), [390, 1280]);
  await signInWithToken(page, await sharedAdminToken(request));
  await checkPaths(isAdminPath, [390, 1280]);
  expect(found).toEqual({});
});
