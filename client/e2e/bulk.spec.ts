import type { Locator, Page } from '@playwright/test';
import { createDepartment } from '../testing/browser/companyObjects.ts';
import { addInvoice } from '../testing/browser/invoicedCompany.ts';
import { createLicenseCompany, setLicenseRequestStatus } from '../testing/browser/licenseCompany.ts';
import { createManagedCompany } from '../testing/browser/managedCompany.ts';
import { payByInvoice } from '../testing/browser/paymentMethods.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { createAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

test.beforeEach(async ({ page, request }) => {
  await page.setViewportSize(DESKTOP);
  await signInWithToken(page, await createAdminToken(request));
});

const bar = (page: Page) => page.getByRole('toolbar');
const question = (page: Page) => page.getByRole('alertdialog');
const progress = (page: Page | Locator) => page.getByRole('status', { name: 'Status for kørslen' });
const press = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a range of invoices is selected by keyboard and sent, and the one that failed is tried again', async ({
  page,
  request,
}) => {
  const company = await createManagedCompany(request);
  const departmentId = await createDepartment(company, 'Salg');
  await payByInvoice(company, departmentId);
  await addInvoice(company);
  const { numberText } = await addInvoice({ ...company, departmentId });
  const { viewer } = await company.queryApi('{ viewer { user { id } } }');
  const setEmail = (id: string, billingEmail: string | null) =>
    company.queryApiAsAdmin(
      `mutation ($id: ID!, $changes: DepartmentChanges!) {
        updateDepartmentAsAdmin(id: $id, changes: $changes) { deletedId }
      }`,
      { id, changes: { billingEmail } },
    );
  // The first department has an address for invoices, and the second one has none.
  await setEmail(company.departmentId, company.email);
  await company.queryApiAsAdmin(
    `mutation ($id: ID!, $input: AdminCompanyInput!) { updateCompanyAsAdmin(id: $id, input: $input) { deletedId } }`,
    { id: company.id, input: { billingEmail: '' } },
  );
  await company.queryApiAsAdmin('mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }', { id: viewer.user!.id });

  await page.goto(`/admin/invoices?q=${encodeURIComponent(company.name)}`);
  await expect(rowsOf(page, 'Fakturaer')).toHaveCount(2);
  for (const key of ['j', 'x', 'j', 'Shift+X']) await page.keyboard.press(key);
  await expect(bar(page)).toContainText('2 valgt');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  for (const key of ['k', 'x', 'j', 'Shift+X']) await page.keyboard.press(key);
  await press(bar(page), 'Send igen');
  await expect(question(page)).toContainText('2 fakturaer sendes igen');
  await expect(question(page)).toContainText('Det kan ikke fortrydes');
  await press(question(page), 'Udfør 2');
  await expect(progress(page)).toContainText('Fejlet: 1');
  await expect(progress(page)).toContainText('Færdig');
  await page.getByRole('link', { name: 'Se kørslen' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send fakturaer igen');
  const failed = rowsOf(page, 'Rækker').filter({ hasText: 'Fejlet' });
  await expect(failed).toContainText([numberText]);
  await expect(failed).toContainText(['hverken en faktura-e-mail eller en kontoadministrator']);
  await setEmail(departmentId, company.email);
  await page.reload();
  await press(page, 'Prøv de fejlede igen');
  await expect(progress(page)).toContainText('Udført: 2');
  await expect(failed).toHaveCount(0);
  await page.getByRole('link', { name: 'Kørsler' }).first().click();
  await expect(rowsOf(page, 'Kørsler').filter({ hasText: 'Send fakturaer igen' }).first()).toContainText('Færdig');
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScroll(page);
  }
});

test('all requests that match get a status, twice, and the run is undone except for a changed row', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request);
  const ids: string[] = [];
  for (let count = 0; count < 22; count += 1) ids.push(await company.orderLicenses(1));
  await page.goto(`/admin/license-requests?q=${encodeURIComponent(company.name)}`);
  await expect(rowsOf(page, 'Licensanmodninger')).toHaveCount(20);

  for (const [status, label] of [
    ['PROCESSING', 'Behandles'],
    ['APPROVED', 'Godkendt'],
  ] as const) {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await press(bar(page), 'Vælg alle 22, der passer');
    await expect(bar(page)).toContainText('Alle 22, der passer, er valgt');
    await press(bar(page), 'Skift status');
    await expect(question(page).getByRole('button', { name: 'Udfør' })).toBeDisabled();
    await question(page).getByLabel('Ny status').selectOption(status);
    await expect(question(page)).toContainText('22 bestillere får en mail om den nye status');
    await press(question(page), 'Udfør 22');
    await expect(progress(page)).toContainText('Udført: 22');
    await expect(rowsOf(page, 'Licensanmodninger').filter({ hasText: label })).toHaveCount(20);
    await page.getByRole('dialog').getByRole('button', { name: 'Luk', exact: true }).last().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
  }

  await setLicenseRequestStatus(company, ids[0]!, 'REJECTED');
  await page.goto('/admin/runs');
  await rowsOf(page, 'Kørsler').filter({ hasText: 'Ny status: Godkendt' }).first().getByRole('link').click();
  await press(page, 'Fortryd');
  await expect(question(page)).toContainText('bestillerne får en mail om det');
  await press(question(page), 'Fortryd kørslen');
  await expect(progress(page)).toContainText('Ikke fortrudt: 1');
  await expect(progress(page)).toContainText('Fortrudt: 21');
  await expect(page.getByRole('list', { name: 'Årsager' })).toContainText('Er ændret igen efter kørslen');
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScroll(page);
  }

  await page.setViewportSize(PHONE);
  await page.goto(`/admin/license-requests?q=${encodeURIComponent(company.name)}`);
  await page
    .getByRole('checkbox', { name: /^Vælg / })
    .first()
    .check();
  await expectNoSidewaysScroll(page);
  await press(bar(page), 'Fuldfør');
  await expect(question(page)).toContainText('1 licens tages i brug');
  await press(question(page), 'Annuller');
  await expect(bar(page)).toContainText('1 valgt');
});
