import type { Page } from '@playwright/test';
import { addMonths, dateOf, formatDate } from '../../../domain/basics/dates.ts';
import { createDepartment } from '../../testing/browser/companyObjects.ts';
import { figure } from '../../testing/browser/figures.ts';
import { changeAnswer } from '../../testing/browser/interceptOperations.ts';
import { createLicenseCompany } from '../../testing/browser/licenseCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { DEMO_ADMIN, signIn, signInThroughApi, signInWithToken } from '../../testing/browser/session.ts';
import { connectToStandIn } from '../../testing/browser/standIns.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

/** The card of the overview with this heading. */
const card = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name }) })
    .last();

test('a new company takes its first steps, and its overview follows what happens elsewhere', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request, { licenses: 5, hasPaymentMethod: false });
  const { departmentId, installationId, queryApi, queryApiAsAdmin, subdomain } = company;
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/dashboard');

  // Without a point of contact, the reseller's own address is shown.
  await expect(page.getByRole('heading', { name: 'Kontakt os' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send mail' })).toHaveAttribute('href', 'mailto:hej@portal.example');
  await expect(page.getByRole('link', { name: 'Book en konsultation' })).toHaveCount(0);
  for (const [label, text] of [
    ['Aktive licenser', '5'],
    ['Afventende anmodninger', '0'],
    ['Serviceaftaler', '0'],
    ['Portalen klippekort', '0 timer tilbage'],
  ] as const)
    await expect(figure(page, label)).toContainText(text);
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

  // The company had licences from the start.
  const steps = card(page, 'Kom godt i gang');
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
  await queryApi('mutation ($input: InviteUserInput!) { inviteUser(input: $input) { deletedId } }', {
    input: { name: 'Ida Skov', email: `ida-${company.email}` },
  });
  await expect(steps).toHaveCount(0);

  await openSubscribed(page, '/dashboard', 'DashboardScreenSubscription');
  const activity = card(page, 'Seneste aktivitet');
  await expect(activity).toContainText(`${company.name} er oprettet`);
  await createDepartment(company, 'Lager');
  await expect(activity).toContainText('Afdelingen Lager er oprettet');
  const { viewer } = await queryApi(
    '{ viewer { customer { version contactPerson phoneNumber vatNumber billingEmail street zip city } } }',
  );
  await queryApi('mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { id } }', {
    input: { ...viewer.customer, name: 'Nyt Navn ApS' },
  });
  await expect(page.getByText('Nyt Navn ApS ·')).toBeVisible();

  const decisions = card(page, 'Kommende beslutninger');
  await expect(decisions).toHaveCount(0);
  const today = dateOf();
  const createAgreement = (monthsLeft: number) =>
    queryApiAsAdmin(
      'mutation ($input: ServiceAgreementInput!) { createServiceAgreement(input: $input) { deletedId } }',
      {
        input: {
          departmentId,
          duration: 12,
          startDate: '2025-01-01',
          endDate: addMonths(today, monthsLeft),
          status: 'ACTIVE',
        },
      },
    );
  await createAgreement(4);
  await expect(decisions).toContainText('Serviceaftale · Kundeservice');
  await expect(decisions).toContainText(`Beslut senest ${formatDate(addMonths(addMonths(today, 4), -3))}`);
  await createAgreement(2);
  await expect(decisions).toContainText('Fristen er overskredet');
  await expect(decisions.getByRole('link').first()).toHaveAttribute('href', '/service-agreement');

  // Advice about licences comes when the help desk has more agents, and stays away once it is dismissed.
  const advice = card(page, 'Jeres licenser');
  await expect(advice).toHaveCount(0);
  const zendesk = await connectToStandIn(company, request, 'zendesk');
  await zendesk('keepKey', 'a'.repeat(40));
  await zendesk(
    'setAgents',
    subdomain,
    Array.from({ length: 7 }, () => ({})),
  );
  await queryApi(
    `mutation ($id: ID!, $input: ApiCredentialsInput!) {
      saveApiCredentials(installationId: $id, input: $input) { deletedId }
    }`,
    { id: installationId, input: { zendeskApiKey: 'a'.repeat(40), zendeskApiEmail: company.email } },
  );
  await queryApi('mutation ($id: ID!) { readSeats(installationId: $id) { isReading } }', { id: installationId });
  await expect(advice).toContainText(`Bestil 2 licenser${subdomain}: 7 af 5 i brug`);
  await expect(advice.getByRole('link')).toHaveAttribute('href', `/licenses/installation/${installationId}`);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await queryApi('mutation ($id: ID!) { dismissSeatAdvice(installationId: $id, kind: MORE_SEATS) { bought } }', {
    id: installationId,
  });
  await expect(advice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Genveje' })).toBeVisible();
  await expect(advice).toHaveCount(0);
});

test('the overview of an admin has charts, which customers do not load, and both are told without a company', async ({
  page,
  request,
}) => {
  const requested: string[] = [];
  page.on('request', (sent) => requested.push(sent.url() + (sent.postData() ?? '')));
  const loadsCharts = () => requested.some((sent) => /OverviewCharts/.test(sent));
  await signIn(page, DEMO_ADMIN);
  await expect(page.getByText('Portalen ApS ·').first()).toBeVisible();
  const charts = page.getByRole('region', { name: 'Alle virksomheders omsætning' });
  for (const title of ['Udestående efter alder', 'Faktureret pr. måned', 'Tilbagevendende omsætning'])
    await expect(charts.getByRole('figure', { name: title })).toBeVisible();
  await charts.getByText('Vis som tabel').last().press('Enter');
  await expect(charts.getByRole('table', { name: 'Tilbagevendende omsætning' }).getByRole('row')).toHaveCount(14);
  expect(loadsCharts()).toBe(true);
  const leaveCompanyOut = () =>
    changeAnswer<{ dashboard: object }>(page, 'DashboardScreenQuery', ({ dashboard }) =>
      Object.assign(dashboard, { id: 'dashboard:none', customer: null }),
    );
  const restoreAdmin = await leaveCompanyOut();
  await page.goto('/dashboard');
  await expect(page.getByText('Vælg en virksomhed')).toBeVisible();
  await restoreAdmin();

  await signInThroughApi(page, request);
  requested.length = 0;
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Genveje' })).toBeVisible();
  expect(loadsCharts()).toBe(false);
  await leaveCompanyOut();
  await page.goto('/dashboard');
  await expect(page.getByText('Ingen dashboard data fundet')).toBeVisible();
});
