import type { Page } from '@playwright/test';
import { exportCsv } from '../../testing/browser/csvExport.ts';
import { abortOperation, countOperation } from '../../testing/browser/interceptOperations.ts';
import { createLicenseCompany, setLicenseRequestStatus } from '../../testing/browser/licenseCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { DEMO_ADMIN, openSecondBrowser, signInThroughApi } from '../../testing/browser/session.ts';
import { openSubscribed, waitForSubscription } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const rows = (page: Page) => rowsOf(page, 'Licensanmodninger');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Opdater status' });
const status = (page: Page) => dialog(page).getByLabel('Status');
const notes = (page: Page) => dialog(page).getByLabel('Noter');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Opdater status' });
const quantity = (page: Page) => dialog(page).getByRole('spinbutton', { name: 'Antal licenser' });

test('an admin handles two orders until the customer has the licences, each created once', async ({
  page,
  browser,
  request,
}) => {
  const company = await createLicenseCompany(request);
  const customer = await openSecondBrowser(browser, company);
  await openSubscribed(customer, '/licenses', 'LicenseListSubscription');
  const license = customer.getByRole('article', { name: `Suite Team, ${company.subdomain}` });
  await signInThroughApi(page, request, DEMO_ADMIN);
  await openSubscribed(page, '/admin/license-requests', 'AdminRequestTableSubscription');
  await company.orderLicenses(7);
  const row = rows(page).filter({ hasText: company.name }).first();
  for (const text of [company.email, 'Kundeservice', company.subdomain, 'Suite Team', '7', 'Afventer'])
    await expect(row).toContainText(text);
  const openDialog = () => row.getByRole('button', { name: `Opdater status for ${company.name}` }).click();

  // A failed save keeps the notes.
  await openDialog();
  await expect(quantity(page)).toHaveValue('7');
  await status(page).selectOption('Behandles');
  await notes(page).fill('Ringet op kl. 10.15');
  const restore = await abortOperation(page, 'UpdateRequestDialogMutation');
  await save(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Der opstod en fejl ved opdatering af status');
  await expect(notes(page)).toHaveValue('Ringet op kl. 10.15');
  await restore();
  await save(page).click();
  await expect(toasts(page)).toContainText('Status opdateret');
  await expect(dialog(page)).toHaveCount(0);
  await expect(row).toContainText('Behandles');
  await expect(rowsOf(customer, 'Licensanmodninger')).toContainText('Behandles');

  await openDialog();
  await expect(notes(page)).toHaveValue('Ringet op kl. 10.15');
  await status(page).selectOption('Fuldført');
  await expect(dialog(page)).toContainText(`7 Suite Team lægges til ${company.subdomain}.zendesk.com`);
  const completed = countOperation(page, 'UpdateRequestDialogCompleteMutation');
  await save(page).dblclick();
  await expect(row).toContainText('Fuldført');
  expect(completed()).toBe(1);
  await expect(license).toContainText('7 licenser');

  // Its licences are created once, whatever the status becomes afterwards.
  for (const label of ['Afventer', 'Fuldført']) {
    await openDialog();
    await expect(dialog(page)).toContainText('Licenserne er allerede oprettet');
    await expect(quantity(page)).toBeDisabled();
    await status(page).selectOption(label);
    await save(page).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(row).toContainText(label);
  }
  await expect(license).toContainText('7 licenser');

  // The second order is edited by two admins, and completed with another number on a phone.
  const second = await company.orderLicenses(9);
  await expect(row).toContainText('Afventer');
  await openDialog();
  await expect(quantity(page)).toHaveValue('9');
  await notes(page).fill('Mit notat');
  await setLicenseRequestStatus(company, second, 'APPROVED');
  await expect(dialog(page)).toContainText('En anden har gemt ændringer imens');
  await dialog(page).getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(status(page)).toHaveValue('APPROVED');
  await expect(notes(page)).toHaveValue('Mit notat');
  await save(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row).toContainText('Godkendt');
  // An approval that is set back is history.
  await openDialog();
  await status(page).selectOption('Annulleret');
  await save(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row).toContainText('Annulleret');
  await expect(row.getByText('gælder ikke længere')).toHaveCount(1);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await openDialog();
  await status(page).selectOption('Fuldført');
  await quantity(page).fill('5');
  await expect(save(page)).toBeInViewport();
  await save(page).click();
  await expect(row).toContainText('Fuldført');
  await expect(license).toContainText('12 licenser');
  const { viewer } = await company.queryApi('{ viewer { customer { licenseCount } } }');
  expect(viewer.customer.licenseCount).toBe(12);
  await page.setViewportSize({ width: 1280, height: 800 });

  // The filters are in the address, and the export contains what they leave.
  await page
    .getByRole('searchbox', { name: 'Søg virksomhed eller bestillers e-mail' })
    .fill(company.email.toUpperCase());
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Fuldført');
  await page.getByRole('combobox', { name: 'Licenstype' }).selectOption('Suite Team');
  await expect(page).toHaveURL(/\?q=FRISK-.*status=COMPLETED&type=PLAN_SUITE_TEAM$/);
  const isListening = waitForSubscription(page, 'AdminRequestTableSubscription');
  await page.reload();
  await isListening;
  await expect(rows(page)).toHaveCount(2);
  const { fileName, lines } = await exportCsv(page);
  expect(fileName).toMatch(/^licensanmodninger-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines[0]).toBe('\uFEFFKunde;Afdeling;Subdomæne;Type;Antal;Status;Oprettet;Godkendt;Bestilt af;Noter');
  expect(lines.slice(1)).toEqual(
    [5, 7].map((count) =>
      expect.stringContaining(`${company.name};Kundeservice;${company.subdomain};Suite Team;${count};Fuldført;`),
    ),
  );
  // A row that no longer matches leaves the list.
  await setLicenseRequestStatus(company, second, 'PROCESSING');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Afventer');
  await expect(page.getByText('Ingen licensanmodninger passer')).toBeVisible();
  await page.getByRole('link', { name: 'Ryd filtre' }).click();
  await expect(page).toHaveURL(/\/admin\/license-requests$/);
  await expect(rows(page).nth(19)).toBeVisible();

  // A customer is redirected, and asks for no data of employees.
  const sent = ['AdminRequestsScreenQuery', 'useAdminCountsQuery'].map((query) => countOperation(customer, query));
  await customer.goto('/admin/license-requests');
  await expect(customer).toHaveURL(/\/dashboard$/);
  await expect(customer.getByRole('heading', { level: 1 })).toContainText('Freja');
  expect(sent.map((count) => count())).toEqual([0, 0]);
});
