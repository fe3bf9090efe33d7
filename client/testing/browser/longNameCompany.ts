import { type APIRequestContext, expect } from '@playwright/test';
import { addDays, dateOf } from '../../../domain/basics/dates.ts';
import { activateServiceAgreement, buyClipCard, buyServiceAgreement, createLicense } from './companyObjects.ts';
import { UNREACHABLE_ADDRESS } from './integrationCompany.ts';
import { createLicenseCompany, type LicenseCompany } from './licenseCompany.ts';
import type { PictureIds } from './pictures.ts';
import { queryApiAsAdmin as queryAsAdmin } from './queryApi.ts';
import { connectToStandIn } from './standIns.ts';
import { createTaskCompany, type TaskCompany, waitForTask } from './taskCompany.ts';
import { uniqueName } from './testCompany.ts';
import { createUpcomingEvent, deleteCreatedEvents } from './upcomingEvent.ts';

/** A company whose names are as long as can be, and the objects that its pictures show. */
export interface LongNameCompany {
  token: string;
  ids: PictureIds;
}

/** A long name without spaces or hyphens, so that the browser finds no place to break the line. */
const long = (length = 200) => `${uniqueName('M').replace('-', '')}${'M7'.repeat(length)}`.slice(0, length);
/** The longest number that there is: a plus and fifteen digits. */
const LONG_PHONE = `+46${'7'.repeat(13)}`;
const longEmail = () => `${long(60)}@${'m7'.repeat(30)}.example`.toLowerCase();

const created: { memberId: string; customerId: string }[] = [];

/** Creates the company. `deleteLongNames` deletes what other companies and admins would see of it. */
export async function createLongNameCompany(request: APIRequestContext): Promise<LongNameCompany> {
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
  const { createUser: member } = await queryApi(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { node { id } } } }',
    { input: { name: long(), email: longEmail(), companyRole: 'MEMBER', password: 'frisk-adgangskode' } },
  );
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
  await createLongRenewals(company);
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
  const { createDocumentAsAdmin: document } = await queryApiAsAdmin(
    `mutation ($customerId: ID!, $input: CompanyDocumentInput!, $requestId: String!) {
      createDocumentAsAdmin(customerId: $customerId, input: $input, requestId: $requestId) { edge { node { id } } }
    }`,
    {
      customerId,
      input: { title: long(150), kind: 'DATA_PROTECTION', requirement: 'CONFIRM', departmentId },
      requestId: crypto.randomUUID(),
    },
  );
  const taskId = await waitForTask(company, task);
  return {
    token: company.token,
    ids: {
      company: customerId,
      department: departmentId,
      installation: installationId,
      namedInstallation: installationId,
      task: taskId,
      estimatedTask: taskId,
      invoice: await createLongInvoice(company),
      run: await startLongRun(company),
      colleague: member.edge!.node.id,
      document: document.edge!.node.id,
      event: event.publicLink,
    },
  };
}

/**
 * A company whose renewals are as wide as can be, and nothing else of it is long. Far cheaper than
 * `createLongNameCompany`.
 */
export async function createCompanyWithLongRenewals(request: APIRequestContext): Promise<void> {
  const company = await createLicenseCompany(request);
  await company.queryApiAsAdmin(
    'mutation ($id: ID!, $input: AdminCompanyInput!) { updateCompanyAsAdmin(id: $id, input: $input) { deletedId } }',
    { id: company.id, input: { name: long() } },
  );
  await createLongRenewals(company);
}

/**
 * A renewal in each group, the decided ones included, whose owner and note are long. The owner is also the company's
 * point of contact.
 */
async function createLongRenewals(company: LicenseCompany): Promise<void> {
  const { queryApi, queryApiAsAdmin, id: customerId } = company;
  const { createTeamMember } = await queryApiAsAdmin(
    'mutation ($input: TeamMemberInput!) { createTeamMember(input: $input) { edge { node { id } } } }',
    { input: { name: long(), title: long(), email: longEmail(), phone: LONG_PHONE } },
  );
  const ownerId = createTeamMember.edge.node.id;
  created.push({ memberId: ownerId, customerId });
  await queryApiAsAdmin(
    'mutation ($id: ID!, $member: ID!) { setPointOfContact(customerId: $id, pointOfContactId: $member) { deletedId } }',
    { id: customerId, member: ownerId },
  );
  // A renewal must be decided thirty days before the licence ends.
  for (const [type, days] of [
    ['PLAN_SUITE_ENTERPRISE', 27],
    ['PLAN_SUITE_GROWTH', 75],
    ['PLAN_SUITE_PRO', 105],
    ['PLAN_SUITE_TEAM', 50],
  ] as const) {
    const subjectId = await createLicense(company, { type, quantity: 1000, validUntil: addDays(dateOf(), days) });
    await queryApiAsAdmin(
      'mutation ($id: ID!, $input: RenewalInput!) { saveRenewal(subjectId: $id, input: $input) { note } }',
      { id: subjectId, input: { ownerId, note: long() } },
    );
    if (type === 'PLAN_SUITE_TEAM')
      await queryApi(
        'mutation ($id: ID!, $choice: RenewalChoice!) { decideRenewal(licenseId: $id, choice: $choice) { deletedId } }',
        {
          id: subjectId,
          choice: { outcome: 'RENEW', plan: 'PLAN_SUITE_ENTERPRISE', quantity: 999, acceptTerms: true },
        },
      );
  }
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
  await zendesk('keepKey', 'a'.repeat(40));
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

/** Deletes the events and the team members that `createLongNameCompany` has created. */
export async function deleteLongNames(request: APIRequestContext): Promise<void> {
  await deleteCreatedEvents(request);
  for (const { memberId, customerId } of created.splice(0)) {
    // A point of contact cannot be deleted.
    await queryAsAdmin(request, 'mutation ($id: ID!) { setPointOfContact(customerId: $id) { deletedId } }', {
      id: customerId,
    });
    await queryAsAdmin(request, 'mutation ($id: ID!) { deleteTeamMember(id: $id) { deletedId } }', { id: memberId });
  }
}
