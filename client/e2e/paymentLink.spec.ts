import type { Page } from '@playwright/test';
import { billRefusedPeriod, createRefusedCompany } from '../testing/browser/failedPayment.ts';
import type { ManagedCompany } from '../testing/browser/managedCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { sharedAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { rowsOf } from '../testing/browser/tables.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

let company: ManagedCompany;
test.beforeEach(async ({ request }) => {
  company = await createRefusedCompany(request);
  await billRefusedPeriod(company);
});

const statuses = async () => {
  const { viewer } = await company.queryApi(
    '{ viewer { customer { ledger(first: 20) { edges { node { status failedAttempts } } } } } }',
  );
  return viewer.customer!.ledger.edges.map(({ node }) => node.status);
};

test('an admin sees the failed attempts, and that the company has paid in another way', async ({ page, request }) => {
  await signInWithToken(page, await sharedAdminToken(request));
  await page.goto(`/admin/companies/${company.id}/fakturaer`);
  const entries = rowsOf(page, 'Posteringer');
  await expect(entries).toContainText('1 mislykket forsøg');
  await expect(entries).toContainText('Forsøges igen');
  await entries.getByRole('button', { name: /^Markér som betalt/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Markér som betalt' }).click();
  await expect(entries).toContainText('Faktura');
  expect(await statuses()).toEqual(['PAID']);
});

test('a link that was cut off says so', async ({ page }) => {
  await page.goto('/pay?key=abc');
  await expect(heading(page, 'Linket virker ikke')).toBeVisible();
  await page.getByRole('link', { name: 'Gå til login' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
