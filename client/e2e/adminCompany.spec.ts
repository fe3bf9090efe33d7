import type { Page } from '@playwright/test';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { createLicenseCompany, setLicenseRequestStatus } from '../testing/browser/licenseCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { DEMO_ADMIN, signInThroughApi } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const rows = (page: Page, name: string) => rowsOf(page, name);
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Virksomhed' }).getByRole('link', { name });
const dialog = (page: Page) => page.getByRole('dialog');

test('an admin opens a company from its order, and the tabs count a new licence and agreement', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request);
  await company.orderLicenses(3);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto('/admin/license-requests');
  await page.getByRole('link', { name: company.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();

  await tab(page, 'Licenser 0').click();
  await expect(page).toHaveURL(/\/licenser$/);
  await section(page, 'Licenser').getByRole('button', { name: 'Opret licens' }).first().click();
  await dialog(page).getByLabel('Zendesk installation').selectOption('');
  await dialog(page).getByRole('button', { name: 'Opret licens' }).click();
  await expect(dialog(page).getByText('Vælg en Zendesk installation').first()).toBeVisible();
  await dialog(page).getByLabel('Zendesk installation').selectOption({ index: 1 });
  await dialog(page).getByRole('spinbutton', { name: 'Antal licenser' }).fill('9');
  // The tab counts active rows, like the list of companies and the customer's overview.
  await dialog(page).getByLabel('Status').selectOption('Aktiv');
  await dialog(page).getByRole('button', { name: 'Opret licens' }).click();
  await expect(toasts(page)).toContainText('Licens oprettet');
  const license = rows(page, 'Licenser').filter({ hasText: 'Aktiv' });
  await expect(license).toContainText('9');
  await expect(license).toContainText('3 på vej');
  await company.orderLicenses(2);
  await expect(license).toContainText('5 på vej');
  await expect(rows(page, 'Licenser')).toHaveCount(1);
  await expect(tab(page, 'Licenser 9')).toBeVisible();

  await tab(page, /^Serviceaftaler/).click();
  await section(page, 'Serviceaftaler').getByRole('button', { name: 'Opret serviceaftale' }).first().click();
  await dialog(page).getByLabel('Afdeling').selectOption({ index: 1 });
  await dialog(page).getByRole('button', { name: 'Opret serviceaftale' }).click();
  await expect(toasts(page)).toContainText('Serviceaftale oprettet');
  await expect(rows(page, 'Serviceaftaler')).toContainText('12 måneder');
  await expect(tab(page, 'Serviceaftaler 1')).toBeVisible();
  await page.reload();
  await expect(rows(page, 'Serviceaftaler')).toHaveCount(1);
  await page.goBack();
  await expect(license).toContainText('9');
});

test("a company's order and its outcome appear at once on the overview, on the tab and in the tab's count", async ({
  page,
  request,
  context,
}) => {
  const company = await createLicenseCompany(request);
  const path = `/admin/companies/${company.id}`;
  await signInThroughApi(page, request, DEMO_ADMIN);
  await openSubscribed(page, path, 'CompanyOverviewSubscription');
  await expect(page.getByText('Ingen åbne anmodninger')).toBeVisible();
  const other = await context.newPage();
  await openSubscribed(other, `${path}/anmodninger`, 'useCompanyRequestChangesSubscription');
  await expect(other.getByText('Ingen licensanmodninger endnu')).toBeVisible();
  const id = await company.orderLicenses(4);
  await expect(rows(other, 'Licensanmodninger')).toContainText('Afventer');
  await expect(tab(other, 'Licensanmodninger 1')).toBeVisible();
  await expect(page.getByText('4 × Suite Team')).toBeVisible();
  await expect(section(page, 'Nøgletal')).toContainText('Afventende anmodninger1');

  await other.getByRole('button', { name: `Opdater status for ${company.name}` }).click();
  await dialog(other).getByLabel('Status').selectOption('Behandles');
  await dialog(other).getByRole('button', { name: 'Opdater status' }).click();
  await expect(toasts(other)).toContainText('Status opdateret');
  await expect(page.getByRole('link', { name: /4 × Suite Team.*Behandles/ })).toBeVisible();
  await setLicenseRequestStatus(company, id, 'REJECTED');
  await expect(page.getByText('Ingen åbne anmodninger')).toBeVisible();
  await expect(rows(other, 'Licensanmodninger')).toContainText('Annulleret');
});

