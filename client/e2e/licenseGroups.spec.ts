import type { Page } from '@playwright/test';
import { createDepartment, createInstallation, createLicense } from '../testing/browser/companyObjects.ts';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { createLicenseCompany, type LicenseCompany } from '../testing/browser/licenseCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';

const licenses = (page: Page) => page.getByRole('article');
const list = (page: Page) => page.getByRole('region', { name: 'Jeres licenser' });

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
