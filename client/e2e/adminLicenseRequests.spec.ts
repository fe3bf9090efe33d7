import type { Locator, Page } from '@playwright/test';
import { exportCsv } from '../testing/browser/csvExport.ts';
import { abortOperation, countOperation } from '../testing/browser/interceptOperations.ts';
import {
  completeLicenseRequest,
  createLicenseCompany,
  type LicenseCompany,
  setLicenseRequestStatus,
} from '../testing/browser/licenseCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { clearSession, DEMO_ADMIN, openSecondBrowser, signInThroughApi } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { rowsIn, rowsOf } from '../testing/browser/tables.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE, TABLET } from '../testing/browser/viewports.ts';

const PATH = '/admin/license-requests';

const table = (page: Page) => page.getByRole('table', { name: 'Licensanmodninger' });
const rows = (page: Page) => rowsIn(table(page));
const rowOf = (page: Page, { name }: LicenseCompany) => rows(page).filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Opdater status' });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Opdater status' });
const quantity = (page: Page) => dialog(page).getByRole('spinbutton', { name: 'Antal licenser' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Søg virksomhed eller bestillers e-mail' });

async function openDialog(page: Page, company: LicenseCompany): Promise<Locator> {
  await page.getByRole('button', { name: `Opdater status for ${company.name}` }).click();
  return dialog(page);
}

const licenseSum = async (company: LicenseCompany) =>
  (await company.queryApi('{ viewer { customer { licenseCount } } }')).viewer.customer.licenseCount;

test('a user who is no admin is redirected, and no data is requested', async ({ page, request }) => {
  await signInThroughApi(page, request);
  for (const [path, query] of [
    [PATH, 'AdminRequestsScreenQuery'],
    ['/admin/renewals', 'RenewalsScreenQuery'],
  ] as const) {
    const requestCount = countOperation(page, query);
    const counted = countOperation(page, 'useAdminCountsQuery');
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mette');
    expect([requestCount(), counted()]).toEqual([0, 0]);
  }
  await clearSession(page);
  await page.goto(PATH);
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Flicense-requests$/);
});

test("a customer's order appears at once, and its completion gives the customer the licences live", async ({
  page,
  browser,
  request,
}) => {
  const company = await createLicenseCompany(request);
  const customer = await openSecondBrowser(browser, company);
  await openSubscribed(customer, '/licenses', 'LicenseListSubscription');
  await signInThroughApi(page, request, DEMO_ADMIN);
  await openSubscribed(page, PATH, 'AdminRequestTableSubscription');
  await company.orderLicenses(7);
  const row = rowOf(page, company);
  for (const text of [company.email, 'Kundeservice', company.subdomain, 'Suite Team', '7', 'Afventer'])
    await expect(row).toContainText(text);
  await expect(page.getByRole('button', { name: /^Admin \d+ afventer$/ })).toBeVisible();

  await openDialog(page, company);
  await expect(quantity(page)).toHaveValue('7');
  await dialog(page).getByLabel('Status').selectOption('Behandles');
  await dialog(page).getByLabel('Noter').fill('Ringet op kl. 10.15');
  await save(page).click();
  await expect(toasts(page)).toContainText('Status opdateret');
  await expect(dialog(page)).toHaveCount(0);
  await expect(row).toContainText('Behandles');
  await expect(rowsOf(customer, 'Licensanmodninger')).toContainText('Behandles');

  await openDialog(page, company);
  await expect(dialog(page).getByLabel('Noter')).toHaveValue('Ringet op kl. 10.15');
  await expect(quantity(page)).toHaveValue('7');
  await dialog(page).getByLabel('Status').selectOption('Fuldført');
  await expect(dialog(page)).toContainText(`7 Suite Team lægges til ${company.subdomain}.zendesk.com`);
  const completed = countOperation(page, 'UpdateRequestDialogCompleteMutation');
  await save(page).dblclick();
  await expect(row).toContainText('Fuldført');
  expect(completed()).toBe(1);
  await expect(customer.getByRole('article', { name: `Suite Team, ${company.subdomain}` })).toContainText('7 licenser');
});

test('licences are created once, however often a request is completed', async ({ page, request }) => {
  const company = await createLicenseCompany(request);
  const id = await company.orderLicenses(4);
  await completeLicenseRequest(company, id);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(`${PATH}?q=${company.subdomain}`);
  for (const status of ['Afventer', 'Fuldført']) {
    await openDialog(page, company);
    await expect(dialog(page)).toContainText('Licenserne er allerede oprettet');
    await expect(quantity(page)).toBeDisabled();
    await dialog(page).getByLabel('Status').selectOption(status);
    await save(page).click();
    await expect(rowOf(page, company)).toContainText(status);
  }
  expect(await licenseSum(company)).toBe(4);
});

test('an admin may choose any status in any order, and another number of licences than was ordered', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request);
  await company.orderLicenses(3);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(`${PATH}?q=${company.subdomain}`);
  for (const status of ['Godkendt', 'Afventer', 'Annulleret', 'Behandles']) {
    await openDialog(page, company);
    await dialog(page).getByLabel('Status').selectOption(status);
    await save(page).click();
    await expect(rowOf(page, company)).toContainText(status);
  }
  await openDialog(page, company);
  await dialog(page).getByLabel('Status').selectOption('Fuldført');
  await quantity(page).fill('5');
  await save(page).click();
  await expect(rowOf(page, company)).toContainText('Fuldført');
  expect(await licenseSum(company)).toBe(5);
});

