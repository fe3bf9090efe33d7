import type { Page } from '@playwright/test';
import { abortOperation } from '../../testing/browser/interceptOperations.ts';
import { createLicenseCompany, setLicenseRequestStatus } from '../../testing/browser/licenseCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Virksomhed' }).getByRole('link', { name });

test('an order of the company alone, and its outcome, appear at once on the overview, the tab and its count', async ({
  page,
  request,
  context,
}) => {
  const [company, stranger] = [await createLicenseCompany(request), await createLicenseCompany(request)];
  const path = `/admin/companies/${company.id}`;
  await signInWithToken(page, await sharedAdminToken(request));
  await openSubscribed(page, path, 'CompanyOverviewSubscription');
  await expect(page.getByText('Ingen åbne anmodninger')).toBeVisible();
  const other = await context.newPage();
  const rows = rowsOf(other, 'Licensanmodninger');
  await openSubscribed(other, `${path}/anmodninger`, 'useCompanyRequestChangesSubscription');
  await expect(other.getByText('Ingen licensanmodninger endnu')).toBeVisible();
  await stranger.orderLicenses(8);
  const id = await company.orderLicenses(4);
  await expect(rows).toContainText('Afventer');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByText('4', { exact: true })).toBeVisible();
  await expect(tab(other, 'Licensanmodninger 1')).toBeVisible();
  await expect(page.getByText('4 × Suite Team')).toBeVisible();
  await expect(section(page, 'Nøgletal')).toContainText('Afventende anmodninger1');

  await other.getByRole('button', { name: `Opdater status for ${company.name}` }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByLabel('Status').selectOption('Behandles');
  await dialog.getByRole('button', { name: 'Opdater status' }).click();
  await expect(toasts(other)).toContainText('Status opdateret');
  await expect(page.getByRole('link', { name: /4 × Suite Team.*Behandles/ })).toBeVisible();
  await setLicenseRequestStatus(company, id, 'REJECTED');
  await expect(page.getByText('Ingen åbne anmodninger')).toBeVisible();
  await expect(rows).toContainText('Annulleret');

  await other.goto(`/admin/license-requests?q=${encodeURIComponent(company.name)}`);
  await other.getByRole('link', { name: company.name }).first().click();
  await expect(other.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
});

test('company, department and installation are edited after lost answers and beside others, without loss', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request);
  const path = `/admin/companies/${company.id}`;
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Gem' });
  const person = dialog.getByLabel('Kontaktperson');
  await signInWithToken(page, await sharedAdminToken(request));
  await openSubscribed(page, `${path}/oplysninger`, 'CompanyInfoSubscription');

  const loseAnswer = async (operation: string, message: string) => {
    const restore = await abortOperation(page, operation);
    await save.click();
    await expect(dialog.getByRole('alert')).toContainText(message);
    await restore();
  };
  const takeNewest = async () => {
    await expect(dialog).toContainText('En anden har gemt ændringer imens');
    await dialog.getByRole('button', { name: 'Hent den nyeste' }).click();
  };

  await page.getByRole('button', { name: 'Rediger virksomhedsoplysninger' }).click();
  await person.fill('');
  await save.click();
  await expect(dialog.getByText('Kontaktperson er påkrævet').first()).toBeVisible();
  await person.fill('Ida Skov');
  await loseAnswer('EditCompanyDialogMutation', 'Kunne ikke opdatere virksomhedsoplysninger');
  await company.queryApiAsAdmin(
    'mutation ($id: ID!, $input: AdminCompanyInput!) { updateCompanyAsAdmin(id: $id, input: $input) { deletedId } }',
    { id: company.id, input: { name: company.name, contactPerson: 'Anders Holm', phoneNumber: '11223344' } },
  );
  await takeNewest();
  await expect(dialog.getByLabel('Telefonnummer')).toHaveValue('11 22 33 44');
  await expect(person).toHaveValue('Ida Skov');
  await save.click();
  await expect(toasts(page)).toContainText('Virksomhedsoplysninger opdateret');

  await page.getByRole('button', { name: 'Rediger Kundeservice' }).click();
  await person.fill('Ida Skov');
  await loseAnswer('EditCompanyDepartmentDialogMutation', 'Kunne ikke opdatere afdeling');
  await company.queryApi(
    'mutation ($id: ID!, $changes: DepartmentChanges!) { updateDepartment(id: $id, changes: $changes) { deletedId } }',
    { id: company.departmentId, changes: { name: 'Kundeservice', contactPerson: 'Freja Lund', poNumber: 'PO-7' } },
  );
  await save.click();
  await takeNewest();
  await expect(dialog.getByLabel('PO-nummer')).toHaveValue('PO-7');
  await expect(person).toHaveValue('Ida Skov');
  await save.click();
  await expect(toasts(page)).toContainText('Afdeling opdateret');
  await expect(page.getByText('PO-7')).toBeVisible();

  await page.getByRole('button', { name: `Rediger ${company.subdomain}`, exact: true }).click();
  const subdomain = dialog.getByLabel('Subdomæne');
  await subdomain.fill('æ');
  await save.click();
  await expect(dialog.getByText(/Brug 3 til 63 tegn/).first()).toBeVisible();
  await subdomain.fill(`${company.subdomain}-ny`);
  await dialog.getByLabel('Licenstype').selectOption('Suite Growth');
  await dialog.getByRole('spinbutton', { name: 'Kontraktperiode i måneder' }).fill('36');
  await loseAnswer('EditCompanyInstallationDialogMutation', 'Kunne ikke opdatere Zendesk installation');
  await expect(subdomain).toHaveValue(`${company.subdomain}-ny`);
  await save.click();
  await expect(toasts(page)).toContainText('Zendesk installation opdateret');
  await expect(page.getByText('Suite Growth · Månedlig · 36 måneder')).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${company.subdomain}-ny.zendesk.com`)).toBeVisible();
  await expect(page.getByText('Ida Skov').first()).toBeVisible();

  // A tab that cannot be loaded leaves the others usable, and a phone shows the tab that is selected.
  await abortOperation(page, 'CompanyRequestsQuery');
  await tab(page, /^Licensanmodninger/).click();
  await expect(page.getByRole('alert')).toContainText('Kunne ikke hente licensanmodninger');
  await tab(page, 'Overblik').click();
  await expect(section(page, 'Nøgletal')).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.goto(`${path}/klippekort`);
  await expect(page.getByRole('heading', { level: 2, name: 'Ingen klippekort endnu' })).toBeVisible();
  await expect(tab(page, 'Klippekort 0')).toBeInViewport();
  await page.goto('/admin/companies/cust_findes_ikke/licenser');
  await expect(page.getByRole('heading', { name: 'Virksomhed ikke fundet' }).first()).toBeVisible();
});
