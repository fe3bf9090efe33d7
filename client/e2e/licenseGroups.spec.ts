import type { Page } from '@playwright/test';
import { createDepartment, createInstallation, createLicense } from '../testing/browser/companyObjects.ts';
import { abortOperation, countOperation } from '../testing/browser/interceptOperations.ts';
import { createLicenseCompany, type LicenseCompany } from '../testing/browser/licenseCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { LAPTOP, PHONE } from '../testing/browser/viewports.ts';

const licenses = (page: Page) => page.getByRole('article');
const list = (page: Page) => page.getByRole('region', { name: 'Jeres licenser' });
const search = (page: Page) => page.getByRole('searchbox', { name: /Søg plan/ });

let company: LicenseCompany;
let stock: { installationId: string; departmentId: string; subdomain: string };
test.beforeEach(async ({ page, request }) => {
  company = await createLicenseCompany(request, { licenses: 5 });
  const departmentId = await createDepartment(company, 'Administration');
  const subdomain = `adm-${company.subdomain}`;
  stock = {
    departmentId,
    subdomain,
    installationId: await createInstallation({ ...company, departmentId }, { subdomain }),
  };
  await createLicense({ ...company, installationId: stock.installationId }, { type: 'PLAN_SUITE_PRO', quantity: 2 });
  for (const type of ['PLAN_SUITE_TEAM', 'PLAN_SUPPORT_TEAM'])
    await createLicense(company, {
      type,
      quantity: 3,
      status: 'EXPIRED',
      validFrom: '2024-01-01',
      validUntil: '2024-12-31',
    });
  await signInWithToken(page, company.token);
});

test('licences stand under headings of their department and installation, and expired ones are folded', async ({
  page,
}) => {
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    const fetched = countOperation(page, 'ExpiredLicensesQuery');
    await page.goto('/licenses');
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveText([
      'Administration 2 licenser',
      'Kundeservice 5 licenser',
    ]);
    await expect(list(page).getByRole('heading', { level: 4 })).toHaveText([stock.subdomain, company.subdomain]);
    await expect(list(page).getByRole('heading', { level: 5 })).toHaveText(['Suite Professional', 'Suite Team']);
    expect(fetched()).toBe(0);
    const fold = page.getByRole('button', { name: 'Vis 2 udløbne' });
    await fold.focus();
    await page.keyboard.press('Enter');
    await expect(licenses(page)).toHaveCount(4);
    await expect(licenses(page).filter({ hasText: 'Udløbet' })).toHaveCount(2);
    expect(fetched()).toBe(1);
    const unfold = page.getByRole('button', { name: 'Skjul udløbne' });
    await expect(unfold).toHaveAttribute('aria-expanded', 'true');
    await unfold.click();
    await expect(licenses(page)).toHaveCount(2);
  }
});

test('filters and the search are in the address, and a reload and the Back button keep them', async ({ page }) => {
  await page.goto('/dashboard');
  for (const _visit of [1, 2]) {
    await page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Licenser' }).click();
    await expect(licenses(page)).toHaveCount(2);
    await page.getByLabel('Afdeling', { exact: true }).selectOption('Administration');
    await expect(licenses(page)).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`department=${stock.departmentId}`));
    await expect(page.getByRole('button', { name: /udløb/ })).toHaveCount(0);
    await page.reload();
    await expect(licenses(page)).toHaveCount(1);
    await expect(page.getByLabel('Afdeling', { exact: true })).toHaveValue(stock.departmentId);

    await page.getByLabel('Afdeling', { exact: true }).selectOption('');
    await search(page).fill('suite team');
    await expect(licenses(page)).toHaveCount(1);
    await expect(page).toHaveURL(/q=suite\+team/);
    await expect(page.getByRole('button', { name: 'Vis 1 udløbet' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Klippekort' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Klippekort' })).toBeVisible();
    await page.goBack();
    await expect(search(page)).toHaveValue('suite team');
    await expect(licenses(page)).toHaveCount(1);

    await search(page).fill('findes ikke');
    await expect(page.getByRole('heading', { name: 'Ingen licenser passer' })).toBeVisible();
    await page.getByRole('link', { name: 'Ryd filtre' }).click();
    await expect(licenses(page)).toHaveCount(2);
    await page.getByLabel('Status').selectOption('Udløbet');
    await expect(licenses(page)).toHaveCount(2);
    await expect(licenses(page).filter({ hasText: 'Udløbet' })).toHaveCount(2);
    await page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Overblik' }).click();
  }
});

test('new and expired licences move between the groups, and a failed load can be repeated', async ({ page }) => {
  await openSubscribed(page, '/licenses', 'LicenseListSubscription');
  await expect(licenses(page)).toHaveCount(2);
  const id = await createLicense(
    { ...company, installationId: stock.installationId },
    { type: 'PLAN_SUITE_GROWTH', quantity: 1 },
  );
  await expect(list(page).getByRole('heading', { level: 5 })).toHaveText([
    'Suite Professional',
    'Suite Growth',
    'Suite Team',
  ]);
  await company.queryApiAsAdmin(
    'mutation ($id: ID!) { updateLicense(id: $id, changes: { status: EXPIRED }) { deletedId } }',
    { id },
  );
  await expect(licenses(page)).toHaveCount(2);
  const restore = await abortOperation(page, 'ExpiredLicensesQuery');
  await page.getByRole('button', { name: /^Vis \d udløbne/ }).click();
  await expect(page.getByRole('heading', { name: 'Kunne ikke hente udløbne licenser' })).toBeVisible();
  await restore();
  await page.reload();
  await page.getByRole('button', { name: 'Vis 3 udløbne' }).click();
  await expect(licenses(page)).toHaveCount(5);
});
