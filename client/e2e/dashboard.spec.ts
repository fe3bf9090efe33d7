import type { Page } from '@playwright/test';
import { addMonths, dateOf, formatDate } from '../../domain/basics/dates.ts';
import { createDepartment } from '../testing/browser/companyObjects.ts';
import { figure } from '../testing/browser/figures.ts';
import { abortOperation, answerOperation } from '../testing/browser/interceptOperations.ts';
import { createLicenseCompany } from '../testing/browser/licenseCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { DEMO_ADMIN, DEMO_CUSTOMER, signInThroughApi, signInWithToken } from '../testing/browser/session.ts';
import { connectToStandIn } from '../testing/browser/standIns.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { createCompany } from '../testing/browser/testCompany.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

const activity = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Seneste aktivitet' }) })
    .last();

test("the overview shows the company's figures, its point of contact and its shortcuts", async ({ page, request }) => {
  await signInThroughApi(page, request);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mette');
  for (const label of ['Aktive licenser', 'Afventende anmodninger', 'Serviceaftaler', 'Portalen klippekort']) {
    await expect(figure(page, label)).toContainText(/\d/);
  }
  await expect(figure(page, 'Portalen klippekort')).toContainText('tilbage');
  await expect(activity(page)).toContainText('Overblik over seneste aktivitet');
  await expect(activity(page).locator('time')).toHaveCount(9);

  await expect(page.getByRole('heading', { name: 'Din kontaktperson' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send mail' })).toHaveAttribute('href', /^mailto:.+@portal\.example$/);
  await expect(page.getByRole('link', { name: 'Ring', exact: true })).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expect(page.getByRole('link', { name: 'Book en konsultation' })).toHaveAttribute('href', /^https:\/\//);

  const links = page.getByRole('navigation', { name: 'Genveje' }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/licenses',
    '/service-agreement',
    '/clip-cards',
    '/tasks',
    '/departments',
    '/zendesk-instances',
    '/payments',
    '/users',
  ]);
  await links.filter({ hasText: 'Betalinger' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Betalinger' })).toBeVisible();
});

test('a company without a point of contact is shown how to reach the reseller', async ({ page, request }) => {
  const company = await createCompany(request, { licenses: 5 });
  await signInWithToken(page, company.token);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Kontakt os' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send mail' })).toHaveAttribute('href', 'mailto:hej@portal.example');
  await expect(page.getByRole('link', { name: 'Book en konsultation' })).toHaveCount(0);
  await expect(figure(page, 'Aktive licenser')).toContainText('5');
  await expect(figure(page, 'Portalen klippekort')).toContainText('0 timer');
});

test('a new company is shown its first steps until each is done, also if it had licences from the start', async ({
  page,
  request,
}) => {
  const company = await createCompany(request, { licenses: 5 });
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/dashboard');
  const steps = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Kom godt i gang' }) })
    .last();
  expect(await steps.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/departments',
    '/users',
  ]);
  await expect(steps).toContainText('To ting mere, og så er I klar.');
  await expect(steps).toContainText('Bestil licenserKlaret');
  await steps.getByRole('link', { name: /Vælg betalingsmetode/ }).click();
  await page.getByRole('button', { name: /^Vælg be/ }).click();
  await page.getByRole('dialog').getByText('Faktura', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Gem' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Overblik' }).first().click();
  await expect(steps).toContainText('Vælg betalingsmetodeKlaret');
  await company.queryApi('mutation ($input: InviteUserInput!) { inviteUser(input: $input) { deletedId } }', {
    input: { name: 'Ida Skov', email: `ida-${company.email}` },
  });
  await expect(steps).toHaveCount(0);
});

test('the overview shows changes made elsewhere without a reload', async ({ page, request }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/dashboard');
  await expect(activity(page)).toContainText(`${company.name} er oprettet`);
  await createDepartment(company, 'Lager');
  await expect(activity(page)).toContainText('Afdelingen Lager er oprettet');
  const {
    viewer: { customer },
  } = await company.queryApi(
    '{ viewer { customer { version contactPerson phoneNumber vatNumber billingEmail street zip city } } }',
  );
  await company.queryApi('mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { id } }', {
    input: { ...customer, name: 'Nyt Navn ApS' },
  });
  await expect(page.getByText('Nyt Navn ApS ·')).toBeVisible();
});

