import type { Locator, Page } from '@playwright/test';
import { abortOperation, countOperation } from '../testing/browser/interceptOperations.ts';
import {
  createLicenseCompany,
  type LicenseCompany,
  setLicenseRequestStatus,
} from '../testing/browser/licenseCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { clearSession, DEMO_ADMIN, signInThroughApi } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { rowsIn } from '../testing/browser/tables.ts';
import { toasts } from '../testing/browser/toasts.ts';

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
    // An approval that was set back is history.
    await expect(rowOf(page, company).getByText('gælder ikke længere')).toHaveCount(status === 'Godkendt' ? 0 : 1);
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