test("another company's order does not appear on a company's page", async ({ page, request }) => {
  const [company, other] = [await createLicenseCompany(request), await createLicenseCompany(request)];
  await signInThroughApi(page, request, DEMO_ADMIN);
  await openSubscribed(page, `/admin/companies/${company.id}/anmodninger`, 'useCompanyRequestChangesSubscription');
  await other.orderLicenses(8);
  await company.orderLicenses(2);
  await expect(rows(page, 'Licensanmodninger')).toHaveCount(1);
  await expect(rows(page, 'Licensanmodninger')).toContainText('2');
});

test('company, department and installation are edited, each with its own validation', async ({ page, request }) => {
  const company = await createLicenseCompany(request);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(`/admin/companies/${company.id}/oplysninger`);
  await page.getByRole('button', { name: 'Rediger virksomhedsoplysninger' }).click();
  await dialog(page).getByLabel('Firmanavn').fill('');
  await dialog(page).getByLabel('Kontaktperson').fill('');
  await dialog(page).getByLabel('Fakturerings-e-mail').fill('ikke en mail');
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  for (const message of ['Firmanavn er påkrævet', 'Kontaktperson er påkrævet'])
    await expect(dialog(page).getByText(message).first()).toBeVisible();
  await expect(dialog(page).getByLabel('Fakturerings-e-mail')).toHaveAttribute('aria-invalid', 'true');
  await dialog(page).getByLabel('Firmanavn').fill(`${company.subdomain} Holding`);
  await dialog(page).getByLabel('Kontaktperson').fill('Ida Skov');
  await dialog(page).getByLabel('Fakturerings-e-mail').fill('');
  await dialog(page).getByLabel('Telefonnummer').fill('');
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Virksomhedsoplysninger opdateret');
  await expect(page.getByRole('heading', { level: 1, name: `${company.subdomain} Holding` })).toBeVisible();
  await expect(page.getByText('Ida Skov')).toBeVisible();

  await page.getByRole('button', { name: 'Rediger Kundeservice' }).click();
  await dialog(page).getByLabel('Navn').fill('');
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  await expect(dialog(page).getByText('Navn er påkrævet').first()).toBeVisible();
  await dialog(page).getByLabel('Navn').fill('Kundecenter');
  await dialog(page).getByLabel('PO-nummer').fill('PO-20418');
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Afdeling opdateret');
  await expect(page.getByRole('heading', { name: 'Kundecenter' })).toBeVisible();
  await expect(page.getByText('PO-20418')).toBeVisible();

  await page.getByRole('button', { name: `Rediger ${company.subdomain}`, exact: true }).click();
  await dialog(page).getByLabel('Subdomæne').fill('æ');
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  await expect(
    dialog(page)
      .getByText(/Brug 3 til 63 tegn/)
      .first(),
  ).toBeVisible();
  await dialog(page).getByLabel('Subdomæne').fill(`${company.subdomain}-ny`);
  await dialog(page).getByLabel('Licenstype').selectOption('Suite Growth');
  await dialog(page).getByRole('spinbutton', { name: 'Kontraktperiode i måneder' }).fill('36');
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Zendesk installation opdateret');
  await expect(page.getByText('Suite Growth · Månedlig · 36 måneder')).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${company.subdomain}-ny.zendesk.com`)).toBeVisible();
});

test('an edit of an outdated version shows a conflict, keeps the typed text, and can load the newest version', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request);
  const path = `/admin/companies/${company.id}`;
  await signInThroughApi(page, request, DEMO_ADMIN);
  await openSubscribed(page, `${path}/oplysninger`, 'CompanyInfoSubscription');
  await page.getByRole('button', { name: 'Rediger virksomhedsoplysninger' }).click();
  await dialog(page).getByLabel('Kontaktperson').fill('Ida Skov');
  const customerId = path.split('/').at(-1);
  await company.queryApiAsAdmin(
    'mutation ($id: ID!, $input: AdminCompanyInput!) { updateCompanyAsAdmin(id: $id, input: $input) { deletedId } }',
    {
      id: customerId,
      input: { name: company.name, contactPerson: 'Anders Holm', phoneNumber: '11223344' },
    },
  );
  await expect(dialog(page)).toContainText('En anden har gemt ændringer imens');
  await dialog(page).getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(dialog(page).getByLabel('Telefonnummer')).toHaveValue('11 22 33 44');
  await expect(dialog(page).getByLabel('Kontaktperson')).toHaveValue('Ida Skov');
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Virksomhedsoplysninger opdateret');

  await page.getByRole('button', { name: 'Rediger Kundeservice' }).click();
  await dialog(page).getByLabel('Kontaktperson').fill('Ida Skov');
  await company.queryApi(
    'mutation ($id: ID!, $changes: DepartmentChanges!) { updateDepartment(id: $id, changes: $changes) { deletedId } }',
    {
      id: company.departmentId,
      changes: { name: 'Kundeservice', contactPerson: 'Freja Lund', poNumber: 'PO-7' },
    },
  );
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  await expect(dialog(page)).toContainText('En anden har gemt ændringer imens');
  await dialog(page).getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(dialog(page).getByLabel('PO-nummer')).toHaveValue('PO-7');
  await expect(dialog(page).getByLabel('Kontaktperson')).toHaveValue('Ida Skov');
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Afdeling opdateret');
});

test('a failed action shows its error where the admin started it', async ({ page, request }) => {
  const company = await createLicenseCompany(request);
  const path = `/admin/companies/${company.id}`;
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(`${path}/oplysninger`);
  for (const [button, operation, message] of [
    ['Rediger virksomhedsoplysninger', 'EditCompanyDialogMutation', 'Kunne ikke opdatere virksomhedsoplysninger'],
    ['Rediger Kundeservice', 'EditCompanyDepartmentDialogMutation', 'Kunne ikke opdatere afdeling'],
    [
      `Rediger ${company.subdomain}`,
      'EditCompanyInstallationDialogMutation',
      'Kunne ikke opdatere Zendesk installation',
    ],
  ] as const) {
    await abortOperation(page, operation);
    await page.getByRole('button', { name: button, exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Gem' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText(message);
    await dialog(page).getByRole('button', { name: 'Annuller' }).click();
    await expect(dialog(page)).toHaveCount(0);
  }
  await abortOperation(page, 'CompanyRequestsQuery');
  await tab(page, /^Licensanmodninger/).click();
  await expect(page.getByRole('alert')).toContainText('Kunne ikke hente licensanmodninger');
  await tab(page, 'Overblik').click();
  await expect(section(page, 'Nøgletal')).toBeVisible();
});

test('every tab fits a phone, and the selected tab is visible', async ({ page, request }) => {
  const company = await createLicenseCompany(request, { licenses: 5 });
  await company.orderLicenses(3);
  const path = `/admin/companies/${company.id}`;
  await page.setViewportSize(PHONE);
  await signInThroughApi(page, request, DEMO_ADMIN);
  for (const [address, heading] of [
    ['', 'Virksomhedsoplysninger'],
    ['/oplysninger', 'Kundeservice'],
    ['/licenser', 'Licenser'],
    ['/anmodninger', 'Licensanmodninger'],
    ['/klippekort', 'Ingen klippekort endnu'],
  ]) {
    await page.goto(path + address);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await expect(tab(page, 'Klippekort 0')).toBeInViewport();
});

test('an unknown company shows an error, and a customer is redirected', async ({ page, request }) => {
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto('/admin/companies/cust_findes_ikke');
  await expect(page.getByRole('heading', { name: 'Virksomhed ikke fundet' }).first()).toBeVisible();
  await page.goto('/admin/companies/cust_findes_ikke/licenser');
  await expect(page.getByRole('heading', { name: 'Virksomhed ikke fundet' }).first()).toBeVisible();
  await signInThroughApi(page, request);
  await page.goto('/admin/companies/cust_findes_ikke/licenser');
  await expect(page).toHaveURL(/\/dashboard$/);
});