test('the overview shows upcoming decisions as soon as they are created elsewhere', async ({ page, request }) => {
  const company = await createLicenseCompany(request);
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/dashboard', 'DashboardScreenSubscription');
  await expect(page.getByRole('heading', { name: 'Genveje' })).toBeVisible();
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Kommende beslutninger' }) })
    .last();
  await expect(card).toHaveCount(0);
  const { departmentId, queryApiAsAdmin } = company;
  const today = dateOf();
  const agreement = (monthsLeft: number) => ({
    departmentId,
    duration: 12,
    startDate: '2025-01-01',
    endDate: addMonths(today, monthsLeft),
    status: 'ACTIVE',
  });
  const create = 'mutation ($input: ServiceAgreementInput!) { createServiceAgreement(input: $input) { deletedId } }';
  await queryApiAsAdmin(create, { input: agreement(4) });
  await expect(card).toContainText('Serviceaftale · Kundeservice');
  await expect(card).toContainText(`Beslut senest ${formatDate(addMonths(addMonths(today, 4), -3))}`);
  await queryApiAsAdmin(create, { input: agreement(2) });
  await expect(card).toContainText('Fristen er overskredet');
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Serviceaftaler' })).toBeVisible();
});

test('the overview advises more licences once the help desk has more agents, until the advice is dismissed', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request, { licenses: 5 });
  const { installationId, queryApi, subdomain } = company;
  const zendesk = await connectToStandIn(company, request, 'zendesk');
  await zendesk('keepKey', 'a'.repeat(40));
  await zendesk(
    'setAgents',
    subdomain,
    Array.from({ length: 7 }, () => ({})),
  );
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/dashboard', 'DashboardScreenSubscription');
  await expect(page.getByRole('heading', { name: 'Genveje' })).toBeVisible();
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Jeres licenser' }) })
    .last();
  await expect(card).toHaveCount(0);
  await queryApi(
    `mutation ($id: ID!, $input: ApiCredentialsInput!) {
      saveApiCredentials(installationId: $id, input: $input) { deletedId }
    }`,
    { id: installationId, input: { zendeskApiKey: 'a'.repeat(40), zendeskApiEmail: company.email } },
  );
  await queryApi('mutation ($id: ID!) { readSeats(installationId: $id) { isReading } }', { id: installationId });
  await expect(card).toContainText(`Bestil 2 licenser${subdomain}: 7 af 5 i brug`);
  await expect(card.getByRole('link')).toHaveAttribute('href', `/licenses/installation/${installationId}`);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await queryApi('mutation ($id: ID!) { dismissSeatAdvice(installationId: $id, kind: MORE_SEATS) { bought } }', {
    id: installationId,
  });
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Genveje' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('the overview shows an error when it cannot be loaded, and loads at the next attempt', async ({
  page,
  request,
}) => {
  await signInThroughApi(page, request);
  const restore = await abortOperation(page, 'DashboardScreenQuery');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Kunne ikke hente dashboard data' })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mette');
});

test('the overview tells an admin without a company to choose one, and a customer that there is no data', async ({
  page,
  request,
}) => {
  const stats = { activeLicenses: 0, pendingRequests: 0, activeServiceAgreements: 0, clipCardHours: 0 };
  for (const [email, words] of [
    [DEMO_ADMIN, 'Vælg en virksomhed'],
    [DEMO_CUSTOMER, 'Ingen dashboard data fundet'],
  ] as const) {
    await signInThroughApi(page, request, email);
    const restore = await answerOperation(page, 'DashboardScreenQuery', () => ({
      viewer: {
        user: { id: 'user_x', name: 'Jonas Winther' },
        viewerWorksInBackOffice: email === DEMO_ADMIN,
        serviceNotices: { id: 'notices_', current: [] },
      },
      dashboard: { id: 'dashboard', customer: null, stats, recentActivity: [], upcomingDecisions: [] },
    }));
    await page.goto('/dashboard');
    await expect(page.getByText(words)).toBeVisible();
    await restore();
  }
});

test('the overview of an admin has charts of all companies, which customers do not load', async ({ page, request }) => {
  const requested: string[] = [];
  page.on('request', (sent) => requested.push(sent.url() + (sent.postData() ?? '')));
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto('/dashboard');
  const charts = page.getByRole('region', { name: 'Alle virksomheders omsætning' });
  for (const title of ['Udestående efter alder', 'Faktureret pr. måned', 'Tilbagevendende omsætning'])
    await expect(charts.getByRole('figure', { name: title })).toBeVisible();
  await charts.getByText('Vis som tabel').last().press('Enter');
  await expect(charts.getByRole('table', { name: 'Tilbagevendende omsætning' }).getByRole('row')).toHaveCount(14);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
  }
  const loadsCharts = () => requested.some((sent) => /OverviewCharts/.test(sent));
  expect(loadsCharts()).toBe(true);
  requested.length = 0;
  await signInThroughApi(page, request);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Genveje' })).toBeVisible();
  expect(loadsCharts()).toBe(false);
});
