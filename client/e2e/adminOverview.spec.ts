import {
  createDepartment,
  createInstallation,
  createLicense,
  deleteDepartment,
  deleteInstallation,
} from '../testing/browser/companyObjects.ts';
import { figures } from '../testing/browser/figures.ts';
import { createLicenseCompany } from '../testing/browser/licenseCompany.ts';
import { createManagedCompany } from '../testing/browser/managedCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { createAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { createClipCardAsAdmin, createTaskCompany } from '../testing/browser/taskCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { DESKTOP, PHONE, TABLET } from '../testing/browser/viewports.ts';

test.beforeEach(async ({ page, request }) => signInWithToken(page, await createAdminToken(request)));

test("the hours are the server's sum over all active clip cards", async ({ page, request }) => {
  const company = await createLicenseCompany(request);
  for (const hours of [10, 25]) await createClipCardAsAdmin(company, company.departmentId, hours);
  await page.goto(`/admin/companies/${company.id}`);
  await expect(figures(page)).toContainText('Klippekorttimer35 timertilbage af 35');
});

test("departments and installations follow the company's changes live", async ({ page, request }) => {
  const company = await createManagedCompany(request);
  await openSubscribed(page, company.tabPath('oplysninger'), 'useCompanyDepartmentChangesInstallationsSubscription');
  const department = page.getByRole('heading', { level: 2, name: 'Webshop' });
  const departmentId = await createDepartment(company, 'Webshop');
  await expect(department).toBeVisible();
  const subdomain = `${company.subdomain}-webshop`;
  const installationId = await createInstallation({ ...company, departmentId }, { subdomain });
  await expect(page.getByText(`${subdomain}.zendesk.com`)).toBeVisible();
  await deleteInstallation(company, installationId);
  await expect(page.getByText(`${subdomain}.zendesk.com`)).toHaveCount(0);
  await deleteDepartment(company, departmentId);
  await expect(department).toHaveCount(0);
});

test('licences and keys that a colleague creates appear in the list at once', async ({ page, request, context }) => {
  const company = await createManagedCompany(request);
  await openSubscribed(page, company.tabPath('licenser'), 'useLicenseChangesSubscription');
  const keys = await context.newPage();
  await openSubscribed(keys, company.tabPath('konfiguration'), 'ApiTokenListSubscription');
  const licenseId = await createLicense(company, { quantity: 7 });
  await expect(rowsOf(page, 'Licenser')).toContainText('7');
  await company.queryApiAsAdmin('mutation ($id: ID!) { deleteLicense(id: $id) { deletedId } }', { id: licenseId });
  await expect(page.getByText('Ingen licenser endnu')).toBeVisible();

  const {
    issueApiToken: {
      change: { edge },
    },
  } = await company.queryApiAsAdmin(
    `mutation ($id: ID!) {
      issueApiToken(customerId: $id, name: "Bogholderi", scope: READ) { change { edge { node { id } } } }
    }`,
    { id: company.id },
  );
  await expect(rowsOf(keys, 'API-nøgler')).toContainText('Bogholderi');
  await company.queryApiAsAdmin('mutation ($id: ID!) { revokeApiToken(id: $id) { deletedId } }', { id: edge.node.id });
  await expect(rowsOf(keys, 'API-nøgler')).toContainText('Tilbagekaldt');
  await expect(rowsOf(keys, 'API-nøgler')).toHaveCount(1);
  await expect(toasts(keys)).toBeEmpty();
});

test('a task list without an approval status is named until it has one', async ({ page, request }) => {
  test.setTimeout(300_000);
  const company = await createTaskCompany(request, { tasks: [{ name: 'Autosvar' }] });
  const [first, approval, last] = [
    { status: 'to do', color: '#87909e', type: 'open' },
    { status: 'client approval', color: '#e07a3f', type: 'custom' },
    { status: 'complete', color: '#008844', type: 'closed' },
  ];
  const path = `/admin/companies/${company.id}/konfiguration`;
  const listName = `Kundeservice · klippekort ${company.clipCardId.slice(-6)}`;
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Skift mappe' })).toBeVisible();
  const expectWarnings = async (statuses: object[], count: number) => {
    await company.clickUp('setStatuses', company.listId, statuses);
    // The server skips a refresh shortly after the previous one, so the test retries.
    await expect(async () => {
      await company.queryApi('mutation { refreshTasks { refreshedAt } }');
      await page.reload();
      await expect(page.getByRole('button', { name: 'Skift mappe' })).toBeVisible();
      await expect(page.getByText('Mangler Client approval')).toHaveCount(count, { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
  };
  await expectWarnings([first, last], 1);
  await expect(page.getByText(listName)).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectWarnings([first, approval, last], 0);
});

test('every search field shows its full placeholder, on a phone and on a wide screen', async ({ page }) => {
  for (const screen of ['companies', 'clip-cards', 'service-agreements', 'license-requests', 'team', 'audit-log']) {
    await page.goto(`/admin/${screen}`);
    const search = page.getByRole('searchbox');
    for (const viewport of [PHONE, TABLET, DESKTOP]) {
      await page.setViewportSize(viewport);
      await expect(search).toHaveAttribute('placeholder', /^Søg .+/);
      const cut = await search.evaluate((input: HTMLInputElement) => {
        const { fontFamily, fontSize, fontWeight, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(input);
        const text = Object.assign(document.createElement('span'), { textContent: input.placeholder });
        Object.assign(text.style, {
          position: 'absolute',
          whiteSpace: 'pre',
          fontFamily,
          fontSize,
          fontWeight,
          letterSpacing,
        });
        document.body.append(text);
        const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        const excess = text.offsetWidth - room;
        text.remove();
        return Math.max(0, excess);
      });
      expect(cut, `/admin/${screen} at ${viewport.width}`).toBe(0);
    }
  }
});