test('filters are in the address and survive a reload, and rows that no longer match leave the list', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request);
  const first = await company.orderLicenses(2);
  await company.orderLicenses(9);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(PATH);
  await expect(rows(page).nth(19)).toBeVisible();
  await search(page).fill(company.email.toUpperCase());
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('2 i alt')).toBeVisible();
  await expect(page).toHaveURL(/\?q=FRISK-/);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Afventer');
  await page.getByRole('combobox', { name: 'Licenstype' }).selectOption('Suite Team');
  await expect(page).toHaveURL(/status=PENDING&type=PLAN_SUITE_TEAM$/);
  await openSubscribed(page, page.url(), 'AdminRequestTableSubscription');
  await expect(search(page)).toHaveValue(company.email.toUpperCase());
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('PENDING');
  await expect(rows(page)).toHaveCount(2);
  await setLicenseRequestStatus(company, first, 'PROCESSING');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Licenstype' }).selectOption('Suite Enterprise');
  await expect(page.getByText('Ingen licensanmodninger passer')).toBeVisible();
  await page.getByRole('link', { name: 'Ryd filtre' }).click();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await expect(search(page)).toHaveValue('');
  await expect(rows(page).nth(19)).toBeVisible();
  await page.getByRole('button', { name: 'Vis flere' }).click();
  await expect(rows(page).nth(39)).toBeVisible();
});

test('the export contains the filtered requests', async ({ page, request }) => {
  const company = await createLicenseCompany(request);
  await company.orderLicenses(2);
  await company.orderLicenses(9);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(`${PATH}?q=${company.subdomain}`);
  await expect(rows(page)).toHaveCount(2);
  const { fileName, lines } = await exportCsv(page);
  expect(fileName).toMatch(/^licensanmodninger-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines[0]).toBe('\uFEFFKunde;Afdeling;Subdomæne;Type;Antal;Status;Oprettet;Godkendt;Bestilt af;Noter');
  expect(lines.slice(1).map((line) => line.replace(/\d{4}-\d\d-\d\d/, 'dato'))).toEqual(
    [9, 2].map(
      (quantity) =>
        `${company.name};Kundeservice;${company.subdomain};Suite Team;${quantity};Afventer;dato;;${company.email};`,
    ),
  );
});

test('a failed save or load shows an error, and the typed text stays', async ({ page, request }) => {
  const company = await createLicenseCompany(request);
  await company.orderLicenses(2);
  await signInThroughApi(page, request, DEMO_ADMIN);
  const restore = await abortOperation(page, 'AdminRequestsScreenQuery');
  await page.goto(`${PATH}?q=${company.subdomain}`);
  await expect(page.getByRole('heading', { name: 'Kunne ikke hente licensanmodninger' })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await openDialog(page, company);
  const restoreUpdate = await abortOperation(page, 'UpdateRequestDialogMutation');
  await dialog(page).getByLabel('Noter').fill('Et langt notat');
  await save(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Der opstod en fejl ved opdatering af status');
  await expect(dialog(page).getByLabel('Noter')).toHaveValue('Et langt notat');
  await restoreUpdate();
  await save(page).click();
  await expect(toasts(page)).toContainText('Status opdateret');
});

test('an edit of an outdated version shows a conflict, and no typed text is lost', async ({ page, request }) => {
  const company = await createLicenseCompany(request);
  const id = await company.orderLicenses(2);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await openSubscribed(page, `${PATH}?q=${company.subdomain}&status=PENDING`, 'AdminRequestTableSubscription');
  await openDialog(page, company);
  await dialog(page).getByLabel('Noter').fill('Mit notat');
  await setLicenseRequestStatus(company, id, 'APPROVED');
  await expect(dialog(page)).toContainText('En anden har gemt ændringer imens');
  await dialog(page).getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(dialog(page).getByLabel('Status')).toHaveValue('APPROVED');
  await expect(dialog(page).getByLabel('Noter')).toHaveValue('Mit notat');
  await save(page).click();
  await expect(toasts(page)).toContainText('Status opdateret');
});

test('licence requests fit a phone and are accessible, light and dark', async ({ page, request }) => {
  await signInThroughApi(page, request, DEMO_ADMIN);
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of [PHONE, TABLET, DESKTOP]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await page.goto(PATH);
      await expect(rows(page).nth(19)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page
        .getByRole('button', { name: /^Opdater status for/ })
        .first()
        .click();
      await expect(save(page)).toBeInViewport();
    }
  }
});
